import { generateKeyPairSync } from 'node:crypto';
import { openCentre } from '@atrium/centre/testing';
import * as calls from '@atrium/contracts/agent-accounts';
import { encryptionKey } from '@atrium/contracts/session';
import { refuse, route } from '@atrium/host/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/texts.ts';
import { Page } from './register-page.tsx';

const { publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const LINK: calls.AgentLink = {
  id: '5',
  code: '7K3MPQRS',
  kind: 'member',
  prizeGroup: 1900,
  rates: {},
  channel: 'Stream',
  state: 'open',
  createdAt: '2026-11-20T08:00:00Z',
  expiresAt: null,
  registered: 12,
  depositors: 4,
  active: 9,
  turnover: '123400',
};

async function open({ refused }: { refused?: 'USERNAME_TAKEN' | 'ACCOUNT_TERMS' } = {}) {
  let links: calls.AgentLink[] = [];
  const test = await openCentre(Page, 'agent-centre', texts, {
    centre: 'agent',
    routes: [
      route(calls.openingBounds, {
        groups: { least: 1700, most: 1940 },
        rates: { RNG: 0.9, LIVE: 0.4, '*': 0.4 },
        password: { minLength: 8, maxLength: 32 },
      }),
      route(encryptionKey, { keyId: 'test', publicKey }),
      route(calls.agentLinks, () => ({ items: links, pageNo: 1, totalPages: 1, total: links.length })),
      route(calls.openAccount, () => (refused ? refuse(refused) : { id: '8', account: 'tala16' })),
      route(calls.makeLink, () => {
        links = [LINK];
        return LINK;
      }),
      route(calls.endLink, () => {
        links = [{ ...LINK, state: 'ended' }];
        return {};
      }),
    ],
  });
  await screen.findByRole('textbox', { name: /Account name/ });
  return test;
}
const group = () => screen.getByRole('textbox', { name: /Prize group/ });
const send = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('[12-01] opens an account with three fields, and shows once what the agent passes on', async () => {
  await open();
  expect(group()).toHaveValue('1940');
  const password = (screen.getByRole('textbox', { name: /First password/ }) as HTMLInputElement).value;
  expect(password).toMatch(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)[A-Za-z][A-Za-z\d]{11}$/);
  await send('Open account');
  expect(screen.getByRole('textbox', { name: /Account name/ })).toHaveAccessibleDescription(/Enter an account name/);
  await userEvent.type(screen.getByRole('textbox', { name: /Account name/ }), 'tala16');
  await userEvent.clear(group());
  await userEvent.type(group(), '1941');
  await send('Open account');
  expect(group()).toHaveAccessibleDescription(/from 1700 to 1940/);
  await userEvent.clear(group());
  await userEvent.type(group(), '1900');
  await send('Open account');
  const opened = await screen.findByRole('region', { name: 'tala16 is open' });
  expect(within(opened).getByRole('textbox', { name: 'Account name' })).toHaveValue('tala16');
  expect(within(opened).getByRole('textbox', { name: 'First password' })).toHaveValue(password);
  await send('Open another account');
  expect(await screen.findByRole('textbox', { name: /Account name/ })).toHaveValue('');
});

it('[12-01] shows a refusal at the field that it is about', async () => {
  await open({ refused: 'USERNAME_TAKEN' });
  await userEvent.type(screen.getByRole('textbox', { name: /Account name/ }), 'tala16');
  await send('Open account');
  expect(await screen.findByText(/taken|exists|in use/i)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Account name/ })).toHaveFocus();
});

it('[12-01] makes a link, shows it with its QR code and figures, and ends it', async () => {
  await open();
  await userEvent.click(screen.getByRole('tab', { name: 'Make a link' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Agent' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Channel/ }), 'Stream');
  await send('Make link');
  const card = await screen.findByRole('region', { name: 'Link 7K3MPQRS' });
  expect(within(card).getByRole('textbox', { name: 'Your link' })).toHaveValue(
    `${location.origin}/register?affiliateCode=7K3MPQRS`,
  );
  expect(await within(card).findByRole('img', { name: /QR code/ })).toBeVisible();
  const row = screen.getByRole('row', { name: 'Show link 7K3MPQRS' });
  expect(row).toHaveTextContent(/Stream/);
  expect(row).toHaveTextContent(/12/);
  await userEvent.click(within(card).getByRole('button', { name: 'End link' }));
  expect(await within(row).findByText('Ended')).toBeVisible();
});
