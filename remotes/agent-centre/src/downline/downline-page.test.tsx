import { generateKeyPairSync } from 'node:crypto';
import { openCentre } from '@atrium/centre/testing';
import { accountStanding, raiseTerms, setBlock, setNote, tree, treeFigures } from '@atrium/contracts/agent-downline';
import { downline, downlines } from '@atrium/contracts/agents';
import { encryptionKey } from '@atrium/contracts/session';
import { lineTransferOptions, transferDownline } from '@atrium/contracts/line-transfers';
import { route } from '@atrium/host/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/texts.ts';
import { Page } from './downline-page.tsx';

// Without a layout nothing is in view: the tree's box is as high as on a screen.
beforeAll(() => {
  for (const side of ['clientHeight', 'clientWidth'])
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, value: 640 });
});
afterAll(() => {
  for (const side of ['clientHeight', 'clientWidth']) Reflect.deleteProperty(HTMLElement.prototype, side);
});

const { publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const account = (id: string, name: string, fields = {}) => ({
  id,
  account: name,
  nickname: name,
  type: 0,
  level: 1,
  directDownlines: 0,
  teamSize: 0,
  rebatePercent: 0.5,
  balance: '5000',
  turnover: '90000',
  net: '-1000',
  registeredAt: '2026-09-01T00:00:00Z',
  lastLoginAt: null,
  online: false,
  ...fields,
});
const tala = account('2', 'tala16', { type: 2, directDownlines: 3, teamSize: 13 });
const below = account('3', 'zeny28', { level: 2, online: true });
const top = { id: '1', account: 'agent1' };
const node = (id: string, up: string | null, name: string, more = {}) => ({
  id,
  up,
  account: name,
  agent: false,
  direct: 0,
  below: 0,
  group: 1900,
  blocked: false,
  ...more,
});
const nodes = [
  node('1', null, 'agent1', { agent: true, direct: 2, below: 3 }),
  node('2', '1', 'tala16', { agent: true, direct: 1, below: 1 }),
  node('4', '1', 'wena21'),
  node('3', '2', 'zeny28'),
];
const standing = {
  id: '2',
  account: 'tala16',
  upline: 'agent1',
  mayRaise: true,
  group: 1900,
  rates: { RNG: 0.2 },
  most: { group: 1940, rates: { RNG: 0.5, '*': 0.5 } },
  block: null,
  note: '',
};
const figures = {
  deposits: '0',
  withdrawals: '0',
  turnover: '90000',
  payouts: '0',
  rebates: '0',
  net: '-1000',
  activeMembers: 1,
  newMembers: 0,
};

const openTree = () =>
  openCentre(Page, 'agent-centre', texts, {
    centre: 'agent',
    page: 'agentDownline',
    routes: [
      route(tree, { line: [top], nodes, cut: false }),
      route(treeFigures, ({ query }) =>
        (query.ids ?? '')
          .split(',')
          .map((id) => ({ id, turnover: `${id}00`, net: '-100', lastLoginAt: null, online: false })),
      ),
      route(accountStanding, standing),
      route(raiseTerms, ({ body }) => ({ ...standing, group: body.prizeGroup ?? standing.group })),
      route(setBlock, ({ body }) => ({
        ...standing,
        block: body.blocked ? { reason: body.reason, since: '2026-11-20T08:00:00Z', mine: true } : null,
      })),
      route(setNote, ({ body }) => ({ ...standing, note: body.note })),
      route(downlines, ({ query }) => {
        const items = (query.under ? [below] : [tala, account('4', 'wena21')]).filter(({ account: name }) =>
          name.includes(query.text ?? ''),
        );
        return {
          items,
          pageNo: 1,
          totalPages: 1,
          total: items.length,
          path: query.under ? [top, { id: '2', account: 'tala16' }] : [top],
        };
      }),
      route(downline, { ...tala, figures, days: [] }),
      route(lineTransferOptions, {
        upline: null,
        downline: true,
        available: '50000',
        min: '100',
        max: '1000000',
        password: 'login',
      }),
      route(encryptionKey, { keyId: 'test', publicKey }),
      route(transferDownline, {
        reference: 'T-1',
        to: 'tala16',
        amount: '1500',
        main: { sumBalance: '48500', cash: '48500', bonus: '0', locked: '0', currency: 'PHP', sequence: 2 },
      }),
    ],
  });
const open = async () => {
  const test = await openTree();
  await userEvent.click(await screen.findByRole('tab', { name: 'Table' }));
  return test;
};
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Downline management' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => /tala16|wena21|zeny28/.exec(row.textContent!)?.[0]);

it('opens a team by its number, and the path leads back', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Open the team of tala16: 13 accounts' }));
  await waitFor(async () => expect(await rows()).toEqual(['zeny28']));
  const path = screen.getByRole('navigation', { name: 'Position in the tree' });
  await userEvent.click(within(path).getByRole('button', { name: 'agent1' }));
  await waitFor(async () => expect(await rows()).toEqual(['tala16', 'wena21']));
});

it('searches once the typing rests, not for every letter', async () => {
  const test = await open();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search accounts' }), 'wena');
  await waitFor(async () => expect(await rows()).toEqual(['wena21']));
  expect(test.calls.map(({ query }) => query.text).filter(Boolean)).toEqual(['wena']);
});

it('opens one account with its figures', async () => {
  await open();
  await userEvent.click(await screen.findByRole('row', { name: 'tala16' }));
  const detail = await screen.findByRole('dialog', { name: 'tala16' });
  await waitFor(() => expect(detail).toHaveTextContent(/Slots0\.2% of 0\.5%.*Turnover\s?P.900\.00/));
  expect(detail).toHaveTextContent(/Last loginNever/);
});

