import { readFileSync } from 'node:fs';
import { MEMBER, openCentre } from '@atrium/centre/testing';
import { authenticator } from '@atrium/contracts/authenticator';
import { bonuses } from '@atrium/contracts/bonuses';
import { account, avatar } from '@atrium/contracts/members';
import { announcements, unreadCount } from '@atrium/contracts/notices';
import { withdrawalOptions } from '@atrium/contracts/payments';
import { protection } from '@atrium/contracts/limits';
import { availablePromo, missionSummary, referral as invitation } from '@atrium/contracts/promotions';
import { cashback } from '@atrium/contracts/rewards';
import { SWITCHES } from '@atrium/contracts/switches';
import { memberAtom } from '@atrium/host';
import { route } from '@atrium/host/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { texts } from '../testing/texts.ts';
import { Page } from './centre-page.tsx';

const at = '2026-11-20T08:00:00Z';
const CLAIMS = [
  { id: '1', startsOn: '2026-11-02', amount: '8640', until: null },
  { id: '2', startsOn: '2026-11-09', amount: '10000', until: null },
];
const routes = ({
  missions = 3,
  referral = true,
  picture = { avatar: '4', avatarType: 'STATIC' as 'STATIC' | 'CUSTOM' },
  claims = CLAIMS,
  sessionMinutes = null as string | null,
} = {}) => [
  route(avatar, picture),
  route(availablePromo, {
    availablePromo: [{ type: 'REFERRAL', enabled: referral }],
    availablePromoCount: Number(referral),
  }),
  route(missionSummary, { count: missions, completed: 2 }),
  route(account, {
    account: 'member1',
    nickname: 'Juno',
    registeredAt: at,
    email: null,
    mobile: null,
    rank: { name: 'Silver', level: 2, next: 'Gold', progress: 0.4 },
    passwordChangedAt: at,
    previousLogin: null,
    sessions: [{ id: 's1', startedAt: at, lastSeenAt: at, ip: '127.0.0.1', device: 'Chrome', current: true }],
  }),
  route(authenticator, { bound: false }),
  route(bonuses, { items: [], kinds: [] } as never),
  route(cashback, {
    period: 'week',
    startsOn: '2026-11-16',
    lastDay: '2026-11-22',
    closesAt: at,
    pays: 'claim',
    minimum: '100',
    carried: '0',
    accrued: '450',
    categories: [],
    claims,
  }),
  route(protection, {
    limits: [
      {
        kind: 'session_time',
        period: 'd',
        amount: sessionMinutes,
        source: 'player',
        used: '107',
        resetsAt: at,
        waiting: null,
      },
    ],
    pause: null,
  }),
  route(withdrawalOptions, {
    available: '50000',
    bonusTurnover: null,
    min: '10000',
    max: '1000000',
    expectedHours: 12,
    accounts: [],
    recent: [],
  }),
  route(announcements, { player: [], agent: [] } as never),
  route(unreadCount, { count: 2 }),
  route(invitation, {
    code: 'member1',
    path: '/register?recommenderId=member1',
    items: [],
    next: null,
  }),
];
const open = (options: Parameters<typeof routes>[0] & { page?: string; loaded?: boolean; imageCDNs?: string[] } = {}) =>
  openCentre(Page, 'member-centre', texts, {
    routes: routes(options),
    page: options.page,
    loaded: options.loaded,
    permission: {
      whitelabel: [{ modId: SWITCHES.manualRebate, flag: '1', childrenNodes: [] }],
      imageCDNs: options.imageCDNs ?? [],
    },
  });
const entries = async () =>
  within(await screen.findByRole('navigation', { name: 'Personal center pages' })).getAllByRole('button');

it('[2.9-01] is a panel whose close button hides it', async () => {
  await open();
  const panel = await screen.findByRole('region', { name: 'Personal center' });
  await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Personal center' })).toBeNull();
});

it('[2.9-02] shows nothing until the member is loaded', async () => {
  const test = await open({ loaded: false });
  await waitFor(() => expect(test.calls.map(({ name }) => name)).toContain('promotions.available'));
  await act(async () => {});
  expect(test.container).toBeEmptyDOMElement();
  act(() => test.store.set(memberAtom, MEMBER));
  expect(await screen.findByRole('region', { name: 'Personal center' })).toBeVisible();
});

