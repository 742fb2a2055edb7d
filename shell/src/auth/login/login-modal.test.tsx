import { announcements } from '@atrium/contracts/notices';
import { firstLoginNotice, identityProviders, login } from '@atrium/contracts/session';
import { captcha } from '@atrium/contracts/verification';
import { sessionAtom } from '@atrium/host';
import { refuse, type Route, route } from '@atrium/host/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LogicLayer } from '../../frame/logic-layer.tsx';
import { type OpenModal, openModalAtom } from '../../overlays/modals.state.ts';
import { afterLoginAtom } from '../../session/session-phase.state.ts';
import { afterLogin, loginResult } from '../../testing/logged-in.ts';
import { createShellHost } from '../../testing/shell-host.tsx';
import { switchedOn } from '../../testing/switched-on.ts';
import { developmentVerification, type HumanVerification, provideHumanVerification } from '../human-verification.ts';
import { rememberedLogin } from '../remembered-login.ts';
import { signInBusyAtom } from '../sign-in.state.ts';
import { CAPTCHA_THROTTLE_MS } from './captcha.state.ts';
import { setTypedPassword, typedPassword } from '../../session/typed-password.ts';

const banner = {
  id: 'b1',
  group: 'w_login',
  kicker: '',
  title: 'An evening at the arcade',
  text: '',
  action: '',
  to: '/',
  scene: 'arcade',
};
const notices = (
  banners: (typeof banner)[] = [],
  popup: { id: string; title: string; content: string; at: string; type: string }[] = [],
) => route(announcements, { player: [], banners, popup, promotion: [] });
const after = [...afterLogin, route(firstLoginNotice, {}), route(identityProviders, [])];
const PICTURE = 'iVBORw0KGgo=';

async function open(
  routes: Route[] = [],
  whitelabel = switchedOn(),
  modal: OpenModal = { name: 'loginModal' },
  at = '/',
) {
  const host = await createShellHost({ routes: [...routes, ...after, notices()], permission: { whitelabel } });
  host.store.set(openModalAtom, modal);
  host.show(<LogicLayer />, at);
  const dialog = await screen.findByRole('dialog', { name: 'Login' });
  const fill = async (username: string, password: string) => {
    await host.user.clear(within(dialog).getByLabelText('Username'));
    if (username) await host.user.type(within(dialog).getByLabelText('Username'), username);
    if (password) await host.user.type(within(dialog).getByLabelText('Password'), password);
    await host.user.click(within(dialog).getByRole('button', { name: 'Login' }));
  };
  return { ...host, dialog: within(dialog), fill };
}

/** Spies on the human verification and decides whether it passes. */
function watchVerification(passes = true) {
  const asked: string[] = [];
  const provider: HumanVerification = {
    verify: async (purpose) => {
      asked.push(purpose);
      return passes ? 'proof' : null;
    },
  };
  provideHumanVerification(provider);
  return asked;
}

beforeEach(() => {
  for (const name of ['username', 'remember_flag', 'sms']) document.cookie = `atrium_0_${name}=; Max-Age=0; Path=/`;
});
afterEach(() => {
  provideHumanVerification(developmentVerification);
  setTypedPassword(undefined);
});

