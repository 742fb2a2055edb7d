import { readFileSync } from 'node:fs';
import { MEMBER, openCentre } from '@atrium/centre/testing';
import { report, reportLevel, teamState } from '@atrium/contracts/agent-reports';
import { consolidated } from '@atrium/contracts/contract-flags';
import { memberAtom } from '@atrium/host';
import { route } from '@atrium/host/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { agentPages } from '../agent-pages.ts';
import { texts } from '../testing/texts.ts';
import { Page } from './centre-page.tsx';

const sums = {
  turnover: '5000',
  validBet: '0',
  payouts: '0',
  rebates: '0',
  salaries: '0',
  dividends: '0',
  bonuses: '0',
  deposits: '0',
  withdrawals: '0',
  profit: '-100',
};
const figures = { ...sums, rounds: 3, activeMembers: 2, depositors: 0, firstDepositors: 0, newMembers: 1 };
const line = [{ id: MEMBER.id, account: 'agent1' }];
const off = {
  dailysalreqtype: '0',
  divtypereq: '0',
  contracthoursalreq: '0',
  realtimesalreqtype: '0',
  contractmrdailysalinfotype: '0',
  contracthoursalinfo: '0',
  dailysalinfotype: '0',
  realtimesalinfotype: '0',
  divtypeinfo: '0',
} as const;
const open = ({
  flags = {},
  dividends = '0',
  ...options
}: {
  flags?: Partial<Record<keyof typeof off, '0' | '1'>>;
  dividends?: string;
  page?: string;
  loaded?: boolean;
} = {}) =>
  openCentre(Page, 'agent-centre', texts, {
    centre: 'agent',
    ...options,
    routes: [
      route(consolidated, { ...off, ...flags } as never),
      route(teamState, { members: 5, agents: 1, online: 0, teamBalance: '0', attention: [] }),
      route(report, {
        scope: 'team',
        line,
        span: { from: '2026-10-22', to: '2026-11-20' },
        before: { from: '2026-09-22', to: '2026-10-21' },
        current: figures,
        previous: { ...figures, turnover: '4000', profit: '1000' },
        days: [{ ...figures, dividends, day: '2026-11-20' }],
        byCategory: [],
      }),
      route(reportLevel, { items: [], pageNo: 1, totalPages: 0, total: 0, line, own: sums, totals: sums }),
    ],
  });
const menu = () => screen.findByRole('navigation', { name: 'Agent center pages' });

it('[2.10-02] shows the left menu only once the account is loaded', async () => {
  const test = await open({ loaded: false });
  await waitFor(() => expect(test.calls.map(({ name }) => name)).toContain('wallet.consolidated'));
  await act(async () => {});
  expect(screen.queryByRole('navigation')).toBeNull();
  // The place of the page is drawn meanwhile: the dialog is never an empty sheet.
  expect(test.container.querySelector('[aria-busy] [data-skeleton]')).toBeInTheDocument();
  act(() => test.store.set(memberAtom, MEMBER));
  expect(await menu()).toBeVisible();
});

it('[2.10-03][12-07] opens on the team overview, compared with the period before in a way that suits each figure', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Team overview' })).toBeVisible();
  expect(within(await menu()).getByRole('button', { name: 'Team overview' })).toHaveAttribute('aria-current', 'page');
  expect(await screen.findByText(/^25.* up on the period before$/)).toBeVisible();
  // A net result that turns negative is a difference, not a share.
  expect(screen.getByText(/^P\s11\.00 less than in the period before$/)).toBeVisible();
});

it('[2.10-01] a page that is chosen opens beside the menu, and the close button hides the centre', async () => {
  await open();
  await userEvent.click(within(await menu()).getByRole('button', { name: 'Downline management' }));
  expect(await screen.findByRole('heading', { name: 'Downline management' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('navigation', { name: 'Agent center pages' })).toBeNull();
});

it.each([
  ['Dividend', { divtypeinfo: '1' }],
  ['Daily salary', { dailysalinfotype: '1' }],
  ['Hourly salary', { contracthoursalinfo: '1' }],
  ['Real-time salary', { realtimesalinfotype: '1' }],
] as const)('[6-13] %s is listed only while its own flag is on', async (name, flags) => {
  await open({ flags });
  const features = ['Dividend', 'Daily salary', 'Hourly salary', 'Real-time salary'];
  const names = within(await menu())
    .getAllByRole('button')
    .map(({ textContent }) => textContent!);
  expect(names.filter((each) => features.includes(each))).toEqual([name]);
});

/** jsdom's files have no `text`. */
const textOf = (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });

it.each([
  ['does not list', 'off', {}, '0', false],
  ['lists', 'on', { divtypeinfo: '1' }, '0', true],
  ['lists', 'off, but some were paid', {}, '700', true],
] as const)('the CSV file %s dividends while they are %s', async (_, __, flags, dividends, listed) => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:days';
  };
  URL.revokeObjectURL = () => {};
  // jsdom follows no links.
  HTMLAnchorElement.prototype.click = () => {};
  await open({ flags, dividends });
  // The flags decide the menu, too: they have arrived.
  expect(within(await menu()).queryByRole('button', { name: 'Dividend' }) !== null).toBe('divtypeinfo' in flags);
  const save = await screen.findByRole('button', { name: 'Export CSV' });
  await waitFor(() => expect(save).toBeEnabled());
  await userEvent.click(save);
  const [head, day] = (await textOf(saved[0]!)).split('\r\n');
  expect(head!.split(',').includes('Dividends')).toBe(listed);
  expect(day!.split(',')).toHaveLength(head!.split(',').length);
});

it('[6-13] the address of a feature without its flag leads to the default page', async () => {
  await open({ page: 'agentDividend' });
  expect(await screen.findByRole('heading', { name: 'Team overview' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Dividend' })).toBeNull();
});

it('opens the account centre of the agent from the head of the centre, with the link to register by', async () => {
  await open();
  await menu();
  await userEvent.click(screen.getByRole('button', { name: 'Account center' }));
  expect(await screen.findByRole('heading', { name: 'Account center' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Register account center' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your link' })).toHaveValue(
    `http://localhost/register?affiliateCode=${MEMBER.account}`,
  );
  expect(within(await menu()).getByRole('button', { name: 'Register account center' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

it('[11-30] leads from each page to its article of the help, which exists', async () => {
  const file = new URL('../../../../infra/gateway/locales/help/en.json', `file://${__filename}`);
  const topics = Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object);
  expect(agentPages.filter(({ help }) => !help || !topics.includes(help)).map(({ page }) => page)).toEqual([]);
  await open({ page: 'agentIncome' });
  expect(await screen.findByRole('link', { name: 'Help with this page' })).toHaveAttribute(
    'href',
    '/help?topic=agent-pay',
  );
});
