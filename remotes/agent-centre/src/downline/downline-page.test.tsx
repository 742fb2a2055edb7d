import { generateKeyPairSync } from 'node:crypto';
import { openCentre } from '@atrium/centre/testing';
import { downline, downlines } from '@atrium/contracts/agents';
import { encryptionKey } from '@atrium/contracts/session';
import { lineTransferOptions, transferDownline } from '@atrium/contracts/line-transfers';
import { route } from '@atrium/host/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/texts.ts';
import { Page } from './downline-page.tsx';

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

const open = () =>
  openCentre(Page, 'agent-centre', texts, {
    centre: 'agent',
    page: 'agentDownline',
    routes: [
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
  await waitFor(() => expect(detail).toHaveTextContent(/Rebate0\.5%.*Turnover\s?P.900\.00/));
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
