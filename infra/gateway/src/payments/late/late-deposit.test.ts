import { messages } from '@atrium/contracts/notices';
import { deposit as depositCall } from '@atrium/contracts/payments';
import { balance } from '@atrium/contracts/wallet';
import { depositLimit } from '../../limits/can-deposit.ts';
import { type OperatorTestApp, operatorTestApp } from '../../operators/testing/operator-test-app.ts';
import { verifyLedger } from '../../wallet/ledger-verify.ts';
import { depositByReference } from '../deposits.repository.ts';
import { endDeposit } from '../end-deposit.ts';

let operators: OperatorTestApp;
let app: OperatorTestApp['app'];
beforeAll(async () => {
  operators = await operatorTestApp();
  app = operators.app;
});
afterAll(async () => {
  const { failures } = await verifyLedger(app.database);
  await operators.close();
  expect(failures).toEqual([]);
});

type Member = Awaited<ReturnType<OperatorTestApp['app']['signedIn']>>;
let count = 0;

/** A deposit that was opened while nothing barred the member. */
async function opened(member: Member, amount = 10_000, fee = 100): Promise<{ id: string; reference: string }> {
  const reference = `LATE-${++count}`;
  const row = await app.database.first<{ id: string }>(
    "INSERT INTO deposits (reference, member_id, method, amount, fee, currency, created_at) VALUES ($1, $2, 'e-wallet', $3, $4, 'PHP', $5) RETURNING id",
    [reference, member.memberId, amount, fee, app.clock.now()],
  );
  return { id: row!.id, reference };
}
/** The provider's signed report that it is paid, after the signature was checked. */
const pay = ({ reference }: { reference: string }) =>
  app.parts.database.transaction(async (transaction) =>
    endDeposit(app.parts, transaction, (await depositByReference(transaction, reference))!, {
      status: 'paid',
      paymentId: `pay-${reference}`,
    }),
  );
const exclude = (member: Member) =>
  app.database.run("INSERT INTO rg_exclusions (member_id, kind, from_at) VALUES ($1, 'self-exclusion', $2)", [
    member.memberId,
    app.clock.now(),
  ]);
const limit = (member: Member, amount: number, kind: 'deposit' | 'deposit_net' = 'deposit') =>
  app.database.run(
    "INSERT INTO rg_limits (member_id, kind, period, amount, requested_at, effective_from, confirmed_at) VALUES ($1, $4, 'd', $2, $3, $3, $3)",
    [member.memberId, amount, new Date(app.clock.now().getTime() - 60_000), kind],
  );
const statusOf = async (member: Member, { id }: { id: string }) =>
  (await member.call(depositCall, { params: { id } })).value.status;
const cashOf = async (member: Member) => (await member.call(balance)).value.sumBalance;
const suspense = async () =>
  (await app.database.first<{ n: string }>(
    "SELECT coalesce(sum(l.amount), 0)::text AS n FROM ledger_lines l JOIN ledger_accounts a ON a.id = l.account_id WHERE a.class = 'suspense'",
  ))!.n;
const titles = async (member: Member) =>
  (await member.call(messages, { query: { pageSize: 9, language: 'EN' } })).value.items.map(({ title }) => title);
const decide = (verdict: 'approve' | 'reject', { id }: { id: string }, who: 'operator' | 'approver' = 'operator') =>
  operators.ask('POST', `/ops/reviews/deposit-${id}/${verdict}`, { reason: 'looked at it' }, who);

/** What closes a member's deposits between the opening and the payment. */
const CAUSES: [string, string, (member: Member) => Promise<unknown>][] = [
  ['an exclusion', 'PLAYER_EXCLUDED', exclude],
  [
    'a lock',
    'PLAYER_EXCLUDED',
    ({ memberId }) => app.database.run("UPDATE members SET status = 'locked' WHERE id = $1", [memberId]),
  ],
  [
    'a closed account',
    'PLAYER_EXCLUDED',
    ({ memberId }) => app.database.run("UPDATE members SET status = 'closed' WHERE id = $1", [memberId]),
  ],
  ['a lowered limit', 'LIMIT_EXCEEDED', (member) => limit(member, 9_999)],
  ['a lowered limit of what is paid in less what is paid out', 'LIMIT_EXCEEDED', (m) => limit(m, 9_999, 'deposit_net')],
  [
    'a lower cap for members that are not verified',
    'IDENTITY_REQUIRED',
    () => app.parts.settings.set('identity.monthlyDeposit0', '9999'),
  ],
];
afterEach(() => app.parts.settings.set('identity.monthlyDeposit0', '0'));