describe('The login form', () => {
  it('[2.6-03][2.6-05][2.6-06][2.6-07][2.6-11] has username and password and links to the other forms', async () => {
    const { dialog, store, user } = await open([], switchedOn('directRegistration'));
    expect(dialog.getByLabelText('Username')).toBeInTheDocument();
    expect(dialog.getByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(dialog.getByRole('checkbox', { name: 'Remember password' })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Forgot password?' }));
    expect(store.get(openModalAtom)?.name).toBe('forgetPassModal');
    act(() => store.set(openModalAtom, { name: 'loginModal' }));
    await user.click(await screen.findByRole('button', { name: 'Register now' }));
    expect(store.get(openModalAtom)?.name).toBe('registerModal');
  });

  it('[2.6-02][2.6-04] has a second tab with mobile number and SMS code if verification-code login is enabled', async () => {
    await open();
    expect(screen.queryByRole('tab')).toBeNull();
    cleanup();
    const { dialog, user } = await open([], switchedOn('smsLogin'));
    expect(dialog.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Username', 'Mobile number']);
    await user.click(dialog.getByRole('tab', { name: 'Mobile number' }));
    expect(dialog.getByRole('textbox', { name: 'Mobile number' })).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'SMS code' })).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Send code' })).toBeEnabled();
  });

  it('[2.6-08][2.6-09][2.6-10] offers only the third parties that are enabled', async () => {
    const { dialog } = await open();
    for (const name of [/Free trial/, 'Google', 'Facebook']) expect(dialog.queryByRole('button', { name })).toBeNull();
    cleanup();
    const provider = (third: 'google' | 'facebook') => ({
      third,
      authorizeUrl: `https://${third}.example/authorize`,
      clientId: 'atrium',
    });
    const enabled = await open(
      [route(identityProviders, [provider('google'), provider('facebook')])],
      switchedOn('freePlay'),
    );
    for (const name of [/Free trial/, 'Google', 'Facebook'])
      expect(await enabled.dialog.findByRole('button', { name })).toBeInTheDocument();
  });

  it('[2.6-14] shows the banner group w_login, and nothing if it is empty', async () => {
    const { dialog } = await open([notices([{ ...banner, group: 'home', title: 'Not this one' }])]);
    await waitFor(() => expect(dialog.queryByText('Not this one')).toBeNull());
    expect(document.querySelector('[data-banner]')).toBeNull();
    cleanup();
    await open([notices([{ ...banner, group: 'home', title: 'Not this one' }, banner])]);
    expect(await screen.findByText('An evening at the arcade')).toBeInTheDocument();
  });
});

