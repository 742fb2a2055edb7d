import { memberInfo } from '@atrium/contracts/members';
import { announcements } from '@atrium/contracts/notices';
import { identityProviders, loginInfo } from '@atrium/contracts/session';
import { SWITCHES, type SwitchName } from '@atrium/contracts/switches';
import { balance } from '@atrium/contracts/wallet';
import { route, TEST_PERMISSION } from '@atrium/host/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { settleLogin } from '../auth/sign-in.ts';
import { openModalAtom } from '../overlays/modals.state.ts';
import { sessionPhaseAtom } from '../session/session-phase.state.ts';
import { MEMBER, sampleMember } from '../testing/samples.ts';
import { createShellHost } from '../testing/shell-host.tsx';
import { switchedOn } from '../testing/switched-on.ts';
import { Header } from './header/header.tsx';
import { JoinPage } from '../pages/join/join-page.tsx';
import { LogicLayer } from './logic-layer.tsx';
import { PhoneBar } from './phone/phone-bar.tsx';
import { SideMenuContent } from './side-menu/side-menu-content.tsx';

const ALL = Object.keys(SWITCHES) as SwitchName[];
const rule = { enabled: true, required: true, acceptedPattern: '*', patternId: '1', minLength: 4, maxLength: 16 };
const register = { ...TEST_PERMISSION.register, rules: { username: rule, password: rule, mobileNum: rule } };
const routes = [
  route(announcements, { player: [], banners: [], popup: [], promotion: [] }),
  route(identityProviders, []),
  route(memberInfo, sampleMember()),
  route(balance, { sumBalance: '0', cash: '0', bonus: '0', locked: '0', currency: 'PHP', sequence: 1 }),
  route(loginInfo, { account: 'mara_88', isAgent: 0, previousLogin: null, unreadMessages: 0, popups: 0 }),
];
const expired = {
  token: 'marker',
  firstTimeLogin: false,
  passwordExpired: true,
  defaultPassword: false,
  user: { userName: 'mara_88', password: '' as const },
  isAgent: 0,
  previousLogin: null,
};

/** What the dialog has where it has no form. */
const KEPT_BESIDE_REGISTRATION = ['Register by Username: Close registration', 'Register by Username: Login'];

const Menu = () => <SideMenuContent open onClose={() => {}} />;

/** The buttons and fields within a part of the page; tabs are listed separately. */
const elements = (part: ParentNode): string[] =>
  [
    ...part.querySelectorAll<HTMLInputElement | HTMLButtonElement | HTMLAnchorElement>(
      'button:not([role=tab]), a[href], input, select',
    ),
  ].map(
    (one) =>
      one.getAttribute('aria-label') ?? (('labels' in one && one.labels?.[0]?.textContent) || one.textContent || ''),
  );

/**
 * Every element of a session with these switches, each with its place: the bars, and login and registration with all
 * their tabs.
 */
async function session(on: readonly SwitchName[]): Promise<string[]> {
  const permission = { whitelabel: switchedOn(...on), register };
  const found: string[] = [];
  const member = await createShellHost({ routes, session: MEMBER, permission });
  member.show(<Header />);
  await screen.findByRole('button', { name: 'Limits and breaks' });
  found.push(...elements(document.body).map((name) => `member: ${name}`));
  cleanup();
  member.show(<Menu />);
  found.push(...elements(document.body).map((name) => `member, menu: ${name}`));
  cleanup();
  const host = await createShellHost({ routes, permission });
  for (const [place, Bar] of [
    ['visitor', Header],
    ['visitor, phone', PhoneBar],
    ['visitor, menu', Menu],
    ['visitor, join us', JoinPage],
  ] as const) {
    host.show(<Bar />);
    found.push(...elements(document.body).map((name) => `${place}: ${name}`));
    cleanup();
  }
  for (const [name, title] of [
    ['loginModal', 'Login'],
    ['registerModal', 'Register'],
  ] as const) {
    host.store.set(openModalAtom, { name });
    host.show(<LogicLayer />);
    const dialog = await screen.findByRole('dialog', { name: title });
    const tabs = screen.queryAllByRole('tab').map((tab) => tab.textContent);
    found.push(...tabs.map((tab) => `${title} by ${tab}`));
    for (const tab of tabs.length > 0 ? tabs : ['Username']) {
      const way = screen.queryByRole('tab', { name: tab });
      if (way) fireEvent.click(way);
      found.push(...elements(dialog).map((element) => `${title} by ${tab}: ${element}`));
    }
    cleanup();
  }
  act(() => host.store.set(openModalAtom, null));
  return found;
}

/** Whether a change of password is required after a login with one that is too old. */
async function demandsNewPassword(on: readonly SwitchName[]): Promise<boolean> {
  const host = await createShellHost({ routes, permission: { whitelabel: switchedOn(...on), register } });
  await act(() => settleLogin(expired, 'username', 'Harbour204'));
  return host.store.get(openModalAtom)?.name === 'changePassModal';
}

it('[6-23] a disabled switch removes exactly its own elements from the next session', async () => {
  const all = await session(ALL);
  const way = (name: string) => all.filter((one) => one.startsWith(name));
  for (const each of ['Register by Mobile number', 'Register by Username', 'Login by Mobile number'])
    expect(way(each).length).toBeGreaterThan(5);
  const gone: Partial<Record<SwitchName, string[]>> = {
    mobileRegistration: way('Register by Mobile number'),
    registrationSms: ['Register by Username: SMS code', 'Register by Username: Send code'],
    mobilePasswordRegistration: ['Register by Mobile number: Password', 'Register by Mobile number: Show password'],
    usernameRegistration: way('Register by Username'),
    freePlay: [
      'visitor: Free demo',
      'visitor, menu: Free demo',
      'Login by Username: Free trial, no account',
      'Login by Mobile number: Free trial, no account',
    ],
    forcedPasswordChange: [],
    // A single remaining way needs no tab.
    smsLogin: ['visitor: SMS login', 'Login by Username', ...way('Login by Mobile number')],
    directRegistration: [
      'visitor: Sign up',
      'visitor, phone: Sign up',
      'visitor, join us: Register an account',
      'Login by Username: Register now',
      'Login by Mobile number: Register now',
      ...way('Register by').filter((one) => !KEPT_BESIDE_REGISTRATION.includes(one)),
    ],
    manualRebate: ['member: Cashback', 'member, menu: Cashback'],
  };
  for (const [name, expected] of Object.entries(gone) as [SwitchName, string[]][]) {
    const left = ALL.filter((one) => one !== name);
    const instead = name === 'directRegistration' ? ['Register by Username: Contact customer service'] : [];
    expect([name, await session(left)]).toEqual([name, [...all.filter((one) => !expected.includes(one)), ...instead]]);
    expect([name, await demandsNewPassword(left)]).toEqual([name, name !== 'forcedPasswordChange']);
  }
});

it('the menu offers no free demo while a session is being restored', async () => {
  const host = await createShellHost({ routes, permission: { whitelabel: switchedOn('freePlay'), register } });
  host.store.set(sessionPhaseAtom, 'restoring');
  host.show(<Menu />);
  expect(screen.queryByRole('button', { name: 'Free demo' })).toBeNull();
  act(() => host.store.set(sessionPhaseAtom, 'known'));
  expect(screen.getByRole('button', { name: 'Free demo' })).toBeInTheDocument();
});
