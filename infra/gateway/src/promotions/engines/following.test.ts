import type { RulesOf } from '../awards/award.ts';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { accrue } from '../../rewards/accrue.ts';
import { settlePromotions } from '../promotion-jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: '2026-06-10T04:00:00Z' });
});
afterAll(() => app.close());

it('[11-20] [11-23] referral and free tickets cost by what has changed: a turn reads the members who have played, however many take part', async () => {
  const rules: RulesOf<'referral'> = {
    engine: 'referral',
    amount: '15000',
    friends: 10,
    deposits: '50000',
    stakes: '50000',
    friendToo: false,
    bonus: null,
    onePer: [],
    automatic: true,
  };
  await app.database.run(
    `INSERT INTO promotions (id, type, texts, starts_at, scene, engine, rules)
     VALUES ('friends', 'referral', '{"en": {"title": "Act", "summary": "", "html": ""}}', '2026-06-01T00:00:00Z', 'coins', 'referral', $1)`,
    [JSON.stringify(rules)],
  );
  const PARTICIPANTS = 400;
  await app.database.run(
    `INSERT INTO members (account, password_hash, registered_at) SELECT 'host' || n, '-', $1 FROM generate_series(1, ${PARTICIPANTS}) n`,
    [app.clock.now()],
  );
  await app.database.run(
    "INSERT INTO promotion_participations (promotion_id, member_id, joined_at, terms_version, address, device) SELECT 'friends', id, $1, 1, '', '' FROM members WHERE account LIKE 'host%'",
    [app.clock.now()],
  );
  await app.database.run(
    `INSERT INTO members (account, password_hash, registered_at, details) SELECT 'friend' || n, '-', $1, jsonb_build_object('referralCode', 'host' || n) FROM generate_series(1, ${PARTICIPANTS}) n`,
    [app.clock.now()],
  );
  await app.database.run('ANALYZE members, promotion_participations');
  await settlePromotions(app.parts);
  const friend = await app.database.first<{ id: string }>("SELECT id FROM members WHERE account = 'friend7'");
  await app.database.run(
    `INSERT INTO deposits (reference, member_id, method, amount, currency, status, created_at, settled_at)
     VALUES ('D1', $1, 'bank', 50000, 'PHP', 'credited', $2, $2)`,
    [friend!.id, app.clock.now()],
  );
  await app.database.run(
    `INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, status, opened_at, closed_at)
     VALUES ('P', 'p1', $1, 'P-1', 'RNG', 'PHP', 50000, 'lost', $2, $2)`,
    [friend!.id, app.clock.now()],
  );
  while (await accrue(app.parts));

  /** Rows of members and participants that the turn has read, in a transaction that counts its own. */
  const read = async () => {
    let rows = 0;
    await app.parts.database.transaction(async (transaction) => {
      const count = async () =>
        (await transaction.first<{ n: number }>(
          "SELECT sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int AS n FROM pg_stat_xact_user_tables WHERE relname IN ('members', 'promotion_participations')",
        ))!.n;
      const before = await count();
      const database = {
        ...app.parts.database,
        rows: transaction.rows,
        first: transaction.first,
        run: transaction.run,
        transaction: (work: (own: typeof transaction) => unknown) => work(transaction),
      };
      await settlePromotions({ ...app.parts, database: database as typeof app.parts.database });
      rows = (await count()) - before;
    });
    return rows;
  };
  expect(await read()).toBeLessThan(40);
  const awards = await app.database.rows(
    'SELECT m.account, w.amount FROM promotion_awards w JOIN members m ON m.id = w.member_id',
  );
  expect(awards).toEqual([{ account: 'host7', amount: '15000' }]);
  expect(await read()).toBe(0);
});
