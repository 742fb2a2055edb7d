import { setLanguage } from '@atrium/contracts/session';
import { balance } from '@atrium/contracts/wallet';
import { balanceAtom, memberAtom } from '@atrium/host';
import { route, type TestHostOptions } from '@atrium/host/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { createStore } from 'jotai';
import { openModalAtom } from '../../overlays/modals.state.ts';
import { AGENT, MEMBER, sampleMember, sampleVendor, vendorsOf } from '../../testing/samples.ts';
import { createShellHost } from '../../testing/shell-host.tsx';
import { switchedOn } from '../../testing/switched-on.ts';
import { balanceHiddenAtom } from '../account/balance.state.ts';
import { Header } from './header.tsx';
import { menusAtom } from '../../games/menus.state.ts';

const wallet = (sumBalance: string, sequence = 1) => ({
  sumBalance,
  cash: sumBalance,
  bonus: '0',
  locked: '0',
  currency: 'PHP',
  sequence,
});

async function open(options: TestHostOptions = {}, at = '/') {
  const host = await createShellHost(options);
  host.store.set(menusAtom, [
    { category: 'LIVE', vendors: vendorsOf('LIVE', 2) },
    { category: 'RNG', vendors: vendorsOf('RNG', 14) },
    {
      category: 'SPORTS',
      vendors: [
        sampleVendor({ vassalage: 'TL', displayName: 'Touchline', gameType: 'SPORTS', accountTypeName: 'SPORTS' }),
        sampleVendor({ vassalage: 'SV3', displayName: 'Terrace One' }),
      ],
    },
  ]);
  if (options.session) host.store.set(balanceAtom, wallet('123450'));
  host.show(<Header />, at);
  return host;
}
const button = (name: string | RegExp) => screen.queryByRole('button', { name });

describe('The header of a visitor', () => {
  it('[2.3-03] shows a login form', async () => {
    await open();
    expect(screen.getByRole('textbox', { name: 'Username' })).toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toBeInTheDocument();
    expect(button('Login')).toBeInTheDocument();
  });

  it('[2.3-04] offers the login by SMS while its switch is on', async () => {
    const first = await open({ permission: { whitelabel: switchedOn() } });
    expect(button('SMS login')).toBeNull();
    first.store.set(openModalAtom, null);
    cleanup();
    const { store, user } = await open({ permission: { whitelabel: switchedOn('smsLogin') } });
    await user.click(button('SMS login')!);
    expect(store.get(openModalAtom)).toMatchObject({ name: 'loginModal', tab: 'mobile' });
  });

  it('[2.3-05] has a sign-up button that opens the registration while direct registration is on', async () => {
    await open();
    expect(button('Sign up')).toBeNull();
    cleanup();
    const { store, user } = await open({ permission: { whitelabel: switchedOn('directRegistration') } });
    await user.click(button('Sign up')!);
    expect(store.get(openModalAtom)).toEqual({ name: 'registerModal' });
  });

  it('[2.3-06] has a free-demo button while free play is on', async () => {
    await open();
    expect(button('Free demo')).toBeNull();
    cleanup();
    await open({ permission: { whitelabel: switchedOn('freePlay') } });
    expect(button('Free demo')).toBeInTheDocument();
  });

  it('[2.3-07] shows none of the member items', async () => {
    await open({ permission: { whitelabel: switchedOn('manualRebate') } });
    for (const name of [
      'Deposit',
      'Withdraw',
      'Personal center',
      'Agent center',
      'Betting record',
      'Cashback',
      'Sign out',
    ])
      expect(button(name)).toBeNull();
    expect(screen.queryByRole('status', { name: 'Balance' })).toBeNull();
  });

  it('[5-01] refuses an empty or blank username and password at the form, and sends nothing', async () => {
    const { user, calls } = await open();
    await user.type(screen.getByRole('textbox', { name: 'Username' }), '   ');
    await user.click(button('Login')!);
    expect(screen.getByRole('alert')).toHaveTextContent('Enter your username');
    expect(screen.getByRole('textbox', { name: 'Username' })).toBeInvalid();
    await user.type(screen.getByRole('textbox', { name: 'Username' }), 'mara_88');
    await user.click(button('Login')!);
    expect(screen.getByRole('alert')).toHaveTextContent('Enter your password');
    expect(calls).toEqual([]);
  });
});

