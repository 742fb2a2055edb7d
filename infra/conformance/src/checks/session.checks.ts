import { memberInfo } from '@atrium/contracts/members';
import { encryptionKey, login, logout } from '@atrium/contracts/session';
import { captcha } from '@atrium/contracts/verification';
import type { Check } from '../check.ts';
import { requestFor } from './request-for.ts';

const WRONG = 'no-such-password-0000';
const attempt = (username: string, password: string) => ({ body: { username, password, type: 'username' } });

export const sessionChecks: readonly Check[] = [
  {
    id: 'encryption-required',
    title: 'calls marked E refuse a plain payload and a modified one',
    needs: 'account',
    async run({ calls, signIn, visitor }) {
      const faults: string[] = [];
      const member = await signIn();
      for (const endpoint of calls.filter(({ encrypted }) => encrypted === true)) {
        const caller = endpoint.access === 'none' ? visitor() : member;
        const plain = await caller.call(endpoint, { ...requestFor(endpoint), plain: true });
        if (plain.code !== 'ENCRYPTION_REQUIRED')
          faults.push(`${endpoint.name} answers a plain payload with ${plain.code ?? 'a success'}`);
        const envelope = {
          body: { iv: 'AAAAAAAAAAAAAAAA', data: 'A'.repeat(64) },
          plain: true,
          headers: { Encryption: 'A'.repeat(344), 'X-Gateway-Version': '3' },
        };
        const changed = await caller.call(endpoint, envelope);
        if (changed.code !== 'ENCRYPTION_INVALID')
          faults.push(`${endpoint.name} answers a payload under another key with ${changed.code ?? 'a success'}`);
      }
      return faults;
    },
  },
  {
    id: 'encryption-understood',
    title: 'a correctly encrypted payload is accepted',
    async run({ visitor }) {
      const key = (await visitor().call(encryptionKey)).value as { publicKey?: string } | undefined;
      if (!key?.publicKey?.includes('BEGIN PUBLIC KEY')) return ['there is no public key in PEM'];
      const { code } = await visitor().call(login, attempt(`nobody-${Date.now()}`, WRONG));
      return code === 'LOGIN_FAILED' ? [] : [`a login of an unknown user answers ${code ?? 'a success'}`];
    },
  },
  {
    id: 'login-secrecy',
    title: 'a wrong password and an unknown user get the same answer',
    needs: 'account',
    async run({ visitor, account }) {
      const shape = async (username: string) => {
        const { status, code, json } = await visitor().call(login, attempt(username, WRONG));
        const { requestId: _, ...rest } = (json ?? {}) as Record<string, unknown>;
        return `${status} ${code} ${JSON.stringify(rest)}`;
      };
      const unknown = await shape(`nobody-${Date.now()}`);
      const known = await shape(account.account);
      return unknown === known ? [] : [`unknown user: ${unknown}; wrong password: ${known}`];
    },
  },
  {
    id: 'session-cookie',
    title: "the session's cookie is inaccessible to scripts and other sites, and is not the token",
    needs: 'account',
    async run({ url, visitor, account }) {
      const { cookies, value } = await visitor().call(login, attempt(account.account, account.password));
      const secret = cookies.filter((cookie) => /httponly/i.test(cookie));
      if (secret.length === 0) return ['no cookie is HttpOnly'];
      const faults: string[] = [];
      for (const cookie of secret) {
        const name = cookie.split('=')[0];
        if (!/samesite=(lax|strict)/i.test(cookie)) faults.push(`${name} has no SameSite`);
        if (url.startsWith('https:') && !/;\s*secure/i.test(cookie)) faults.push(`${name} is not Secure`);
        if (/domain=/i.test(cookie)) faults.push(`${name} is sent to other hosts`);
      }
      const { token } = (value ?? {}) as { token?: string };
      if (token && cookies.some((cookie) => /session/i.test(cookie) && cookie.includes(token)))
        faults.push("the token is the session's secret");
      const result = value as { user?: { password?: string } } | undefined;
      if (result?.user?.password !== '') faults.push('the answer to a login holds a password');
      return faults;
    },
  },
  {
    id: 'session-life',
    title: 'a login starts a new session, and a logout ends it',
    needs: 'account',
    async run({ visitor, signIn, account }) {
      const member = await signIn();
      const before = member.cookie;
      await member.call(login, attempt(account.account, account.password));
      const faults = member.cookie === before ? ['a second login keeps the secret of the first'] : [];
      const used = member.cookie;
      await member.call(logout);
      const after = await visitor().call(memberInfo, { headers: { cookie: used } });
      if (after.status !== 401) faults.push(`the cookie works after the logout: ${after.status}`);
      return faults;
    },
  },
  {
    id: 'captcha',
    title: 'each captcha is a new picture in base64 PNG',
    async run({ visitor }) {
      const [one, other] = [await visitor().call(captcha), await visitor().call(captcha)];
      const png = (value: unknown) =>
        typeof value === 'string' &&
        Buffer.from(value.replace(/^data:image\/png;base64,/, ''), 'base64')
          .subarray(1, 4)
          .toString() === 'PNG';
      if (!png(one.value) || !png(other.value)) return ['the value is no PNG'];
      return one.value === other.value || one.headers['x-captcha-id'] === other.headers['x-captcha-id']
        ? ['two captchas are the same']
        : [];
    },
  },
];