describe('A login', () => {
  it('[4-11][5-01][8-08] is not sent while a field is empty or blank; the message is shown at the field', async () => {
    const { dialog, fill, sent } = await open();
    await fill('   ', '');
    expect(await dialog.findByText('Enter your username')).toBeInTheDocument();
    expect(dialog.getByLabelText('Username')).toBeInvalid();
    expect(dialog.getByLabelText('Password')).toBeInvalid();
    expect(dialog.getByLabelText('Username')).toHaveAccessibleDescription(/Enter your username/);
    expect(sent('session.login')).toEqual([]);
  });

  it('[4-12][4-14][4-15][5-02] runs the human verification, sends the trimmed credentials once, encrypted, and stores the token', async () => {
    const asked = watchVerification();
    const { fill, sent, store, calls } = await open([route(login, loginResult)]);
    await fill('  mara_88 ', ' evening-26 ');
    await waitFor(() => expect(store.get(sessionAtom)?.account).toBe('mara_88'));
    expect(asked).toEqual(['login']);
    expect(sent('session.login')).toEqual([
      { username: 'mara_88', password: 'evening-26', type: 'username', remember: false, proof: 'proof' },
    ]);
    expect(JSON.stringify(calls.find(({ name }) => name === 'session.login')!.body)).not.toContain('evening-26');
    expect(sessionStorage.getItem('token')).toBe('marker');
  });

  it('[4-12] is not sent when the human verification fails', async () => {
    watchVerification(false);
    const { dialog, fill, sent } = await open([route(login, loginResult)]);
    await fill('mara_88', 'evening-26');
    expect(await dialog.findByText(/confirm that you're human/)).toBeInTheDocument();
    expect(sent('session.login')).toEqual([]);
  });

  it('[4-17][4-24] sends the first-login notice only after the first login', async () => {
    const first = await open([route(login, { ...loginResult, firstTimeLogin: true })]);
    await first.fill('mara_88', 'evening-26');
    await waitFor(() => expect(first.sent('session.firstLoginNotice')).toHaveLength(1));
    expect(sessionStorage.getItem('cpw')).toBe('true');
    cleanup();
    const later = await open([route(login, loginResult)]);
    await later.fill('mara_88', 'evening-26');
    await waitFor(() => expect(later.sent('session.loginInfo')).toHaveLength(1));
    expect(later.sent('session.firstLoginNotice')).toEqual([]);
  });

  it('[4-18] opens the change of a default password, keeping the typed one in memory only', async () => {
    const { fill, store } = await open([route(login, { ...loginResult, defaultPassword: true })]);
    await fill('mara_88', 'default-1');
    await waitFor(() => expect(store.get(openModalAtom)?.name).toBe('changePassModal'));
    expect(typedPassword()).toBe('default-1');
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie])).not.toContain('default-1');
  });

  it('[4-19][4-25] opens the change of an expired password only with the forced-change switch on', async () => {
    const off = await open([route(login, { ...loginResult, passwordExpired: true })]);
    await off.fill('mara_88', 'evening-26');
    await waitFor(() => expect(off.store.get(openModalAtom)).toBeNull());
    expect(sessionStorage.getItem('cpw')).toBeNull();
    cleanup();
    const on = await open(
      [route(login, { ...loginResult, passwordExpired: true })],
      switchedOn('forcedPasswordChange'),
    );
    await on.fill('mara_88', 'evening-26');
    await waitFor(() => expect(on.store.get(openModalAtom)?.name).toBe('changePassModal'));
    expect(sessionStorage.getItem('cpw')).toBe('true');
  });

  it('[4-21][3-70][3-85] loads the login info, then shows the pop-up notices, their HTML without scripts', async () => {
    const popup = {
      id: 'p1',
      title: 'Tonight',
      content: '<p>Doors at nine<script>alert(1)</script><img src=x onerror=alert(1)></p>',
      at: '2026-11-20T12:00:00.000Z',
      type: 'PU',
    };
    const { fill, sent, store, calls } = await open([route(login, loginResult), notices([], [popup])]);
    await fill('mara_88', 'evening-26');
    const shown = await screen.findByRole('dialog', { name: 'Tonight' });
    expect(await within(shown).findByText('Doors at nine')).toBeInTheDocument();
    expect(shown.innerHTML).not.toMatch(/script|onerror/);
    expect(sent('session.loginInfo')).toHaveLength(1);
    expect(store.get(afterLoginAtom)).toBe(false);
    // For the login's banner, and for the pop-ups.
    const query = { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B', language: 'EN' };
    expect(calls.flatMap(({ name, query: asked }) => (name === 'notices.announcements' ? [asked] : []))).toEqual([
      query,
      query,
    ]);
  });

  it('shows after a login when and from where the account was used before', async () => {
    const { fill } = await open([
      route(login, {
        ...loginResult,
        previousLogin: { at: '2026-11-20T12:00:00.000Z', ip: '203.0.113.7', country: 'PH' },
      }),
    ]);
    await fill('mara_88', 'evening-26');
    expect(await screen.findByText(/^Last login: .*2026.*203\.0\.113\.7, Philippines$/)).toBeInTheDocument();
  });

  it('[6-14][6-15] names the entry that refuses: the portal of agents, or the entry of one agent', async () => {
    const doors = [
      ['/login?entry=agent', 'NOT_AN_AGENT', 'Non-agents cannot log in on the agent portal.', { entry: 'agent' }],
      [
        '/login?agent=agent1',
        'NOT_OF_THIS_AGENT',
        'Non-members cannot log in on this agent entry.',
        { entry: 'agentEntry', agent: 'agent1' },
      ],
    ] as const;
    for (const [at, code, sentence, door] of doors) {
      const { dialog, fill, sent, store } = await open(
        [route(login, () => refuse(code))],
        switchedOn(),
        { name: 'loginModal' },
        at,
      );
      await fill('mara_88', 'evening-26');
      expect(await dialog.findByText(sentence)).toBeInTheDocument();
      expect(sent('session.login')[0]).toMatchObject(door);
      expect(store.get(sessionAtom)).toBeNull();
      cleanup();
    }
  });

  it('[4-22][4-23][2.6-12][8-06] shows why it failed, removes the overlay and requires a captcha only if the reply does', async () => {
    const { dialog, fill, store, calls } = await open([
      route(login, () => refuse('LOGIN_FAILED', {}, { captcha: false })),
    ]);
    await fill('mara_88', 'wrong');
    expect(await dialog.findByText('The username or password is incorrect.')).toBeInTheDocument();
    expect(store.get(signInBusyAtom)).toBe(false);
    expect(dialog.queryByLabelText('Captcha')).toBeNull();
    expect(calls.some(({ name }) => name === 'verification.captcha')).toBe(false);
  });

  it('[2.6-12][2.6-13][4-23][5-03][5-12][9-11] shows a captcha on request, requires it, and replaces it on click, once per second', async () => {
    const { dialog, fill, user, calls, sent } = await open([
      route(login, () => refuse('LOGIN_FAILED', {}, { captcha: true })),
      route(captcha, PICTURE),
    ]);
    await fill('mara_88', 'wrong');
    expect(await dialog.findByLabelText('Captcha')).toBeInTheDocument();
    const pictures = () => calls.filter(({ name }) => name === 'verification.captcha').length;
    await waitFor(() =>
      expect(dialog.getByRole('img', { name: /letters and digits/ })).toHaveAttribute(
        'src',
        `data:image/png;base64,${PICTURE}`,
      ),
    );
    const before = pictures();
    await user.click(dialog.getByRole('button', { name: /Press for a new one/ }));
    await user.click(dialog.getByRole('button', { name: /Press for a new one/ }));
    await waitFor(() => expect(pictures()).toBe(before + 1), { timeout: 2500 });
    expect(CAPTCHA_THROTTLE_MS).toBe(1000);
    const logins = sent('session.login').length;
    await user.click(dialog.getByRole('button', { name: 'Login' }));
    expect(await dialog.findByText('Please enter the captcha')).toBeInTheDocument();
    expect(sent('session.login')).toHaveLength(logins);
  });

  it('[9-11] drops a captcha that still waits for its second when the form closes', async () => {
    const { dialog, fill, calls, store } = await open([
      route(login, () => refuse('LOGIN_FAILED', {}, { captcha: true })),
      route(captcha, PICTURE),
    ]);
    await fill('mara_88', 'wrong');
    await dialog.findByRole('img', { name: /letters and digits/ }, { timeout: 2 * CAPTCHA_THROTTLE_MS });
    const pictures = () => calls.filter(({ name }) => name === 'verification.captcha').length;
    jest.useFakeTimers();
    try {
      // The first press may be due at once; the second waits in any case.
      for (const _ of [1, 2]) {
        fireEvent.click(dialog.getByRole('button', { name: /Press for a new one/ }));
        await act(() => jest.advanceTimersByTimeAsync(1));
      }
      const before = pictures();
      act(() => store.set(openModalAtom, null));
      // In steps: the dialog leaves between them.
      for (const _ of [1, 2, 3, 4]) await act(() => jest.advanceTimersByTimeAsync(CAPTCHA_THROTTLE_MS / 2 - 10));
      expect(pictures()).toBe(before);
    } finally {
      jest.useRealTimers();
    }
  });

  it('[4-16][3-14][3-16][9-07] remembers the account while the box is ticked, and forgets it when not', async () => {
    const first = await open([route(login, loginResult)]);
    await first.user.click(first.dialog.getByRole('checkbox', { name: 'Remember password' }));
    await first.fill('mara_88', 'evening-26');
    await waitFor(() => expect(document.cookie).toContain('atrium_0_username=mara_88'));
    expect(document.cookie).not.toContain('evening-26');
    cleanup();
    const second = await open([route(login, loginResult)]);
    expect(second.dialog.getByLabelText('Username')).toHaveValue('mara_88');
    expect(second.dialog.getByRole('checkbox', { name: 'Remember password' })).toBeChecked();
    await second.user.click(second.dialog.getByRole('checkbox', { name: 'Remember password' }));
    await second.user.clear(second.dialog.getByLabelText('Password'));
    await second.fill('mara_88', 'evening-26');
    await waitFor(() => expect(document.cookie).not.toContain('atrium_0_username'));
  });
});