describe('The header of a member', () => {
  const member = {
    session: MEMBER,
    permission: { whitelabel: switchedOn('smsLogin', 'directRegistration', 'freePlay', 'manualRebate') },
  };

  it('[2.3-07] shows none of the visitor items', async () => {
    await open(member);
    expect(screen.queryByRole('textbox', { name: 'Username' })).toBeNull();
    for (const name of ['Login', 'SMS login', 'Sign up', 'Free demo']) expect(button(name)).toBeNull();
  });

  it('[AC-11] [MN-01] [2.3-08] shows the balance', async () => {
    await open(member);
    expect(screen.getByRole('status', { name: 'Balance' })).toHaveTextContent(/^P\s1,234\.50$/);
  });

  it('[2.3-09] hides the balance behind ***, also after a reload, and shows it again', async () => {
    const { user } = await open(member);
    await user.click(button('Hide balance')!);
    expect(screen.getByRole('status', { name: 'Balance' })).toHaveTextContent(/^\*\*\*$/);
    expect(createStore().get(balanceHiddenAtom)).toBe(true);
    await user.click(button('Show balance')!);
    expect(screen.getByRole('status', { name: 'Balance' })).toHaveTextContent('1,234.50');
    expect(createStore().get(balanceHiddenAtom)).toBe(false);
  });

  it('[2.3-10] fetches the balance again and shows the new amount', async () => {
    const { user, calls } = await open({ ...member, routes: [route(balance, wallet('99900', 2))] });
    await user.click(button('Refresh balance')!);
    await waitFor(() => expect(screen.getByRole('status', { name: 'Balance' })).toHaveTextContent(/P\s999\.00$/));
    expect(calls.map(({ name }) => name)).toEqual(['wallet.balance']);
  });

  it('[2.3-11][2.3-12][2.3-13][2.3-14][2.3-16] opens the member centre on the page of each item', async () => {
    const { user } = await open(member);
    for (const [name, page] of [
      ['mara_88', 'securityCenter'],
      ['Deposit', 'depositv2'],
      ['Withdraw', 'withdraw'],
      ['Personal center', 'personalProfit'],
      ['Betting record', 'personalHistoryCopy'],
    ]) {
      await user.click(button(name!)!);
      await waitFor(() => expect(location.search).toBe(`?centre=member.${page}`));
    }
  });

  it('[2.3-17] has cashback only while its switch is on', async () => {
    const { user } = await open(member);
    await user.click(button('Cashback')!);
    await waitFor(() => expect(location.search).toBe('?centre=member.manualRebate'));
    cleanup();
    await open({ session: MEMBER });
    expect(button('Cashback')).toBeNull();
  });

  it('[2.3-15] shows the agent centre to agents only', async () => {
    await open(member);
    expect(button('Agent center')).toBeNull();
    cleanup();
    const { user } = await open({ session: AGENT });
    await user.click(button('Agent center')!);
    await waitFor(() => expect(location.search).toBe('?centre=agent.agentTeamOverview'));
  });

  it('[6-12] follows the type in the member info', async () => {
    const { store } = await open(member);
    for (const type of [1, 2, 41, 42]) {
      act(() => store.set(memberAtom, sampleMember({ type })));
      expect(button('Agent center')).toBeInTheDocument();
    }
    for (const type of [0, 4]) {
      act(() => store.set(memberAtom, sampleMember({ type })));
      expect(button('Agent center')).toBeNull();
    }
  });
});

