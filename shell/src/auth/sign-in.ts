import { ApiError } from '@atrium/api/api-error';
import type { InputOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { LoginChallenge } from '@atrium/contracts/login-verification';
import { firstLoginNotice, login, loginInfo } from '@atrium/contracts/session';
import { isSwitchOn } from '@atrium/contracts/switches';
import { host } from '@atrium/host';
import { formatInstant } from '@atrium/i18n/format';
import { openModalAtom } from '../overlays/modals.state.ts';
import { SESSION_KEYS } from '../session/browser-session.ts';
import type { Credentials } from '../session/credentials.ts';
import { beginSession } from '../session/session.state.ts';
import { afterLoginAtom, changePasswordDueAtom } from '../session/session-phase.state.ts';
import { verifyHuman } from './human-verification.ts';
import { laterTexts } from '../language/texts.ts';
import { doorFromAddress } from './login-door.ts';
import { securityFormAtom } from '../session/security-form.state.ts';
import { rememberLogin } from './remembered-login.ts';
import { setTypedPassword } from '../session/typed-password.ts';

type Result = ReplyOf<typeof login>;

/** Steps 2 to 6 of a login (specification 4); the form has validated. Rejects with `ApiError`. */
export async function signIn(credentials: Credentials): Promise<void> {
  const { identity, ...sent } = credentials;
  const proof = identity ?? (credentials.type === 'sms' ? undefined : await verifyHuman('login'));
  const username = credentials.username.trim();
  const password = credentials.password.trim();
  const result = await submit(
    { ...sent, username, password, ...(proof && { proof }), ...doorFromAddress(location) },
    credentials,
  );
  if (!result) return;
  rememberLogin(credentials);
  await settleLogin(result, credentials.type, password);
}

/** The gateway's reply; undefined when it requires extra verification first, in a form of its own (4-70). */
async function submit(body: InputOf<typeof login>['body'], credentials: Credentials): Promise<Result | undefined> {
  const { api, store } = host();
  try {
    return await api.call(login, { body });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'EXTRA_VERIFICATION_REQUIRED') throw error;
    store.set(openModalAtom, null);
    store.set(securityFormAtom, { name: 'verifyLogin', challenge: error.value as LoginChallenge, credentials });
    return undefined;
  }
}

/** Continues after a successful login: starts the session, then a required password change or the pop-up notices, and goes to the home page. */
export async function settleLogin(
  result: Result,
  type: Credentials['type'] | 'freePlay' | 'passkey',
  password?: string,
): Promise<void> {
  const { bus, store, navigate, api, report } = host();
  const account = result.user.userName;
  beginSession({ token: result.token, account, isAgent: result.isAgent });
  bus.emit('session.login', { account, isAgent: result.isAgent });
  if (result.firstTimeLogin) api.call(firstLoginNotice).catch((error: unknown) => report(error, 'first login'));
  const forced = passwordDue(result, isSwitchOn(host().permission().whitelabel, 'forcedPasswordChange'));
  if (forced.flag) sessionStorage.setItem(SESSION_KEYS.changePassword, 'true');
  else sessionStorage.removeItem(SESSION_KEYS.changePassword);
  const due = type === 'username' && forced.now;
  store.set(changePasswordDueAtom, due);
  setTypedPassword(due ? password : undefined);
  navigate('/');
  if (due) {
    store.set(openModalAtom, { name: 'changePassModal' });
    return;
  }
  store.set(openModalAtom, null);
  try {
    await api.call(loginInfo);
    store.set(afterLoginAtom, true);
    await announcePreviousLogin(result);
  } catch (error) {
    report(error, 'login info');
  }
}

/** Shows when and from where the account was used before, so that a member notices foreign use. Source: AC-09. */
async function announcePreviousLogin({ previousLogin }: Result): Promise<void> {
  if (!previousLogin) return;
  const { i18n, toast, brand } = host();
  await laterTexts();
  const at = formatInstant(previousLogin.at, i18n.language, 'full', brand.timeZone);
  toast('info', i18n.t('shell:login.previous', { at, ip: previousLogin.ip, country: previousLogin.country }));
}

/** Source: specification 4: `flag` is cpw; `now` opens the change-password modal at once. */
export function passwordDue(
  result: Pick<Result, 'firstTimeLogin' | 'passwordExpired' | 'defaultPassword'>,
  forcedSwitch: boolean,
): { flag: boolean; now: boolean } {
  const expired = result.passwordExpired && forcedSwitch;
  return { flag: result.firstTimeLogin || expired, now: result.defaultPassword || expired };
}