it("[3-15] offers a remembered password again without knowing it: the cookie's token stands for it", async () => {
  document.cookie = 'atrium_0_username=mara_88; Path=/';
  document.cookie = 'atrium_0_remember_flag=1; Path=/';
  const { dialog, user, sent, store } = await open([route(login, loginResult)]);
  await user.click(dialog.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(store.get(sessionAtom)?.account).toBe('mara_88'));
  expect(sent('session.login')).toEqual([
    expect.objectContaining({ username: 'mara_88', remembered: true, remember: true }),
  ]);
});

it('[14-11] offers the account and no password after a sign-out, and the password again after the next login', async () => {
  document.cookie = 'atrium_0_username=mara_88; Path=/';
  document.cookie = 'atrium_0_remember_flag=1; Path=/';
  document.cookie = 'atrium_0_signed_out=1; Path=/';
  const { dialog, fill, store } = await open([route(login, loginResult)]);
  expect(dialog.getByLabelText('Password')).toHaveValue('');
  await fill('mara_88', 'Harbour204');
  await waitFor(() => expect(store.get(sessionAtom)?.account).toBe('mara_88'));
  expect(rememberedLogin()).toMatchObject({ username: 'mara_88', password: true });
});

it('[3-15] sends a password typed over the remembered one, and never the token for another account', async () => {
  document.cookie = 'atrium_0_username=mara_88; Path=/';
  document.cookie = 'atrium_0_remember_flag=1; Path=/';
  const { dialog, user, sent, fill } = await open([route(login, loginResult)]);
  await user.clear(dialog.getByLabelText('Password'));
  await fill('joseline7', 'Harbour204');
  await waitFor(() => expect(sent('session.login')).toHaveLength(1));
  expect(sent('session.login')[0]).not.toHaveProperty('remembered');
  expect(sent('session.login')[0]).toMatchObject({ username: 'joseline7', password: 'Harbour204' });
});

