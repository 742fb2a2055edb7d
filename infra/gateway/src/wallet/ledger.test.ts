import fc from 'fast-check';
import { Refusal } from '../platform/errors.ts';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { post } from './ledger.ts';
import { verifyLedger } from './ledger-verify.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const broken = async (statement: string, values: unknown[] = []) =>
  app.database.run(statement, values).then(
    () => 'accepted',
    (error: { code: string }) => error.code,
  );
const accountOf = async (memberId: string) =>
  (await app.database.first<{ id: string; posted: string; held: string; sequence: string }>(
    "SELECT id, posted, held, sequence FROM ledger_accounts WHERE member_id = $1 AND class = 'player:cash'",
    [memberId],
  ))!;

/** Writes an entry of two lines, the first of a player's account, past all functions; returns the outcome. */
const written = (
  key: string,
  lines: readonly [account: string, amount: number, currency: string, after: number | null][],
) =>
  broken(
    `WITH entry AS (INSERT INTO ledger_entries (at, kind, scope, key, payload_hash) VALUES (now(), 'correction', 'raw', $1, '') RETURNING id)
     INSERT INTO ledger_lines (entry_id, line, account_id, at, amount, currency, balance_after)
     SELECT entry.id, l.line, l.account, now(), l.amount, l.currency, l.after FROM entry, unnest($2::bigint[], $3::bigint[], $4::text[], $5::bigint[]) WITH ORDINALITY AS l (account, amount, currency, after, line)`,
    [key, ...[0, 1, 2, 3].map((column) => lines.map((line) => line[column]))],
  );

it('refuses an entry that does not add up to zero in each currency', async () => {
  const { id } = await app.member({ balance: 100n });
  const cash = (await accountOf(id)).id;
  const clearing = (await app.database.first<{ id: string }>(
    "SELECT ledger_account('clearing:deposit', NULL, 'x', 'PHP') AS id",
  ))!.id;
  const gain = [cash, 50, 'PHP', 150] as const;
  expect(await written('sum-1', [[...gain], [clearing, -49, 'PHP', null]])).toBe('AT101');
  expect(
    await written('sum-2', [
      [cash, 50, 'USD', 150],
      [clearing, -50, 'USD', null],
    ]),
  ).toBe('AT102');
  expect(await written('sum-3', [[...gain]])).toBe('AT101');
  expect(await written('sum-4', [[...gain], [clearing, -50, 'PHP', null]])).toBe('accepted');
  expect((await accountOf(id)).posted).toBe('150');
});

it('never changes or removes written entries', async () => {
  await app.member({ balance: 100n });
  for (const statement of [
    'UPDATE ledger_entries SET detail = $$x$$',
    'DELETE FROM ledger_entries',
    'UPDATE ledger_lines SET amount = 1',
    'DELETE FROM ledger_lines',
    'TRUNCATE ledger_lines',
    'DELETE FROM ledger_accounts',
    'DELETE FROM ledger_holds',
    'UPDATE ledger_accounts SET posted = posted + 1',
    'UPDATE ledger_accounts SET held = 0, currency = $$USD$$',
  ]) {
    expect([statement, await broken(statement)]).toEqual([statement, 'AT100']);
  }
  expect(
    await broken(
      "INSERT INTO ledger_accounts (class, member_id, currency, posted) VALUES ('player:cash', NULL, 'XXX', 5)",
    ),
  ).toBe('AT100');
});

it('records the balance after each line, and refuses a wrong one', async () => {
  const { id } = await app.member({ balance: 100n });
  const [cash, clearing] = [
    (await accountOf(id)).id,
    (await app.database.first<{ id: string }>("SELECT ledger_account('clearing:deposit', NULL, 'x', 'PHP') AS id"))!.id,
  ];
  expect(
    await written('note', [
      [cash, 50, 'PHP', 151],
      [clearing, -50, 'PHP', null],
    ]),
  ).toBe('AT103');
});

it('[MN-09] never lets a player spend below zero, nor a held amount', async () => {
  const { id } = await app.member({ balance: 100n });
  const account = await accountOf(id);
  const spend = (amount: bigint, key: string) =>
    app.database.transaction((transaction) =>
      post(app.parts, transaction, {
        kind: 'correction',
        memberId: id,
        scope: 'spend',
        key: `${id}-${key}`,
        payload: amount.toString(),
        currency: 'PHP',
        lines: [
          { account: { class: 'player:cash', memberId: id }, amount: -amount },
          { account: { class: 'suspense' }, amount },
        ],
      }),
    );
  await expect(spend(101n, 'a')).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
  await app.database.run(
    "INSERT INTO ledger_holds (account_id, member_id, amount, scope, key, created_at) VALUES ($1, $2, 60, 'hold', $3, now())",
    [account.id, id, id],
  );
  await expect(spend(41n, 'b')).rejects.toBeInstanceOf(Refusal);
  await spend(40n, 'c');
  expect(await accountOf(id)).toMatchObject({ posted: '60', held: '60' });
});

