import { generateKeyPairSync } from 'node:crypto';
import { openCentre } from '@atrium/centre/testing';
import { encryptionKey } from '@atrium/contracts/session';
import { lineTransferOptions, transferDownline } from '@atrium/contracts/line-transfers';
import { refuse, route } from '@atrium/host/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/texts.ts';
import { TransferButton } from './transfer-button.tsx';
import { TransferPanel } from './transfer-panel.tsx';

const { publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
let refused = false;
let closed = 0;
const Page = () => (
  <>
    <TransferButton onPress={() => undefined} />
    <TransferPanel member={{ id: '7', account: 'tala16' }} onClose={() => void closed++} />
  </>
);
const open = (downline: boolean) =>
  openCentre(Page, 'agent-centre', texts, {
    centre: 'agent',
    routes: [
      route(lineTransferOptions, {
        upline: null,
        downline,
        available: '50000',
        min: '100',
        max: '1000000',
        password: 'payment',
      }),
      route(encryptionKey, { keyId: 'test', publicKey }),
      route(transferDownline, () =>
        refused
          ? refuse('RECIPIENT_UNAVAILABLE')
          : {
              reference: 'T-1',
              to: 'tala16',
              amount: '20000',
              main: { sumBalance: '30000', cash: '30000', bonus: '0', locked: '0', currency: 'PHP', sequence: 2 },
            },
      ),
    ],
  });

it('sends money to one of the downline, after the payment password', async () => {
  const test = await open(true);
  expect(await screen.findByRole('region', { name: 'Transfer to tala16' })).toHaveTextContent(
    /You can transfer P.500\.00\./,
  );
  await userEvent.type(screen.getByRole('textbox', { name: /Amount/ }), '200');
  await userEvent.type(screen.getByLabelText(/^Payment password/), '123456');
  refused = true;
  await userEvent.click(screen.getByRole('button', { name: 'Transfer to tala16' }));
  expect(
    await screen.findByText(
      /can't receive transfers right now; no money moved\. A new member first has to log in and accept the terms\./,
    ),
  ).toBeVisible();
  refused = false;
  await userEvent.type(screen.getByLabelText(/^Payment password/), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Transfer to tala16' }));
  await waitFor(() => expect(closed).toBe(1));
  await waitFor(() => expect(test.toasts.at(-1)?.text).toMatch(/P.200\.00 transferred to tala16\./));
});

it('shows no way where the brand has it switched off', async () => {
  const test = await open(false);
  await waitFor(() => expect(test.calls.length).toBeGreaterThan(0));
  expect(screen.queryByRole('button', { name: 'Transfer money' })).toBeNull();
});