it.each(CAUSES)(
  '[14-08] a deposit that was opened before %s and is paid after it is held (%s)',
  async (_, because, happens) => {
    const member = await app.signedIn();
    const late = await opened(member);
    await happens(member);
    const before = BigInt(await suspense());
    expect([await pay(late), await pay(late)]).toEqual(['OK', 'DUPLICATE']);
    expect(BigInt(await suspense()) - before).toBe(10_000n);
    const { value } = await operators.ask('GET', `/ops/reviews/deposit-${late.id}`);
    expect(value).toMatchObject({
      kind: 'deposit',
      amount: '10000',
      reference: late.reference,
      facts: { because, payment: `pay-${late.reference}` },
    });
    const events = await operators.ask('GET', '/ops/events?kind=late-money&limit=1');
    expect(events.value[0]).toMatchObject({
      subject: late.reference,
      amount: '10000',
      detail: { state: 'held', because },
    });
  },
);

it('[14-08] two deposits that break a limit together: the first is credited, the second held, even if both are paid at once', async () => {
  const member = await app.signedIn();
  const both = [await opened(member), await opened(member)];
  await limit(member, 15_000);
  await Promise.all(both.map(pay));
  expect((await Promise.all(both.map((one) => statusOf(member, one)))).sort()).toEqual(['credited', 'held']);
  expect(await cashOf(member)).toBe('9900');
});

it('[14-08] a second payment waits for the end of the first one, so that both see what the other took', async () => {
  const member = await app.signedIn();
  const [first, second] = [await opened(member), await opened(member)];
  await limit(member, 15_000);
  let ended = false;
  let paid: Promise<unknown> = Promise.resolve();
  await app.parts.database.transaction(async (transaction) => {
    await endDeposit(app.parts, transaction, (await depositByReference(transaction, first.reference))!, {
      status: 'paid',
      paymentId: `pay-${first.reference}`,
    });
    paid = pay(second).finally(() => {
      ended = true;
    });
    const waits = () =>
      app.database.first(
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
    while (!ended && !(await waits()));
    expect(ended).toBe(false);
  });
  await paid;
  expect([await statusOf(member, first), await statusOf(member, second)]).toEqual(['credited', 'held']);
});

it('[14-08] an operator releases it: credited once, less the fee, counted towards the limit, and the member has a message about each', async () => {
  const member = await app.signedIn();
  const late = await opened(member);
  await limit(member, 9_999);
  await pay(late);
  expect([await statusOf(member, late), await cashOf(member), await titles(member)]).toEqual([
    'held',
    '0',
    ['Your deposit is on hold'],
  ]);
  expect(await decide('approve', late)).toMatchObject({ status: 200, value: { outcome: 'approved' } });
  expect(await decide('approve', late)).toMatchObject({ status: 404 });
  expect([await pay(late), await statusOf(member, late), await cashOf(member)]).toEqual([
    'DUPLICATE',
    'credited',
    '9900',
  ]);
  expect((await depositLimit(app.parts, member.memberId))!.used).toBe(10_000n);
  expect(await titles(member)).toEqual(['Your deposit was released', 'Your deposit is on hold']);
});

it('[14-08] for a member who is still excluded a release needs two persons', async () => {
  const member = await app.signedIn();
  const late = await opened(member);
  await exclude(member);
  await pay(late);
  expect((await decide('approve', late)).value).toMatchObject({ outcome: 'waits' });
  expect((await decide('approve', late)).status).toBe(409);
  expect(await cashOf(member)).toBe('0');
  expect((await decide('approve', late, 'approver')).value).toMatchObject({ outcome: 'approved' });
  expect(await cashOf(member)).toBe('9900');
});

it('[14-08] an operator refunds it: the whole amount leaves suspense, nothing is credited, and nothing counts towards a limit', async () => {
  const member = await app.signedIn();
  const late = await opened(member);
  await limit(member, 9_999);
  const before = await suspense();
  await pay(late);
  expect(await decide('reject', late)).toMatchObject({ status: 200, value: { outcome: 'rejected' } });
  expect([await suspense(), await statusOf(member, late), await cashOf(member)]).toEqual([before, 'refunded', '0']);
  expect(await pay(late)).toBe('DUPLICATE');
  expect(
    await app.database.rows(
      'SELECT e.kind, e.reverses = d.held_entry_id AS "ofTheHold" FROM deposits d JOIN ledger_entries e ON e.id = d.entry_id WHERE d.id = $1',
      [late.id],
    ),
  ).toEqual([{ kind: 'correction', ofTheHold: true }]);
  expect((await depositLimit(app.parts, member.memberId))!.used).toBe(0n);
  expect((await titles(member))[0]).toBe('Your deposit was refunded');
  const events = await operators.ask('GET', `/ops/events?kind=late-money&account=${member.account}`);
  expect(events.value).toMatchObject([
    { actor: 'operator', detail: { state: 'refunded' } },
    { detail: { state: 'held' } },
  ]);
});