it('ends a hold once, with captured and released adding up to the whole', async () => {
  const { id } = await app.member({ balance: 100n });
  const account = await accountOf(id);
  const hold = async (key: string, amount = 30) =>
    (await app.database.first<{ id: string }>(
      "INSERT INTO ledger_holds (account_id, member_id, amount, scope, key, created_at) VALUES ($1, $2, $3, 'life', $4, now()) RETURNING id",
      [account.id, id, amount, `${id}${key}`],
    ))!.id;
  const end = (holdId: string, state: string, captured: number, released: number) =>
    broken('UPDATE ledger_holds SET state = $2, captured = $3, released = $4, ended_at = now() WHERE id = $1', [
      holdId,
      state,
      captured,
      released,
    ]);
  const one = await hold('1');
  expect(await end(one, 'captured', 20, 5)).toBe('23514');
  expect(await end(one, 'released', 10, 20)).toBe('23514');
  expect(await end(one, 'captured', 20, 10)).toBe('accepted');
  expect(await end(one, 'released', 0, 30)).toBe('AT104');
  expect((await accountOf(id)).held).toBe('0');
  await expect(hold('2', 101)).rejects.toMatchObject({ code: '23514' });
});

it('posts a command once, returns the first entry for a repeat, and refuses other content under its key', async () => {
  const { id } = await app.member({ balance: 1_000n });
  const pay = (amount: bigint) =>
    app.database.transaction((transaction) =>
      post(app.parts, transaction, {
        kind: 'correction',
        memberId: id,
        scope: 'once',
        key: id,
        payload: amount.toString(),
        currency: 'PHP',
        lines: [
          { account: { class: 'player:cash', memberId: id }, amount: -amount },
          { account: { class: 'suspense' }, amount },
        ],
      }),
    );
  const answers = await Promise.all([pay(10n), pay(10n), pay(10n), pay(10n)]);
  expect(new Set(answers.map(({ entryId }) => entryId)).size).toBe(1);
  expect(answers.filter(({ duplicate }) => !duplicate)).toHaveLength(1);
  await expect(pay(11n)).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  expect((await accountOf(id)).posted).toBe('990');
});

it('keeps every invariant and matches the balances of a naive book under concurrent commands', async () => {
  const command = fc.record({
    from: fc.nat(3),
    to: fc.nat(3),
    amount: fc.bigInt({ min: 1n, max: 400n }),
    key: fc.nat(40),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 30 }), fc.nat(1e9), async (commands, seed) => {
      const members = await Promise.all([0, 1, 2, 3].map(() => app.member({ balance: 500n })));
      const book = new Map(members.map(({ id }) => [id, 500n]));
      const seen = new Map<number, string>();
      for (const { from, to, amount, key } of commands) {
        const [payer, payee] = [members[from]!.id, members[to]!.id];
        const content = `${payer}>${payee}:${amount}`;
        const expected = seen.has(key)
          ? seen.get(key) === content
            ? 'repeat'
            : 'conflict'
          : payer !== payee && book.get(payer)! < amount
            ? 'refused'
            : 'posted';
        const outcome = await app.database
          .transaction((transaction) =>
            post(app.parts, transaction, {
              kind: 'transfer',
              memberId: payer,
              scope: `model-${seed}-${members[0]!.id}`,
              key: String(key),
              payload: content,
              currency: 'PHP',
              lines: [
                { account: { class: 'player:cash', memberId: payer }, amount: -amount },
                { account: { class: 'player:cash', memberId: payee }, amount },
              ],
            }),
          )
          .then(
            ({ duplicate }) => (duplicate ? 'repeat' : 'posted'),
            (error: Refusal) => (error.code === 'IDEMPOTENCY_CONFLICT' ? 'conflict' : 'refused'),
          );
        expect([content, outcome]).toEqual([content, expected]);
        if (expected !== 'posted') continue;
        seen.set(key, content);
        book.set(payer, book.get(payer)! - amount);
        book.set(payee, book.get(payee)! + amount);
      }
      for (const [id, expected] of book) expect((await accountOf(id)).posted).toBe(expected.toString());
    }),
    { numRuns: 15 },
  );
  expect((await verifyLedger(app.database)).failures).toEqual([]);
});

it('locks in one order: concurrent transfers in both directions finish, and nothing is lost', async () => {
  const [a, b] = [await app.member({ balance: 5_000n }), await app.member({ balance: 5_000n })];
  const move = (from: string, to: string, key: string) =>
    app.database.transaction((transaction) =>
      post(app.parts, transaction, {
        kind: 'transfer',
        memberId: from,
        scope: 'cross',
        key,
        payload: key,
        currency: 'PHP',
        lines: [
          { account: { class: 'player:cash', memberId: from }, amount: -7n },
          { account: { class: 'player:cash', memberId: to }, amount: 7n },
        ],
      }),
    );
  await Promise.all(
    Array.from({ length: 60 }, (_, i) => (i % 2 ? move(a.id, b.id, `${a.id}-${i}`) : move(b.id, a.id, `${a.id}-${i}`))),
  );
  expect([(await accountOf(a.id)).posted, (await accountOf(b.id)).posted]).toEqual(['5000', '5000']);
});