describe('The languages', () => {
  it('[2.3-01] shows flag and name of each supported language and of no other', async () => {
    const { user } = await open({ brand: { languages: ['EN', 'CN', 'AR'] } });
    await user.click(button('Language')!);
    const items = within(screen.getByRole('menu', { name: 'Language' })).getAllByRole('menuitemradio');
    expect(items.map((item) => item.textContent)).toEqual(['English', '简体中文', 'العربية']);
    for (const item of items) expect(item.querySelector('svg')).not.toBeNull();
    expect(items[0]).toBeChecked();
  });

  it('[3-13][4-48][4-50] stores the chosen language under lang and hisLang and sends it to the server', async () => {
    const { user, calls } = await open({ routes: [route(setLanguage, {})] });
    await user.click(button('Language')!);
    await user.click(screen.getByRole('menuitemradio', { name: '简体中文' }));
    expect(await screen.findByRole('button', { name: '登录' })).toBeInTheDocument();
    expect([localStorage.getItem('lang'), localStorage.getItem('hisLang')]).toEqual(['CN', 'CN']);
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['zh', 'ltr']);
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ language: 'CN' }]));
  });

  it.each([
    ['TH', 'ไทย', 'th', 'เข้าสู่ระบบ', /^[\p{Script=Thai}\s?]+$/u],
    ['KO', '한국어', 'ko', '로그인', /^[\p{Script=Hangul}\s?]+$/u],
    ['PT-BR', 'Português (Brasil)', 'pt-BR', 'Entrar', /^[\p{Script=Latin}\s?-]+$/u],
  ])('[4-48] in %s every text of the header is in that language at once', async (code, name, tag, login, letters) => {
    const { user } = await open({ brand: { languages: ['EN', code] }, routes: [route(setLanguage, {})] });
    const wordsOf = () =>
      within(screen.getByRole('banner'))
        .getAllByRole('button')
        .map((each) => each.getAttribute('aria-label') ?? each.textContent!);
    const english = wordsOf();
    await user.click(button('Language')!);
    await user.click(screen.getByRole('menuitemradio', { name }));
    expect(await screen.findByRole('button', { name: login })).toBeInTheDocument();
    expect([document.documentElement.lang, document.documentElement.dir, localStorage.getItem('lang')]).toEqual([
      tag,
      'ltr',
      code,
    ]);
    const words = wordsOf();
    expect(words).toHaveLength(english.length);
    for (const word of words) expect(word).toMatch(letters);
    expect(words.filter((word) => english.includes(word))).toEqual([]);
  });
});

describe('The games', () => {
  const games = () => screen.getByRole('navigation', { name: 'Games' });

  it('[2.3-19] shows the logo, which links to home', async () => {
    await open();
    const logo = within(games()).getByRole('link', { name: 'Atrium' });
    expect(logo).toHaveAttribute('href', '/');
    expect(logo).toHaveTextContent('Atrium');
    expect(logo.querySelectorAll('svg path').length).toBeGreaterThan(0);
    expect(within(games()).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(within(games()).getByRole('link', { name: 'Promotions' })).toHaveAttribute('href', '/promotions');
  });

  it('[2.3-21][2.3-26] names its entries by category, cockfight after LIVE', async () => {
    await open();
    expect(
      within(games())
        .getAllByRole('link')
        .map((link) => link.textContent)
        .slice(2, -1),
    ).toEqual(['LIVE', 'COCKFIGHT', 'SPORTS', 'RNG']);
  });

  it('[2.3-23][2.3-24][2.3-25] opens a drop-down of eleven vendors and MORE, also by keyboard', async () => {
    const { user } = await open();
    within(games()).getByRole('link', { name: 'RNG' }).focus();
    await user.keyboard('{ArrowDown}');
    const panel = screen.getByRole('group', { name: 'Vendors: RNG' });
    const links = await within(panel).findAllByRole('link');
    expect(links).toHaveLength(12);
    expect(links[0]).toHaveFocus();
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      ...Array.from({ length: 11 }, (_, index) => `/rng?page=RNG${index}`),
      '/rng',
    ]);
    expect(links[11]).toHaveTextContent('MORE');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Vendors: RNG' })).toBeNull();
    expect(within(games()).getByRole('link', { name: 'RNG' })).toHaveFocus();
  });

  it('[2.3-28] leaves SV3 out of the sports drop-down', async () => {
    const { user } = await open();
    within(games()).getByRole('link', { name: 'SPORTS' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.queryByText('Terrace One')).toBeNull();
    expect(screen.getByRole('button', { name: /Touchline/ })).toBeInTheDocument();
  });

  it('[4-08] asks a visitor who chooses a vendor that launches at once to log in, and launches nothing', async () => {
    const { user, store, calls } = await open();
    await user.click(within(games()).getByRole('link', { name: 'COCKFIGHT' }));
    await waitFor(() => expect(store.get(openModalAtom)?.name).toBe('loginPopupModal'));
    expect(location.pathname).toBe('/');
    expect(calls).toEqual([]);
  });

  it('[2.3-02] has a button that shows and hides the navigation on /lottery, and on no other route', async () => {
    await open();
    expect(button(/navigation/)).toBeNull();
    cleanup();
    const { user } = await open({}, '/lottery');
    await user.click(button('Hide navigation')!);
    expect(screen.queryByRole('navigation', { name: 'Games' })).toBeNull();
    await user.click(button('Show navigation')!);
    expect(games()).toBeInTheDocument();
  });
});