it('sends money from the detail of an account, in the page itself', async () => {
  const test = await open();
  await userEvent.click(await screen.findByRole('row', { name: 'tala16' }));
  const detail = await screen.findByRole('dialog', { name: 'tala16' });
  await userEvent.click(await within(detail).findByRole('button', { name: 'Transfer money' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'tala16' })).toBeNull());
  const panel = within(await screen.findByRole('region', { name: 'Transfer to tala16' }));
  await userEvent.type(panel.getByRole('textbox', { name: /Amount/ }), '15');
  await userEvent.type(panel.getByLabelText(/^Login password/), 'Agent-0001');
  await userEvent.click(panel.getByRole('button', { name: 'Transfer to tala16' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Transfer to tala16' })).toBeNull());
  expect(test.calls.filter(({ name }) => name === 'wallet.transferDownline')).toHaveLength(1);
});

const grid = () => screen.findByRole('treegrid', { name: 'Downline management' });
const names = async () =>
  within(await grid())
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.getAttribute('aria-label'));

it('[12-06] expands and collapses all branches, each only where that changes something', async () => {
  await openTree();
  await waitFor(async () => expect(await names()).toHaveLength(3));
  const [all, none] = ['Expand all', 'Collapse all'].map((name) => screen.getByRole('button', { name }));
  const disabled = (button: HTMLElement) => button.getAttribute('aria-disabled');
  expect([disabled(all!), disabled(none!)]).toEqual([null, 'true']);
  await userEvent.click(all!);
  await waitFor(async () => expect(await names()).toHaveLength(4));
  expect([disabled(all!), disabled(none!)]).toEqual(['true', null]);
  await userEvent.click(none!);
  await waitFor(async () => expect(await names()).toHaveLength(3));
  expect(none).toHaveAttribute('aria-disabled', 'true');
});

it('[12-06] walks the tree by the keys of a treegrid, and opens an account', async () => {
  await openTree();
  await waitFor(async () => expect(await names()).toEqual(['agent1', 'tala16', 'wena21']));
  const tree_ = await grid();
  const active = () =>
    document.getElementById(tree_.getAttribute('aria-activedescendant')!)?.getAttribute('aria-label');
  tree_.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('tala16');
  await userEvent.keyboard('{ArrowRight}');
  expect(await names()).toEqual(['agent1', 'tala16', 'zeny28', 'wena21']);
  await userEvent.keyboard('{ArrowRight}');
  expect(active()).toBe('zeny28');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(await names()).toEqual(['agent1', 'tala16', 'wena21']);
  await userEvent.keyboard('we');
  expect(active()).toBe('wena21');
  expect(within(tree_).getByRole('row', { name: 'tala16' })).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'wena21' })).toBeVisible();
});

it('[12-06] shows what is searched for with the line above it, and figures of what is in view', async () => {
  const test = await openTree();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search accounts' }), 'ZENY');
  await waitFor(async () => expect(await names()).toEqual(['agent1', 'tala16', 'zeny28']));
  expect(screen.getByText('1 match, shown with the line above it')).toBeVisible();
  await waitFor(async () =>
    expect(within(await grid()).getByRole('row', { name: 'zeny28' })).toHaveTextContent(/P.3\.00.*−P.1\.00/),
  );
  expect(test.calls.filter(({ name }) => name === 'agents.tree')).toHaveLength(1);
});

it('[12-06] raises terms within bounds, blocks with a reason, and keeps a note', async () => {
  const test = await openTree();
  const act = async (button: string, panel: string) => {
    await userEvent.click(within(await grid()).getByRole('row', { name: 'tala16' }));
    await userEvent.click(
      await within(await screen.findByRole('dialog', { name: 'tala16' })).findByRole('button', { name: button }),
    );
    return within(await screen.findByRole('region', { name: panel }));
  };
  const sent = (name: string) => test.calls.filter((call) => call.name === name).map(({ body }) => body);
  await waitFor(async () => expect(await names()).toHaveLength(3));
  const raise = await act('Raise terms', 'Raise the terms of tala16');
  const group = await raise.findByRole('textbox', { name: 'Prize group' });
  await userEvent.clear(group);
  await userEvent.type(group, '1941');
  await userEvent.click(raise.getByRole('button', { name: 'Raise terms' }));
  expect(await raise.findByText('Enter a whole number from 1900 to 1940.')).toBeVisible();
  await userEvent.clear(group);
  await userEvent.type(group, '1930');
  const slots = raise.getByRole('textbox', { name: 'Slots' });
  await userEvent.clear(slots);
  await userEvent.type(slots, '0.45');
  await userEvent.click(raise.getByRole('button', { name: 'Raise terms' }));
  await waitFor(() => expect(sent('agents.raiseTerms')).toEqual([{ prizeGroup: 1930, rates: { RNG: 0.45 } }]));
  const block = await act('Block account', 'Block tala16');
  await userEvent.type(block.getByRole('textbox', { name: /Reason/ }), 'shared account');
  await userEvent.click(block.getByRole('button', { name: 'Block account' }));
  await waitFor(() => expect(sent('agents.setBlock')).toEqual([{ blocked: true, reason: 'shared account' }]));
  const note = await act('Add note', 'Note about tala16');
  await userEvent.type(await note.findByRole('textbox', { name: 'Note' }), 'calls on Fridays');
  await userEvent.click(note.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(sent('agents.setNote')).toEqual([{ note: 'calls on Fridays' }]));
});
