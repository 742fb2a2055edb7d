import type { businessFigures } from '@atrium/contracts/operator-business';
import type { OperationReply } from '@atrium/contracts/registry-operation';
import { type OperatorTestApp, operatorTestApp } from '../testing/operator-test-app.ts';

let operators: OperatorTestApp;
let memberIds: string[];
beforeAll(async () => {
  operators = await operatorTestApp();
  const { app } = operators;
  await app.database.run(
    "INSERT INTO vendors (code, name, category, secret, account_type_name) VALUES ('BIZ', 'Business', 'RNG', 's', 'BIZ')",
  );
  await app.database.run(
    "INSERT INTO games (id, vendor_code, code, category, kind, name, min_bet, max_bet) VALUES ('BIZ-A', 'BIZ', 'A', 'RNG', 'slots', 'A', 1, 100), ('BIZ-B', 'BIZ', 'B', 'RNG', 'slots', 'B', 1, 100)",
  );
  await Promise.all([app.signedIn(), app.signedIn()]);
  memberIds = (
    await app.database.rows<{ id: string }>('SELECT id::text AS id FROM members ORDER BY id DESC LIMIT 2')
  ).map(({ id }) => id);
});
afterAll(() => operators.close());

let rounds = 0;
async function round(
  member: number,
  game: string,
  minutesAgo: number,
  [stake, payout, status]: readonly [number, number, string],
  currency = 'PHP',
): Promise<void> {
  rounds += 1;
  await operators.app.database.run(
    `INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, payout, status, opened_at)
     VALUES ('BIZ', $1, $2, $3, 'RNG', $4, $5, $6, $7, $8::timestamptz - make_interval(mins => $9))`,
    [
      `r${rounds}`,
      memberIds[member],
      game,
      currency,
      stake,
      payout,
      status,
      operators.app.parts.clock.now(),
      minutesAgo,
    ],
  );
}

it('[15-15][15-16] adds up by vendor what was bet and paid, what is open, and who would be interrupted', async () => {
  await round(0, 'BIZ-A', 1, [1_000, 400, 'won']);
  await round(0, 'BIZ-B', 14, [500, 0, 'lost']);
  await round(0, 'BIZ-A', 2, [900, 0, 'rolled-back']);
  await round(0, 'BIZ-A', 3, [250, 0, 'open']);
  // Only its open round counts: it began before the time that is shown.
  await round(1, 'BIZ-B', 90, [2_000, 0, 'open']);
  await round(1, 'BIZ-B', 16, [70_000, 0, 'lost']);
  await round(1, 'BIZ-A', 1, [80_000, 0, 'lost'], 'USD');
  const { status, value } = await operators.ask('GET', '/ops/business', undefined, 'onlooker');
  const { brand, vendors } = value as OperationReply<typeof businessFigures>;
  expect([status, brand]).toEqual([200, 'Atrium']);
  expect(vendors.find(({ code }) => code === 'BIZ')).toEqual({
    code: 'BIZ',
    name: 'Business',
    category: 'RNG',
    accountType: 'BIZ',
    bets: 4,
    rolledBack: 1,
    members: 2,
    stakes: '1750',
    payouts: '400',
    ggr: '1100',
    openRounds: 2,
    openStakes: '2250',
    answerMs: null,
  });
});

it('[15-16] adds up the deposits that were credited and the withdrawals that were paid, and reads them anew', async () => {
  const { app, ask } = operators;
  const now = app.parts.clock.now();
  const account = await app.database.first<{ id: string }>(
    "INSERT INTO payout_accounts (member_id, name, holder, number) VALUES ($1, 'Bank', 'A B', '1') RETURNING id::text AS id",
    [memberIds[0]],
  );
  await app.database.run(
    `INSERT INTO deposits (reference, member_id, method, amount, currency, status, created_at, settled_at)
     VALUES ('biz1', $1, 'bank', 5000, 'PHP', 'credited', $2, $2), ('biz2', $1, 'bank', 700, 'PHP', 'waiting', $2, NULL),
            ('biz3', $1, 'bank', 900, 'PHP', 'credited', $2, $2::timestamptz - interval '16 minutes')`,
    [memberIds[0], now],
  );
  await app.database.run(
    `INSERT INTO withdrawals (reference, member_id, account_id, amount, currency, status, created_at, paid_at)
     VALUES ('biz1', $1, $2, 3000, 'PHP', 'paid', $3, $3), ('biz2', $1, $2, 800, 'PHP', 'in-review', $3, NULL)`,
    [memberIds[0], account!.id, now],
  );
  const figures = async () => (await ask('GET', '/ops/business')).value;
  app.clock.advance({ seconds: 5 });
  expect(await figures()).toMatchObject({
    deposits: { count: 1, amount: '5000' },
    withdrawals: { count: 1, amount: '3000' },
  });
});
