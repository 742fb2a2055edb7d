import { dropCookie, readCookie, writeCookie } from '../document/cookies.ts';
import type { Credentials } from '../session/credentials.ts';

/** Source: specification 3 and 9. An HttpOnly cookie of the gateway replaces the password. */
export const REMEMBER_SECONDS = 86_400;

interface Names {
  username: string;
  remember: string;
  sms: string;
  signedOut: string;
}
let names: Names = cookieNames(0);

/** Cookies ignore ports, so their names contain the site's port. */
export function cookieNames(sitePort: number): Names {
  return {
    username: `atrium_${sitePort}_username`,
    remember: `atrium_${sitePort}_remember_flag`,
    sms: `atrium_${sitePort}_sms`,
    signedOut: `atrium_${sitePort}_signed_out`,
  };
}
export function startRemembering(sitePort: number): void {
  names = cookieNames(sitePort);
}

export interface RememberedLogin {
  remember: boolean;
  username: string;
  /** Whether the gateway still has a token for the password: it ends with a sign-out (14-11). */
  password: boolean;
  mobile: { number: string; dialingCode: string } | null;
}

export function rememberedLogin(): RememberedLogin {
  const remember = readCookie(names.remember) === '1';
  const username = readCookie(names.username) ?? '';
  const [dialingCode = '', number = ''] = (readCookie(names.sms) ?? '').split('|');
  return {
    remember,
    username,
    password: remember && username !== '' && readCookie(names.signedOut) === undefined,
    mobile: number ? { number, dialingCode } : null,
  };
}

/** Stores the account if the box is ticked, and removes it if not. */
export function rememberLogin({
  remember,
  type,
  username,
  countryDialingCode = '',
}: Pick<Credentials, 'remember' | 'type' | 'username' | 'countryDialingCode'>): void {
  dropCookie(names.signedOut);
  writeCookie(names.remember, remember ? '1' : '0', REMEMBER_SECONDS);
  if (!remember) {
    dropCookie(names.username);
    dropCookie(names.sms);
  } else if (type === 'sms') writeCookie(names.sms, `${countryDialingCode}|${username.trim()}`, REMEMBER_SECONDS);
  else writeCookie(names.username, username.trim(), REMEMBER_SECONDS);
}

/** After a sign-out the account is offered again, and the password is not. */
export const forgetPassword = (): void => writeCookie(names.signedOut, '1', REMEMBER_SECONDS);
