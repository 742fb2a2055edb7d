import { openCentre } from '@atrium/centre/testing';
import { position } from '@atrium/contracts/net-position';
import { collectWallets, wallets, walletTransfer } from '@atrium/contracts/wallet';
import { refuse, route } from '@atrium/host/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/texts.ts';
import { Page } from './wallet-page.tsx';

const main = (cash: string, bonus = '0') => ({
  sumBalance: String(BigInt(cash) + BigInt(bonus)),
  cash,
  bonus,
  locked: '0',
  currency: 'PHP',
  sequence: 1,
});

/** Two wallets that the test's gateway moves money between, as the real one does. */
const open = (isSingle: boolean, bonus?: string) => {
  const held = { main: 50_000n, ember: 0n };
  return openCentre(Page, 'member-centre', texts, {
    page: 'transferFund',
    routes: [
      // The plot is another test's matter: without days it is not drawn.
      route(position, () => refuse('UNKNOWN')),
      route(wallets, () => ({
        main: main(held.main.toString(), bonus),
        isSingle,
        vendors: isSingle
          ? []
          : [
              { vassalage: 'EMBER', displayName: 'Ember', balance: held.ember.toString(), up: true },
              { vassalage: 'DOWN', displayName: 'Resting', balance: '0', up: false },
            ],
      })),
      route(collectWallets, () => {
        const total = held.ember.toString();
        held.main += held.ember;
        held.ember = 0n;
        return {
          total,
          collected: [{ vassalage: 'EMBER', displayName: 'Ember', amount: total }],
          left: [{ vassalage: 'DOWN', displayName: 'Resting', amount: '4500' }],
          main: main(held.main.toString()),
        };
      }),
      route(walletTransfer, ({ body }) => {
        const amount = body.from === 'main' ? BigInt(body.amount) : -BigInt(body.amount);
        if (held.main < amount) refuse('INSUFFICIENT_FUNDS');
        held.main -= amount;
        held.ember += amount;
        return { transferId: '1', main: main(held.main.toString()) };
      }),
    ],
  });
};

it('[AC-11] shows bonus money apart from cash', async () => {
  await open(true, '12345');
  const term = await screen.findByText('Bonus money');
  expect(term.closest('div')).toHaveTextContent(/P.123\.45/);
  expect(screen.getByText('Cash').closest('div')).toHaveTextContent(/P.500\.00/);
});

it('[3-42] with isSingle there is one wallet and no transfer between wallets', async () => {
  await open(true);
  expect(await screen.findByText('One wallet for every game')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Transfer' })).toBeNull();
});

it('[3-42][11-09] without isSingle transfers between wallets are offered, and both balances change', async () => {
  const test = await open(false);
  const from = await screen.findByRole('combobox', { name: 'From' });
  const to = screen.getByRole('combobox', { name: 'To' });
  expect(within(to).getByRole('option', { name: 'Resting (under maintenance)' })).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '200');
  await userEvent.click(screen.getByRole('button', { name: 'Transfer' }));
  expect(await screen.findByRole('row', { name: /Ember.*P.200\.00/ })).toBeVisible();
  expect(screen.getAllByText(/^P.300\.00$/).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Swap the two wallets' }));
  expect([from, to].map((end) => (end as HTMLSelectElement).value)).toEqual(['EMBER', 'main']);
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '200.01');
  await userEvent.click(screen.getByRole('button', { name: 'Transfer' }));
  expect(await screen.findByText(/Quota not sufficient: P.200\.00 available\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Deposit' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'All of it' }));
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('200.00');
  await userEvent.selectOptions(to, 'EMBER');
  await userEvent.click(screen.getByRole('button', { name: 'Transfer' }));
  expect(await screen.findByText('Choose two different wallets.')).toBeVisible();
  expect(test.calls.filter(({ name }) => name === 'wallet.transfer').map(({ body }) => body)).toEqual([
    { from: 'main', to: 'EMBER', amount: '20000' },
  ]);
});

it('[11-09] one press collects everything, and says what stayed with a vendor under maintenance', async () => {
  const { calls, toasts } = await open(false);
  expect(await screen.findByRole('button', { name: 'Collect all' })).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '200');
  await userEvent.click(screen.getByRole('button', { name: 'Transfer' }));
  expect(await screen.findByText(/^Moves P.200\.00 from the vendor wallets/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Collect all' }));
  expect(await screen.findByText(/^P.45\.00 stayed with Resting: under maintenance\.$/)).toBeVisible();
  expect(toasts.at(-1)!.text).toMatch(/^P.200\.00 collected to your main wallet\.$/);
  expect(calls.filter(({ name }) => name === 'wallet.collect')).toHaveLength(1);
  expect(await screen.findByRole('button', { name: 'Collect all' })).toBeDisabled();
});
