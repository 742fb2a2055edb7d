import { SWITCHES } from '@atrium/contracts/switches';
import { supportDesk } from '@atrium/contracts/support';
import { status } from '@atrium/contracts/system';
import { host } from '@atrium/host';
import { route, TEST_BRAND, TEST_PERMISSION } from '@atrium/host/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { createShellHost } from '../testing/shell-host.tsx';
import { StatusSwitch } from './status-switch.tsx';

const location = { ip: '203.0.113.47', country: 'SG' };
const permission = {
  ...TEST_PERMISSION,
  location,
  customerService: [{ csType: 'LIVECHAT', title: 'Live chat', path: 'https://chat.test/' }],
};
const answer = (change: { maintenance?: boolean; regionRestriction?: boolean; returnsAt?: string }) =>
  route(status, { status: 0, permission: { ...permission, ...change }, brand: TEST_BRAND });

async function open(initial: 0 | 1 | 2, change: Parameters<typeof answer>[0], at = '/vip') {
  const shell = await createShellHost({ permission, routes: [answer(change)] });
  shell.show(<StatusSwitch initial={initial} />, at);
  return shell;
}
const opened = jest.spyOn(window, 'open').mockImplementation(() => null);
beforeEach(() => opened.mockClear());

it('[2.2-01] shows the normal app', async () => {
  await open(0, {});
  expect(await screen.findByRole('contentinfo')).toHaveTextContent('Copyright');
});

it('[2.2-02][2.2-03] shows maintenance in place of the whole app', async () => {
  await open(1, { maintenance: true });
  expect(await screen.findByRole('heading', { name: 'System Maintenance' })).toBeInTheDocument();
  expect(screen.getByText('Restriction of Visit')).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('[15-15] shows when the site is expected back, in the zone of the brand', async () => {
  await open(1, { maintenance: true, returnsAt: '2126-11-26T12:30:00.000Z' });
  expect(await screen.findByText(/We expect to be back at .*20:30 GMT\+8\./)).toBeVisible();
});

it('[15-15] shows no time of return once it has passed', async () => {
  await open(1, { maintenance: true, returnsAt: '2020-11-26T12:30:00.000Z' });
  expect(await screen.findByRole('heading', { name: 'System Maintenance' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/back at/)).toBeNull());
});

it('[2.2-04][2.2-07] opens customer service by its button', async () => {
  for (const [initial, change] of [
    [1, { maintenance: true }],
    [2, { regionRestriction: true }],
  ] as const) {
    const { user } = await open(initial, change);
    await user.click((await screen.findAllByRole('button', { name: 'Contact Us' })).at(-1)!);
    expect(opened.mock.lastCall![0]).toBe('https://chat.test/');
  }
  expect(opened).toHaveBeenCalledTimes(2);
});

it('still opens the customer-service window for a visitor from a restricted region', async () => {
  const shell = await createShellHost({
    permission,
    routes: [
      answer({ maintenance: true }),
      route(supportDesk, {
        open: true,
        opensAt: null,
        hours: [],
        timeZone: 'Asia/Manila',
        answerMinutes: 5,
        conversation: null,
      }),
    ],
  });
  shell.show(<StatusSwitch initial={1} />, '/helpmc?topic=support');
  expect(await screen.findByRole('button', { name: 'Send' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'System Maintenance' })).toBeNull();
});

it('[2.2-05][2.2-06] shows that access is not allowed, with address and country', async () => {
  await open(2, { regionRestriction: true });
  expect(
    await screen.findByRole('heading', { name: /Access is not allowed from this location or IP/ }),
  ).toBeInTheDocument();
  expect(screen.getByText('203.0.113.47')).toBeInTheDocument();
  expect(screen.getByText('Singapore')).toBeInTheDocument();
});

it('[8-10][2.2-08] follows a status that begins during use, maintenance before restriction', async () => {
  await open(0, { maintenance: true, regionRestriction: true });
  act(() => host().bus.emit('system.status', { status: 2 }));
  expect(await screen.findByRole('heading', { name: 'System Maintenance' })).toBeInTheDocument();
});

it('[2.2-01][8-10] loads a page that was served closed again once the site opens', async () => {
  const shell = await createShellHost({ permission, routes: [answer({})] });
  const reload = jest.fn();
  shell.show(<StatusSwitch initial={1} reload={reload} />, '/rng');
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('navigation')).toBeNull();
  // Served closed once more, for instance from a cache: shown as it is.
  cleanup();
  shell.show(<StatusSwitch initial={1} reload={reload} />, '/rng');
  expect(await screen.findByRole('navigation', { name: 'Games' })).toBeVisible();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('[7-027] requests its permission with the current host', async () => {
  const { calls } = await open(1, { maintenance: true });
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'system.status')?.query).toEqual({ url: window.location.host }),
  );
});

it('renders a switched-on feature as soon as the event arrives', async () => {
  const whitelabel = (flag: string) => [
    { modId: 'SYSTEM', flag: '1', childrenNodes: [{ modId: SWITCHES.directRegistration, flag, childrenNodes: [] }] },
  ];
  const shell = await createShellHost({
    permission: { ...permission, whitelabel: whitelabel('0') },
    routes: [
      route(status, { status: 0, permission: { ...permission, whitelabel: whitelabel('1') }, brand: TEST_BRAND }),
    ],
  });
  shell.show(<StatusSwitch initial={0} />, '/vip');
  await screen.findByRole('contentinfo');
  expect(within(screen.getByRole('banner')).queryByRole('button', { name: 'Sign up' })).toBeNull();
  act(() => host().bus.emit('settings.changed', { keys: ['switch.directRegistration'] }));
  expect(await within(screen.getByRole('banner')).findByRole('button', { name: 'Sign up' })).toBeInTheDocument();
});
