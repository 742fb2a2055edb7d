import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@atrium/contracts/error-codes';
import { ERROR_MESSAGES } from '@atrium/contracts/error-messages';
import type { Answering, Fault, Passing } from './mutated-gateway.ts';

const json = (status: number, body: unknown): Answering => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify(body),
});
const refusal = (status: number, code: ErrorCode, more = {}) =>
  json(status, { success: false, code, message: ERROR_MESSAGES[code], ...more });
const success = (value: unknown) => json(200, { success: true, message: '', value });
const at = (path: string) => (asked: Passing) => asked.path.split('?')[0] === path;
const hasSession = ({ headers }: Passing) => /_session=/.test(headers.cookie ?? '');
const value = (answer: Answering, change: (value: Record<string, unknown>) => unknown): Answering => {
  const body = JSON.parse(answer.body) as { success: boolean; value: Record<string, unknown> };
  return body.success ? { ...answer, body: JSON.stringify({ ...body, value: change(body.value) }) } : answer;
};

/** One fault each, and the check that must find it. */
export const PLANTED_FAULTS: readonly (readonly [what: string, check: string, fault: Fault])[] = [
  [
    'a call marked T answers without a session',
    'session-required',
    {
      instead: (asked) =>
        at('/wps/relay/CSP_unreadCount')(asked) && !hasSession(asked) ? success({ count: 0 }) : undefined,
    },
  ],
  [
    'a method is missing',
    'methods',
    {
      instead: (asked) =>
        at('/wps/member/register')(asked) && asked.method === 'POST' ? refusal(404, 'NOT_FOUND') : undefined,
    },
  ],
  [
    'amounts are numbers',
    'member-replies',
    {
      answered: (answer, asked) =>
        at('/wps/v2/wallets/balance')(asked)
          ? value(answer, (balance) => ({ ...balance, sumBalance: Number(balance.sumBalance) }))
          : answer,
    },
  ],
  [
    'a field is left out of an open answer',
    'open-replies',
    {
      answered: (answer, asked) =>
        at('/wps/system/domainRoute')(asked) ? value(answer, ({ domainList }) => ({ domainList })) : answer,
    },
  ],
  [
    'a call marked E takes a plain payload',
    'encryption-required',
    {
      instead: (asked) =>
        at('/wps/session/login')(asked) && asked.body.includes('"password"')
          ? refusal(401, 'LOGIN_FAILED', { value: { captcha: false } })
          : undefined,
    },
  ],
  [
    'an error has status 200',
    'errors',
    { answered: (answer, asked) => (asked.path === '/wps/no/such/call' ? { ...answer, status: 200 } : answer) },
  ],
  [
    'an error shows a stack trace',
    'errors',
    {
      answered: (answer) =>
        answer.status === 400
          ? {
              ...answer,
              body: JSON.stringify({ ...JSON.parse(answer.body), stack: 'Error\n    at read (/srv/app/main.js:10:3)' }),
            }
          : answer,
    },
  ],
  [
    'unknown fields of money commands are dropped silently',
    'money-unknown-fields',
    {
      asked(asked) {
        if (!asked.body.includes('unheardOf')) return asked;
        const { unheardOf: _, ...rest } = JSON.parse(asked.body) as Record<string, unknown>;
        return { ...asked, body: JSON.stringify(rest) };
      },
    },
  ],
  [
    'a repeated money command is executed again',
    'money-idempotency',
    {
      asked: (asked) =>
        at('/wps/member/withdrawal')(asked) && asked.headers['idempotency-key']
          ? { ...asked, headers: { ...asked.headers, 'idempotency-key': randomUUID() } }
          : asked,
    },
  ],
  [
    'a money command needs no key',
    'money-needs-a-key',
    { asked: (asked) => ({ ...asked, headers: { 'idempotency-key': randomUUID(), ...asked.headers } }) },
  ],
  [
    'calls of foreign origins are accepted',
    'csrf',
    {
      asked: ({ headers: { origin: _, 'sec-fetch-site': __, ...headers }, ...asked }) => ({ ...asked, headers }),
    },
  ],
  [
    'scripts can read the session cookie',
    'session-cookie',
    {
      answered: (answer) => ({
        ...answer,
        headers: {
          ...answer.headers,
          ...(answer.headers['set-cookie']
            ? { 'set-cookie': [answer.headers['set-cookie']].flat().map((cookie) => cookie.replace(/; httponly/i, '')) }
            : {}),
        },
      }),
    },
  ],
  [
    'the session cookie is sent from other sites',
    'session-cookie',
    {
      answered: (answer) => ({
        ...answer,
        headers: {
          ...answer.headers,
          ...(answer.headers['set-cookie']
            ? {
                'set-cookie': [answer.headers['set-cookie']]
                  .flat()
                  .map((cookie) => cookie.replace(/; samesite=\w+/i, '')),
              }
            : {}),
        },
      }),
    },
  ],
  [
    'a logout does not end the session',
    'session-life',
    { instead: (asked) => (at('/wps/session/logout')(asked) && hasSession(asked) ? success({}) : undefined) },
  ],
  [
    'an unknown user is distinguished from a wrong password',
    'login-secrecy',
    {
      answered: (answer, asked) =>
        at('/wps/session/login')(asked) && answer.status === 401
          ? {
              ...answer,
              body: JSON.stringify({
                ...JSON.parse(answer.body),
                message: asked.headers['content-length'] ?? randomUUID(),
              }),
            }
          : answer,
    },
  ],
  [
    'a trial account reaches functions of members',
    'trial-accounts',
    {
      answered: (answer, asked) =>
        at('/wps/member/deposits')(asked) && answer.body.includes('TRIAL_ACCOUNT')
          ? success({ items: [], next: null })
          : answer,
    },
  ],
  [
    "a client's own claim makes it an agent",
    'agents-only',
    { answered: (answer, asked) => (asked.headers.isagent === '1' && answer.status === 403 ? success({}) : answer) },
  ],
  [
    'answers may be cached by intermediaries',
    'not-cached',
    { answered: ({ headers: { 'cache-control': _, ...headers }, ...answer }) => ({ ...answer, headers }) },
  ],
  [
    'the live stream is not an event stream',
    'live-stream',
    { instead: (asked) => (asked.path.startsWith('/events') ? success([]) : undefined) },
  ],
  [
    'a call is missing from the description',
    'api-description',
    {
      answered(answer, asked) {
        if (asked.path !== '/openapi.json') return answer;
        const document = JSON.parse(answer.body) as { paths: Record<string, unknown> };
        delete document.paths['/wps/feedback'];
        return { ...answer, body: JSON.stringify(document) };
      },
    },
  ],
  [
    'one captcha works for everybody',
    'captcha',
    {
      answered: (answer, asked) =>
        at('/wps/captcha')(asked) ? { ...answer, headers: { ...answer.headers, 'x-captcha-id': 'always' } } : answer,
    },
  ],
];
