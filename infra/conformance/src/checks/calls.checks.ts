import * as v from 'valibot';
import type { Check } from '../check.ts';
import type { Answered } from '../wire/visitor.ts';
import type { Endpoint } from '@atrium/contracts/endpoint';
import { refusalFault } from './refusal-fault.ts';
import { methodsOf, requestFor } from './request-for.ts';

/** The fault in an answer to a request that is valid by the contract, if there is one. */
function answerFault(endpoint: Endpoint, answer: Answered): string | undefined {
  if (answer.status !== 200) return refusalFault(answer, endpoint);
  const { success } = (answer.json ?? {}) as { success?: unknown };
  if (success !== true) return 'a success without { success: true, value }';
  const { issues } = v.safeParse(endpoint.reply, answer.value);
  if (issues)
    return `the value breaks its contract at "${(issues[0].path ?? []).map(({ key }) => key).join('.')}": ${issues[0].message}`;
  return undefined;
}

const WRONG_PAGES: readonly Record<string, string>[] = [{ pageSize: '101' }, { pageNo: '0' }, { pageNo: 'x' }];

export const callChecks: readonly Check[] = [
  {
    id: 'methods',
    title: 'every call is bound under each of its methods',
    async run({ calls, visitor }) {
      const faults: string[] = [];
      for (const endpoint of calls.filter(({ params }) => !params)) {
        for (const method of methodsOf(endpoint)) {
          // Plain and without a session: the refusal shows whether the call exists.
          const { status, code } = await visitor().call(endpoint, {
            method,
            ...(method === 'GET' ? {} : { body: {}, plain: true }),
          });
          if (code === 'NOT_FOUND' || status === 404 || status === 405)
            faults.push(`${method} ${endpoint.path} is missing`);
        }
      }
      return faults;
    },
  },
  {
    id: 'open-replies',
    title: 'calls that need no session answer in the shape of their contract without one',
    async run({ calls, visitor }) {
      const faults: string[] = [];
      for (const endpoint of calls.filter(({ access, method }) => access === 'none' && method === 'GET')) {
        const fault = answerFault(endpoint, await visitor().call(endpoint, requestFor(endpoint)));
        if (fault) faults.push(`${endpoint.name}: ${fault}`);
      }
      return faults;
    },
  },
  {
    id: 'member-replies',
    title: "a member's reads answer in the shape of their contract",
    needs: 'account',
    async run({ calls, signIn }) {
      const member = await signIn();
      const faults: string[] = [];
      for (const endpoint of calls.filter(({ access, method }) => access !== 'none' && method === 'GET')) {
        const fault = answerFault(endpoint, await member.call(endpoint, requestFor(endpoint)));
        if (fault) faults.push(`${endpoint.name}: ${fault}`);
      }
      return faults;
    },
  },
  {
    id: 'queries',
    title: 'a query that breaks its contract is refused',
    needs: 'account',
    async run({ calls, signIn }) {
      const member = await signIn();
      const faults: string[] = [];
      const paged = calls.filter(
        ({ query }) =>
          'pageNo' in ((query as unknown as { entries?: object } | undefined)?.entries ?? {}) &&
          'pageSize' in (query as unknown as { entries: object }).entries,
      );
      for (const endpoint of paged.filter(({ name, access }) => access !== 'agent' && !name.startsWith('games.'))) {
        for (const query of WRONG_PAGES) {
          const { code } = await member.call(endpoint, { ...requestFor(endpoint), query });
          if (code !== 'BAD_REQUEST')
            faults.push(`${endpoint.name} with ${JSON.stringify(query)} answers ${code ?? 'a success'}`);
        }
      }
      return paged.length === 0 ? ['no call is paged'] : faults;
    },
  },
  {
    id: 'not-cached',
    title: 'answers are not stored by caches',
    async run({ calls, visitor }) {
      const faults: string[] = [];
      for (const endpoint of calls.filter(({ access, method }) => access === 'none' && method === 'GET')) {
        const { headers } = await visitor().call(endpoint, requestFor(endpoint));
        if (!/no-store/.test(String(headers['cache-control'])))
          faults.push(`${endpoint.name} has cache-control ${headers['cache-control']}`);
      }
      return faults;
    },
  },
  {
    id: 'errors',
    title: 'refusals have a code, its status and a message, and reveal no internals',
    async run({ send, calls, visitor }) {
      const faults: string[] = [];
      const raw = async (what: string, sent: Parameters<typeof send>[0], code: string) => {
        const received = await send(sent);
        const answered: Answered = {
          ...received,
          code: (received.json as { code?: string } | undefined)?.code,
          value: undefined,
        };
        const fault =
          refusalFault(answered) ?? (answered.code === code ? undefined : `${answered.code} instead of ${code}`);
        if (fault) faults.push(`${what}: ${fault}`);
      };
      const json = { 'content-type': 'application/json' };
      await raw('an unknown call', { method: 'GET', path: '/wps/no/such/call' }, 'NOT_FOUND');
      await raw('an unknown method', { method: 'DELETE', path: '/wps/feedback' }, 'NOT_FOUND');
      await raw(
        'a body cut short',
        { method: 'PUT', path: '/wps/feedback', headers: json, body: '{"content":' },
        'BAD_REQUEST',
      );
      await raw(
        'a body too large',
        {
          method: 'PUT',
          path: '/wps/feedback',
          headers: json,
          body: JSON.stringify({ content: 'x'.repeat(2_000_000) }),
        },
        'BAD_REQUEST',
      );
      await raw(
        'another content type',
        { method: 'PUT', path: '/wps/feedback', headers: { 'content-type': 'text/strange' }, body: 'x' },
        'BAD_REQUEST',
      );
      await raw('an address that cannot be parsed', { method: 'GET', path: '/wps/member/deposits/%ff' }, 'BAD_REQUEST');
      for (const endpoint of calls.filter(({ body, access, encrypted }) => body && access === 'none' && !encrypted)) {
        const answer = await visitor().call(endpoint, { body: {} });
        const fault = answer.status === 200 ? undefined : refusalFault(answer, endpoint);
        if (fault) faults.push(`${endpoint.name} with an empty body: ${fault}`);
      }
      return faults;
    },
  },
];
