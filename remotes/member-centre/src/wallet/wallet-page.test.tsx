import { openCentre } from '@atrium/centre/testing';
import { position } from '@atrium/contracts/net-position';
import { wallets, walletTransfer } from '@atrium/contracts/wallet';
import { refuse, route } from '@atrium/host/testing';
import { screen } from '@testing-library/react';
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

it('[3-42] without isSingle transfers between wallets are offered, and both balances change', async () => {
  const test = await open(false);
  expect(await screen.findByRole('option', { name: 'Resting' })).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '200');
  await userEvent.click(screen.getByRole('button', { name: 'Transfer' }));
  expect(await screen.findByRole('row', { name: /Ember.*P.200\.00/ })).toBeVisible();
  expect(screen.getAllByText(/^P.300\.00$/).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('radio', { name: 'From Ember to main wallet' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '200.01');
  await userEvent.click(screen.getByRole('button', { name: 'Transfer' }));
  expect(await screen.findByText(/Quota not sufficient: P.200\.00 available\./)).toBeVisible();
  expect(test.calls.filter(({ name }) => name === 'wallet.transfer').map(({ body }) => body)).toEqual([
    { from: 'main', to: 'EMBER', amount: '20000' },
  ]);
});
