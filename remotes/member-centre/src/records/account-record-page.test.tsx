import { openCentre } from '@atrium/centre/testing';
import { accountLines, accountTotals } from '@atrium/contracts/account-records';
import { recordExports } from '@atrium/contracts/record-exports';
import { route } from '@atrium/host/testing';
import { screen, within } from '@testing-library/react';
import { texts } from '../testing/texts.ts';
import { Page } from './account-record-page.tsx';

const bet = {
  id: 'm1',
  at: '2026-11-21T01:00:00Z',
  kind: 'bet' as const,
  reference: 'R-1',
  detail: 'Ember Fox',
  amount: '-2000',
  balanceAfter: '1013748',
  currency: 'PHP',
  status: 'done',
};
const deposit = { ...bet, id: 'm2', kind: 'deposit' as const, reference: 'D-77', detail: '', amount: '5000' };

const open = () =>
  openCentre(Page, 'member-centre', texts, {
    routes: [
      route(accountLines, () => ({ items: [bet, deposit], next: null })),
      route(accountTotals, () => ({ count: 2, in: '5000', out: '2000', net: '3000' })),
      route(recordExports, () => ({ exports: [] })),
    ],
  });

const before = window.matchMedia;
afterEach(() => {
  window.matchMedia = before;
});

it('[2.9-13] says of a movement what it was, when, how much, and the balance after it', async () => {
  await open();
  const table = within(await screen.findByRole('table', { name: 'Account record' }));
  const cells = within(table.getByRole('row', { name: /Ember Fox/ })).getAllByRole('cell');
  expect(cells.map((cell) => cell.lastElementChild!.textContent)).toEqual([
    'Nov 21, 09:00',
    'Bet',
    'Ember Fox',
    expect.stringMatching(/^.P\s20\.00$/),
    expect.stringMatching(/^P\s10,137\.48$/),
  ]);
});

it('[15-06] names on a phone the detail beside the kind, and which of the two amounts is the balance', async () => {
  window.matchMedia = (media) => Object.assign(before(media), { matches: media.includes('max-width') });
  await open();
  const table = within(await screen.findByRole('table', { name: 'Account record' }));
  const shown = within(table.getByRole('row', { name: /Ember Fox/ })).getAllByRole('cell');
  const words = shown.map((cell) => cell.lastElementChild!.textContent);
  expect(words).toContain('Bet Ember Fox');
  expect(words).toContainEqual(expect.stringMatching(/^Balance after P\s10,137\.48$/));
});
