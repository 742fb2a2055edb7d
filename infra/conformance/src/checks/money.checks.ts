import type { Endpoint } from '@atrium/contracts/endpoint';
import { cancelWithdrawal, createWithdrawal, withdrawalOptions, withdrawals } from '@atrium/contracts/payments';
import { balance } from '@atrium/contracts/wallet';
import type { Check } from '../check.ts';
import type { Visitor } from '../wire/visitor.ts';
import { requestFor } from './request-for.ts';

interface Options {
  min: string;
  accounts: { id: string }[];
}

/** Money commands that a member may call; agents' commands are refused before anything is read. */
const isForMembers = ({ movesMoney, access }: Endpoint): boolean => movesMoney === true && access !== 'agent';

/** The smallest possible withdrawal of the member, and its account. */
async function smallest(member: Visitor): Promise<{ accountId: string; amount: string } | undefined> {
  const { min, accounts } = (await member.call(withdrawalOptions)).value as Options;
  return accounts[0] && { accountId: accounts[0].id, amount: min };
}
const moneyOf = async (member: Visitor): Promise<string> => {
  const { cash, locked } = (await member.call(balance)).value as { cash: string; locked: string };
  return `${cash} and ${locked} locked`;
};
const countOf = async (member: Visitor): Promise<number> =>
  ((await member.call(withdrawals, { query: { pageSize: '100' } })).value as { items: unknown[] }).items.length;

export const moneyChecks: readonly Check[] = [
  {
    id: 'money-unknown-fields',
    title: 'a money command with an unknown field is refused, and moves nothing',
    needs: 'account',
    movesMoney: true,
    async run({ calls, signIn }) {
      const member = await signIn();
      const before = await moneyOf(member);
      const faults: string[] = [];
      for (const endpoint of calls.filter(isForMembers)) {
        const request = requestFor(endpoint);
        const { code } = await member.call(endpoint, {
          ...request,
          body: { ...(request.body as object), unheardOf: 1 },
        });
        if (code !== 'UNKNOWN_FIELD') faults.push(`${endpoint.name} answers ${code ?? 'a success'}`);
      }
      const after = await moneyOf(member);
      return before === after ? faults : [...faults, `the balance was ${before} and is ${after}`];
    },
  },
  {
    id: 'money-needs-a-key',
    title: 'a money command without an Idempotency-Key is refused',
    needs: 'account',
    movesMoney: true,
    async run({ calls, signIn }) {
      const member = await signIn();
      const faults: string[] = [];
      for (const endpoint of calls.filter(isForMembers)) {
        for (const idempotencyKey of ['', 'short']) {
          const headers: Record<string, string> = idempotencyKey ? {} : { 'x-none': '1' };
          const { code } = await member.call(endpoint, { ...requestFor(endpoint), idempotencyKey, headers });
          if (code !== 'IDEMPOTENCY_KEY_MISSING')
            faults.push(`${endpoint.name} with the key "${idempotencyKey}" answers ${code ?? 'a success'}`);
        }
      }
      return faults;
    },
  },
  {
    id: 'money-amounts',
    title: 'amounts are minor units in digits, above zero and within range',
    needs: 'account',
    movesMoney: true,
    async run({ signIn }) {
      const member = await signIn();
      const target = await smallest(member);
      if (!target) return ['the account has no payout account'];
      const before = await moneyOf(member);
      const faults: string[] = [];
      for (const amount of ['0', '-1', '1.5', '1e3', '', ' 1', '9'.repeat(19), 1000, null, ['1000'], '1'] as const) {
        const { code } = await member.call(createWithdrawal, { body: { ...target, amount } });
        if (code !== 'BAD_REQUEST' && code !== 'AMOUNT_OUT_OF_RANGE')
          faults.push(`the amount ${JSON.stringify(amount)} is answered with ${code ?? 'a success'}`);
      }
      const after = await moneyOf(member);
      return before === after ? faults : [...faults, `the balance was ${before} and is ${after}`];
    },
  },
  {
    id: 'money-idempotency',
    title: 'a repeated money command is executed once and gets the same answer; with other content it is refused',
    needs: 'account',
    movesMoney: true,
    async run({ signIn }) {
      const member = await signIn();
      const body = await smallest(member);
      if (!body) return ['the account has no payout account'];
      const [money, count] = [await moneyOf(member), await countOf(member)];
      const idempotencyKey = `conformance-${Date.now()}-${Math.random().toString(36).slice(2)}`;
      const answers = await Promise.all([0, 1, 2].map(() => member.call(createWithdrawal, { body, idempotencyKey })));
      const [first] = answers;
      const faults: string[] = [];
      if (first!.status !== 200) return [`a withdrawal is answered with ${first!.code}`];
      const made = new Set(answers.map(({ value }) => (value as { id?: string } | undefined)?.id));
      if (made.size !== 1) faults.push(`three repeats of a command got ${made.size} different answers`);
      if ((await countOf(member)) !== count + 1)
        faults.push(`it was executed ${(await countOf(member)) - count} times`);
      const conflict = await member.call(createWithdrawal, {
        body: { ...body, amount: `${Number(body.amount) + 100}` },
        idempotencyKey,
      });
      if (conflict.code !== 'IDEMPOTENCY_CONFLICT')
        faults.push(`the same key with another amount is answered with ${conflict.code ?? 'a success'}`);
      // Cancelled, so that a second run finds the same account.
      for (const id of made) if (id) await member.call(cancelWithdrawal, { params: { id }, body: {} });
      const after = await moneyOf(member);
      if (after !== money) faults.push(`the balance was ${money} and is ${after} after the cancellation`);
      return faults;
    },
  },
];
