import { openCentre } from '@atrium/centre/testing';
import { forgetAddress, knownAddresses, logins } from '@atrium/contracts/login-history';
import { refuse, route } from '@atrium/host/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/texts.ts';
import { Page } from './logins-page.tsx';

const AT = '2026-11-20T08:00:00Z';
const known = (address: string, current = false) => ({ address, since: AT, lastLoginAt: null, current });
let gone: boolean;

async function open() {
  let addresses = [known('203.0.113.7', true), known('2001:db8:1:2::/64')];
  gone = false;
  return openCentre(Page, 'member-centre', texts, {
    page: 'logins',
    routes: [
      route(logins, ({ query }) => ({
        items:
          query.cursor === 'second'
            ? [{ id: '1', at: AT, ip: '198.51.100.9', country: '', device: '' }]
            : [{ id: '2', at: AT, ip: '203.0.113.7', country: 'PH', device: 'Chrome, Windows' }],
        next: query.cursor ? null : 'second',
      })),
      route(knownAddresses, () => ({ addresses })),
      route(forgetAddress, ({ body }) => {
        if (gone) refuse('NOT_FOUND');
        addresses = addresses.filter(({ address }) => address !== body.address);
        return { addresses, ended: 1 };
      }),
    ],
  });
}

it('[11-08] shows the logins with place and device, page by page', async () => {
  await open();
  const history = within(await screen.findByRole('table', { name: 'Logins' }));
  const row = history.getByRole('row', { name: /203\.0\.113\.7/ });
  expect(row).toHaveTextContent('Chrome, Windows');
  expect(row).toHaveTextContent('Philippines');
  await userEvent.click(screen.getByRole('button', { name: /Next/ }));
  expect(await history.findByRole('row', { name: /198\.51\.100\.9/ })).toBeVisible();
});

it('[11-08] forgets a known address after a question, and says so', async () => {
  const test = await open();
  const table = within(await screen.findByRole('table', { name: 'Known addresses' }));
  expect(table.getByRole('row', { name: /203\.0\.113\.7/ })).toHaveTextContent('You are here');
  const forget = () => userEvent.click(table.getByRole('button', { name: 'Forget 2001:db8:1:2::/64' }));
  test.nextDialog = 'no';
  await forget();
  test.nextDialog = 'yes';
  gone = true;
  await forget();
  expect(await screen.findByRole('alert')).toBeVisible();
  gone = false;
  await forget();
  await waitFor(() => expect(table.queryByText('2001:db8:1:2::/64')).toBeNull());
  expect(test.toasts).toEqual([{ tone: 'success', text: '2001:db8:1:2::/64 is forgotten.' }]);
  expect(test.dialogs.at(-1)!.text).toContain('the next login from there needs an extra verification');
});