describe('A login by SMS', () => {
  it('[4-13][4-20][5-04][5-05][3-17] requires a valid number and a code, runs no human verification and forces no password change', async () => {
    const asked = watchVerification();
    const { dialog, user, sent, store } = await open(
      [route(login, { ...loginResult, passwordExpired: true, defaultPassword: true })],
      switchedOn('smsLogin', 'forcedPasswordChange'),
      { name: 'loginModal', tab: 'mobile' },
    );
    await user.click(dialog.getByRole('button', { name: 'Login' }));
    expect(await dialog.findByText('Enter your mobile number')).toBeInTheDocument();
    expect(dialog.getByText('Please enter a valid verification code')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'Mobile number' }), '9172042286');
    await user.type(dialog.getByRole('textbox', { name: 'SMS code' }), '123456');
    await user.click(dialog.getByRole('checkbox', { name: 'Remember this number' }));
    await user.click(dialog.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(store.get(sessionAtom)?.account).toBe('mara_88'));
    expect(asked).toEqual([]);
    expect(sent('session.login')[0]).toMatchObject({
      username: '9172042286',
      password: '123456',
      type: 'sms',
      countryDialingCode: '+63',
    });
    expect(store.get(openModalAtom)).toBeNull();
    expect(decodeURIComponent(document.cookie)).toContain('atrium_0_sms=+63|9172042286');
  });
});
