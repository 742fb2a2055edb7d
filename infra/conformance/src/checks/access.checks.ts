import * as members from '@atrium/contracts/members';
import { freePlay } from '@atrium/contracts/session';
import { feedback } from '@atrium/contracts/system';
import type { Check } from '../check.ts';
import { methodsOf, requestFor } from './request-for.ts';

const FOREIGN: readonly Record<string, string>[] = [
  { origin: 'https://foreign.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
];

export const accessChecks: readonly Check[] = [
  {
    id: 'session-required',
    title: 'calls marked T refuse a caller without a session, and return no data',
    async run({ calls, visitor }) {
      const faults: string[] = [];
      for (const endpoint of calls.filter(({ access }) => access !== 'none')) {
        for (const method of methodsOf(endpoint)) {
          const { status, code, value } = await visitor().call(endpoint, { ...requestFor(endpoint), method });
          if (status !== 401 || code !== 'NOT_LOGGED_IN' || value !== undefined)
            faults.push(`${method} ${endpoint.path} answers ${status} ${code ?? 'with a value'}`);
        }
      }
      return faults;
    },
  },
  {
    id: 'token-authorises-nothing',
    title: "only the cookie is a credential: neither the token nor a client's own claims grant anything",
    needs: 'account',
    async run({ visitor, signIn, account }) {
      const token = ((await (await signIn()).call(members.memberInfo)).value as { id?: string } | undefined)?.id ?? '1';
      const answer = await visitor().call(members.memberInfo, {
        headers: {
          authorization: `Bearer ${token}`,
          token,
          account: account.account,
          isagent: '1',
          cookie: `token=${token}; account=${account.account}`,
        },
      });
      return answer.status === 401 ? [] : [`member info without a session's cookie answers ${answer.status}`];
    },
  },
  {
    id: 'csrf',
    title: 'a state-changing call from another origin is refused',
    needs: 'account',
    async run({ calls, signIn }) {
      const member = await signIn();
      const faults: string[] = [];
      for (const endpoint of [feedback, members.endSession, ...calls.filter(({ movesMoney }) => movesMoney)]) {
        for (const headers of FOREIGN) {
          // The body is empty, so that nothing can happen; the origin is checked first.
          const { code } = await member.call(endpoint, { headers, params: { id: '0' }, body: {}, plain: true });
          if (code !== 'FOREIGN_ORIGIN')
            faults.push(`${endpoint.name} with ${JSON.stringify(headers)} answers ${code ?? 'a success'}`);
        }
      }
      return faults;
    },
  },
  {
    id: 'trial-accounts',
    title: 'a trial account cannot use functions of members',
    async run({ calls, visitor }) {
      const trial = visitor();
      const { status, value } = await trial.call(freePlay, {
        body: { os: 'conformance', platform: 'W' },
        headers: await trial.handshake(),
      });
      if (status !== 200) return [`free play answers ${status}`];
      const faults = (value as { isAgent?: number }).isAgent === 4 ? [] : ['free play gives no trial account'];
      for (const endpoint of calls.filter(({ access }) => access === 'member')) {
        const { code } = await trial.call(endpoint, requestFor(endpoint));
        if (code !== 'TRIAL_ACCOUNT') faults.push(`${endpoint.name} answers ${code ?? 'a success'}`);
      }
      return faults;
    },
  },
  {
    id: 'agents-only',
    title: 'functions of agents refuse a member, whatever the client claims',
    needs: 'account',
    async run({ calls, signIn }) {
      const member = await signIn();
      member.cookies.set('isAgent', '1');
      const faults: string[] = [];
      for (const endpoint of calls.filter(({ access }) => access === 'agent')) {
        const { code } = await member.call(endpoint, { ...requestFor(endpoint), headers: { isAgent: '1' } });
        if (code !== 'NOT_AN_AGENT') faults.push(`${endpoint.name} answers ${code ?? 'a success'}`);
      }
      return faults;
    },
  },
];
