import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { sessionCookie } from '@atrium/contracts/live';
import { freePort } from '@atrium/database/free-port';
import { testDatabase } from '@atrium/database/test-database';
import { GAME_KINDS } from '@atrium/lottery-rules/game-kinds';
import { pino } from 'pino';
import { readEnvironment } from '../../platform/read-environment.ts';
import { hashOf } from '../../session/find-session.ts';
import { startGateway } from '../../start-gateway.ts';

/*
 * A gateway in its own process, for tests that use it through the registry: the real one over a clone of the test
 * database, with one member who has money, a payout account and an open session, and three agents, one with a disputed bill. Prints its address as one line, reads
 * the registry's address and the folder of its keys from its standard input, prints the member when it is ready, and exits when the input ends.
 */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const ACCOUNT = 'Regina';

const database = await testDatabase(join(import.meta.dirname, '../../../migrations'));
const port = await freePort();
process.stdout.write(`${JSON.stringify({ address: `http://127.0.0.1:${port}` })}\n`);
const [input] = (await once(process.stdin, 'data')) as [Buffer];
const { opsUrl, folder } = JSON.parse(String(input)) as { opsUrl: string; folder: string };

const gateway = await startGateway(
  readEnvironment({
    DATABASE_URL: database.url,
    ATRIUM_VAR: folder,
    ATRIUM_SEED: 'empty',
    ATRIUM_SEALING_KEY: randomBytes(32).toString('hex'),
    ATRIUM_OPS_URL: opsUrl,
    ATRIUM_GATEWAY_HOST: '127.0.0.1',
    ATRIUM_SITE_PORT: String(port),
  }),
  pino({ level: 'silent' }),
);
const secret = randomBytes(16).toString('hex');
const first = async (sql: string, ...values: unknown[]): Promise<string> =>
  (await database.pool.query<{ id: string }>(sql, values)).rows[0]!.id;
const memberId = await first(
  "INSERT INTO members (account, nickname, type, currency, password_hash, registered_at, born_on, terms_version) VALUES ($1, 'Regina', 0, 'PHP', 'none', now(), '1990-05-17', '2026-01') RETURNING id",
  ACCOUNT,
);
const topId = await first(
  "INSERT INTO members (account, type, currency, password_hash, registered_at) VALUES ('harbour', 1, 'PHP', 'none', now()) RETURNING id",
);
await database.pool.query(
  "INSERT INTO members (account, type, currency, password_hash, registered_at, upline_id, prize_group) VALUES ('quay', 2, 'PHP', 'none', now(), $1, 1940)",
  [topId],
);
const billedId = await first(
  "INSERT INTO members (account, type, currency, password_hash, registered_at, upline_id) VALUES ('pier', 2, 'PHP', 'none', now(), $1) RETURNING id",
  topId,
);
// A salary that was not paid, and is disputed.
await database.pool.query(
  `WITH held AS (
     INSERT INTO agent_contracts (kind, upline_id, member_id, rate, period, requested_at, answered_at, settled_until, state)
     VALUES ('daily-salary', $1, $2, 1, 'daily', now(), now(), now(), 'accepted') RETURNING id),
   billed AS (
     INSERT INTO contract_settlements (contract_id, starts_at, ends_at, valid_bet, profit_loss, active_members, amount, state, held)
     SELECT id, now() - interval '1 day', now(), 150000, -100, 1, 1500, 'insufficient', true FROM held RETURNING id)
   INSERT INTO bill_disputes (bill_id, settlement_id, opened_by, opened_at, reason) SELECT 'contract-' || id, id, $2, now(), 'A bet of Sunday is missing.' FROM billed`,
  [topId, billedId],
);
await database.pool.query(
  "INSERT INTO sessions (secret_hash, member_id, started_at, last_seen_at, ip, device) VALUES ($1, $2, now(), now(), '203.0.113.7', 'Firefox')",
  [hashOf(secret), memberId],
);
await database.pool.query(
  "SELECT ledger_post(now(), 'deposit', $1, 'test', 'start', '', '', '', ARRAY[ledger_account('clearing:deposit', NULL, 'test', 'PHP'), ledger_account('player:cash', $1, '', 'PHP')], ARRAY[-20000000::bigint, 20000000::bigint])",
  [memberId],
);
const accountId = await first(
  "INSERT INTO payout_accounts (member_id, name, holder, number) VALUES ($1, 'Harbour Bank', 'Ana Cruz', '1234567890') RETURNING id",
  memberId,
);
// Goods that are approved and wait to be sent.
await database.pool.query(
  `INSERT INTO point_rewards (id, type, names, stock, points_required) VALUES ('kite', 'goods', '{"en": "Paper kite"}', 5, 100)`,
);
await database.pool.query(
  "INSERT INTO redemptions (id, member_id, reward_id, at, quantity, points, address, status, entry_id) SELECT 7001, $1, 'kite', now(), 1, 100, E'Ana Cruz\\n14 Ayala Avenue', 'approved', max(id) FROM ledger_entries",
  [memberId],
);
await database.pool.query(
  "INSERT INTO promotions (id, type, texts, starts_at, scene) VALUES ('lantern', 'activity', '{\"en\": {\"title\": \"Lantern week\"}}', now(), 'quay')",
);
const application = await first(
  "INSERT INTO activity_applications (promotion_id, member_id, at, comment) VALUES ('lantern', $1, now(), 'My boat has twelve lanterns.') RETURNING id",
  memberId,
);
await database.pool.query(
  "INSERT INTO activity_images (application_id, position, type, bytes) VALUES ($1, 1, 'image/png', $2)",
  [application, PICTURE],
);
// A Thai market with a draw that takes bets for an hour, and one whose result from outside is seven hours late.
await database.pool.query(
  "INSERT INTO vendors (code, name, category, account_type_name) VALUES ('HOUSE', 'House', 'LOTT', 'LOTT')",
);
await database.pool.query(
  "INSERT INTO games (id, vendor_code, code, category, kind, name, min_bet, max_bet) VALUES ('HOUSE-RIVER', 'HOUSE', 'RIVER', 'LOTT', 'thai', 'River Market', 100, 100000000)",
);
await database.pool.query(
  `INSERT INTO lottery_games (code, game_id, area, family, kind, schedule, play_types, default_play_type, min_stake, top_prize, prize_mode, rules, outside)
   VALUES ('RIVER', 'HOUSE-RIVER', 'SEA', 'thai', 'thai', $1, '{two-top}', 'two-top', 100, 100000, 'SEA', $2, true)`,
  [{ kind: 'interval', every: 86_400, closeBefore: 10, timeZone: 'Asia/Bangkok' }, GAME_KINDS.thai],
);
await database.pool.query(
  `INSERT INTO draws (game_code, issue, opens_at, closes_at, draws_at, state, commitment, scheme)
   VALUES ('RIVER', 'OPEN1', now() - interval '1 hour', now() + interval '1 hour', now() + interval '61 minutes', 'open', 'none', 0),
          ('RIVER', 'LATE1', now() - interval '9 hours', now() - interval '8 hours', now() - interval '7 hours', 'closed', 'none', 0)`,
);
// A jackpot game of which one draw is settled: nobody has won, and 1.10 is carried.
await database.pool.query(
  "INSERT INTO games (id, vendor_code, code, category, kind, name, min_bet, max_bet) VALUES ('HOUSE-HARBOUR', 'HOUSE', 'HARBOUR', 'LOTT', 'lotto', 'Harbour 45', 100, 100000000)",
);
await database.pool.query(
  `INSERT INTO lottery_games (code, game_id, area, family, kind, schedule, play_types, default_play_type, min_stake, top_prize, prize_mode, rules, outside)
   VALUES ('HARBOUR', 'HOUSE-HARBOUR', 'LOTT', $2, 'lotto45', $1, '{single}', 'single', 100, 100000, 'Lott', $3, true)`,
  [
    { kind: 'interval', every: 86_400, closeBefore: 10, timeZone: 'Asia/Manila' },
    GAME_KINDS.lotto45.family,
    GAME_KINDS.lotto45,
  ],
);
await database.pool.query(
  `INSERT INTO draws (game_code, issue, opens_at, closes_at, draws_at, state, commitment, scheme)
   VALUES ('HARBOUR', 'DRAWN1', now() - interval '9 hours', now() - interval '8 hours', now() - interval '7 hours', 'closed', 'none', 0)`,
);
await database.pool.query(
  "UPDATE draws SET state = 'settled', result = '40,41,42,43,44,45', drawn_at = now(), settled_at = now() WHERE game_code = 'HARBOUR'",
);
await database.pool.query(
  `INSERT INTO lottery_pools (game_code, issue, settlement, currency, play_money, turnover, fund, carried_in, reserve_in, held_in, released, reserved,
     topped_up, tiers, prizes, carried_out, reserve_out, held_out, draws_kept_in, draws_kept_out, at)
   VALUES ('HARBOUR', 'DRAWN1', 1, 'PHP', false, 200, 110, '{}', 0, 0, 0, 0, 0, '{}', 0, '{"jackpot": "110"}', 0, 110, 0, 1, now())`,
);
await database.pool.query(
  "SELECT ledger_post(now(), 'transfer', NULL, 'lottery-pool', 'HARBOUR:DRAWN1:1:PHP:false', '', '', '', ARRAY[lottery_account('house:pnl', 'HOUSE-HARBOUR', false, 'PHP'), lottery_account('jackpot', 'HARBOUR', false, 'PHP')], ARRAY[-110::bigint, 110::bigint])",
);
process.stdout.write(
  `${JSON.stringify({ account: ACCOUNT, accountId, cookie: `${sessionCookie(port)}=${secret}` })}\n`,
);

process.stdin.resume().on('end', async () => {
  await gateway.stop();
  await database.drop();
  process.exit(0);
});
