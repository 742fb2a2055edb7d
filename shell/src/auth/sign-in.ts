import type { InputOf, ReplyOf } from '@atrium/contracts/endpoint';
import { firstLoginNotice, login, loginInfo } from '@atrium/contracts/session';
import { isSwitchOn } from '@atrium/contracts/switches';
import { host } from '@atrium/host';
import { openModalAtom } from '../overlays/modals.state.ts';
import { SESSION_KEYS } from '../session/browser-session.ts';
import { beginSession } from '../session/session.state.ts';
import { afterLoginAtom, changePasswordDueAtom } from '../session/session-phase.state.ts';
import { verifyHuman } from './human-verification.ts';
import { rememberLogin } from './remembered-login.ts';
import { keepTypedPassword } from './typed-password.ts';

export type Credentials = Omit<InputOf<typeof login>['body'], 'proof'> & { remember: boolean };
type Result = ReplyOf<typeof login>;

/** Steps 2 to 6 of a login (specification 4); the form has validated. Rejects with `ApiError`. */
export async function signIn(credentials: Credentials): Promise<void> {
  const { api } = host();
  const proof = credentials.type === 'sms' ? undefined : await verifyHuman('login');
  const username = credentials.username.trim();
  const password = credentials.password.trim();
  const result = await api.call(login, { body: { ...credentials, username, password, ...(proof && { proof }) } });
  rememberLogin(credentials);
  await settleLogin(result, credentials.type, password);
}

/** What follows any login that succeeded: session, forced change of password or the site's greetings, home. */
export async function settleLogin(result: Result, type: Credentials['type'] | 'freePlay', password?: string): Promise<void> {
  const { bus, store, navigate, api, report } = host();
  const account = result.user.userName;
  beginSession({ token: result.token, account, isAgent: result.isAgent });
  bus.emit('session.login', { account, isAgent: result.isAgent });
  if (result.firstTimeLogin) api.call(firstLoginNotice).catch((error: unknown) => report(error, 'first login'));
  const forced = passwordDue(result, isSwitchOn(host().permission().whitelabel, 'forcedPasswordChange'));
  if (forced.flag) sessionStorage.setItem(SESSION_KEYS.changePassword, 'true');
  else sessionStorage.removeItem(SESSION_KEYS.changePassword);
  store.set(changePasswordDueAtom, type === 'username' && forced.now);
  navigate('/');
  if (type === 'username' && forced.now) {
    keepTypedPassword(password);
    store.set(openModalAtom, { name: 'changePassModal' });
    return;
  }
  store.set(openModalAtom, null);
  try {
    await api.call(loginInfo);
    store.set(afterLoginAtom, true);
  } catch (error) {
    report(error, 'login info');
  }
}

/** Source: specification 4: `flag` is cpw; `now` opens the change-password modal at once. */
export function passwordDue(result: Pick<Result, 'firstTimeLogin' | 'passwordExpired' | 'defaultPassword'>, forcedSwitch: boolean): { flag: boolean; now: boolean } {
  const expired = result.passwordExpired && forcedSwitch;
  return { flag: result.firstTimeLogin || expired, now: result.defaultPassword || expired };
}