it('[2.9-03] [2.9-04] opens on my account, and the page chosen in the menu opens beside it', async () => {
  expect(remote.centre?.defaultPage).toBe('securityCenter');
  await open();
  expect(await screen.findByRole('heading', { name: 'My account' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'My account' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('button', { name: 'Invite friends' }));
  expect(await screen.findByRole('heading', { name: 'Invite friends' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'My account' })).toBeNull();
  expect(await screen.findByRole('textbox', { name: 'Your link' })).toHaveValue(
    'http://localhost/register?referralCode=member1',
  );
});

it('[2.9-04] a page that does not exist falls back to my account', async () => {
  await open({ page: 'noSuchPage' });
  expect(await screen.findByRole('heading', { name: 'My account' })).toBeVisible();
});

it('[2.9-05] lists the fourteen entries in order', async () => {
  await open({ missions: 0 });
  expect((await entries()).map(({ textContent }) => textContent)).toEqual([
    'My account',
    'My wallet',
    'Deposit',
    'Withdrawal',
    'Transfer to upline',
    'Betting record',
    'Cashback',
    'Account record',
    'Personal loss',
    'Bonus details',
    'Reward center',
    'Invite friends',
    'Mission activity',
    'Platform information',
  ]);
});

it('[2.9-18] [6-26] offers invite friends only while the referral promotion is on', async () => {
  await open({ referral: false, page: 'referral' });
  expect((await entries()).map(({ textContent }) => textContent)).not.toContain('Invite friends');
  expect(await screen.findByRole('heading', { name: 'My account' })).toBeVisible();
});

it.each([
  [3, 'Mission activity3'],
  [0, 'Mission activity'],
])('[2.9-20] with %i missions the entry reads "%s"', async (missions, text) => {
  await open({ missions });
  await waitFor(async () => expect((await entries())[12]).toHaveTextContent(new RegExp(`^${text}$`)));
});

it.each([
  ['STATIC', '4', '/art/avatars/4.svg'],
  ['CUSTOM', '/uploads/me.webp', '/uploads/me.webp'],
] as const)(
  '[3-40][3-66] an avatar of type %s comes from %s at the image address',
  async (avatarType, picture, path) => {
    const { container } = await open({ picture: { avatar: picture, avatarType }, imageCDNs: ['https://cdn.test'] });
    await screen.findByRole('region', { name: 'Personal center' });
    await waitFor(() =>
      expect(container.querySelector('header img')).toHaveAttribute('src', `https://cdn.test${path}`),
    );
  },
);

it('[11-30] leads from each page to its article of the help, which exists', async () => {
  const file = new URL('../../../../infra/gateway/locales/help/en.json', `file://${__filename}`);
  const topics = Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object);
  expect(remote.centre!.pages.filter(({ help }) => !help || !topics.includes(help)).map(({ page }) => page)).toEqual(
    [],
  );
  const test = await open({ page: 'manualRebate' });
  const link = await screen.findByRole('link', { name: 'Help with this page' });
  expect(link).toHaveAttribute('href', '/help?topic=cashback');
  await userEvent.click(link);
  expect(test.visited).toEqual(['/help?topic=cashback']);
  expect(screen.queryByRole('region', { name: 'Personal center' })).toBeNull();
});

describe('on a phone', () => {
  const before = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (media) => Object.assign(before(media), { matches: media.includes('max-width') });
  });
  afterEach(() => {
    window.matchMedia = before;
  });

  it('[15-11] [2.9-04] starts as a hub: balance, player protection, every entry in its section, then my account', async () => {
    await open();
    expect((await entries()).map(({ textContent }) => textContent)).toHaveLength(14);
    const lists = within(screen.getByRole('navigation', { name: 'Personal center pages' })).getAllByRole('list');
    expect(lists.map((list) => list.getAttribute('aria-label'))).toEqual([
      'My money',
      'Records',
      'Rewards and messages',
    ]);
    expect(screen.getByText('P 1,500.00')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Player protection' })[0]).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'My account' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'All pages' })).toBeNull();
  });

  it('[15-11] says in the entries what waits on their pages', async () => {
    await open();
    const cashback = await screen.findByRole('button', {
      name: 'Cashback',
      description: /^Ready to claim P\s186\.40$/,
    });
    expect(cashback).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Platform information' })).toHaveAccessibleDescription(
      '2 unread messages',
    );
    const [withdrawal] = (await entries()).filter(({ textContent }) => textContent === 'Withdrawal');
    expect(withdrawal).not.toHaveAccessibleDescription();
  });

  it('[15-11] says how far the missions and the running cashback are', async () => {
    await open({ claims: [] });
    expect(
      await screen.findByRole('button', { name: 'Cashback', description: /^Running period P\s4\.50$/ }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mission activity', description: '2 of 3 completed' })).toBeVisible();
  });

  it.each([
    [null, 'Limits, breaks and reality check'],
    ['120', 'Session time: 1 h 47 min used, 0 h 13 min left'],
  ])('[15-11] with a session limit of %s minutes player protection says: %s', async (sessionMinutes, text) => {
    const { container } = await open({ sessionMinutes });
    const entry = await screen.findByRole('button', { name: 'Player protection', description: text });
    expect(entry.querySelectorAll('[role=progressbar]')).toHaveLength(sessionMinutes ? 1 : 0);
    expect(container).toContainElement(entry);
  });

  it('[15-11] finds a page by a part of its name, also one that no entry leads to', async () => {
    await open();
    const search = await screen.findByRole('searchbox', { name: 'Search pages' });
    await userEvent.type(search, 'RECORD');
    expect((await entries()).map((entry) => entry.getAttribute('aria-label') ?? entry.textContent)).toEqual([
      'Betting record',
      'Account record',
    ]);
    await userEvent.clear(search);
    await userEvent.type(search, 'identity');
    expect(await entries()).toHaveLength(1);
    await userEvent.clear(search);
    await userEvent.type(search, 'no such page');
    expect(await screen.findByRole('status', { name: '' })).toHaveTextContent('No page matches your search');
    await userEvent.clear(search);
    expect(await entries()).toHaveLength(14);
  });

  it('[15-11] gives a page the whole panel, with a way back to the hub', async () => {
    await open({ page: 'referral' });
    expect(await screen.findByRole('heading', { name: 'Invite friends' })).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'All pages' }));
    expect(await entries()).toHaveLength(14);
    expect(await screen.findByRole('heading', { name: 'My account' })).toBeVisible();
  });
});
