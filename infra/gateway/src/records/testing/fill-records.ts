import type { Database, Transaction } from '../../platform/database.ts';

/** SQL: the instant of the n-th record before `$2`; two records share one. */
const AT = "$2::timestamptz - (n / 2) * interval '1 minute'";

/**
 * Gives a member `rows` records of every kind before an instant. They are written past triggers and keys: these are lists to
 * read, not books that add up.
 */
export async function fillRecords(database: Database, memberId: string, now: string, rows: number): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.run('SET LOCAL session_replication_role = replica');
    const given: [string, string, number] = [memberId, now, rows];
    const fill = (table: string, columns: string, values: string) =>
      transaction.run(
        `INSERT INTO ${table} (member_id, ${columns}) SELECT $1::bigint, ${values} FROM generate_series(1, $3::int) n WHERE ${AT} IS NOT NULL`,
        given,
      );
    await fillMovements(transaction, given);
    // Most friends are found by more than one of the ways that a member invites by.
    await transaction.run(
      `INSERT INTO members (account, nickname, password_hash, currency, born_on, terms_version, registered_at, upline_id, details)
       SELECT 'fill' || n, 'Fill', 'none', 'PHP', '1990-01-01', '2026-01', ${AT}, CASE WHEN n % 3 > 0 THEN $1::bigint END,
              CASE WHEN n % 3 <> 1 THEN jsonb_build_object(CASE WHEN n % 2 = 0 THEN 'recommenderId' ELSE 'referralCode' END, m.account) ELSE '{}' END
         FROM generate_series(1, $3::int) n, members m WHERE m.id = $1`,
      given,
    );
    await fill('logins', 'at, ip', `${AT}, '203.0.113.7'`);
    await fill('messages', 'at, texts', `${AT}, '{"en": {"title": "T", "text": "T"}}'`);
    await fill(
      'cashback_periods',
      'starts_on, ends_on, valid, micro, carried_in, amount, carried_out',
      '$2::date - n, $2::date - n + 1, 0, 0, 0, 0, 0',
    );
    await fill(
      'deposits',
      'reference, method, amount, currency, status, created_at',
      `'D' || $1::bigint || '-' || n, 'e-wallet', 100, 'PHP', 'failed', ${AT}`,
    );
    await transaction.run(
      "INSERT INTO payout_accounts (id, member_id, name, holder, number) VALUES (-1, $1, 'Bank', 'A', '12345678')",
      [memberId],
    );
    await fill(
      'withdrawals',
      'reference, account_id, amount, currency, status, created_at',
      `'W' || $1::bigint || '-' || n, -1, 100, 'PHP', 'rejected', ${AT}`,
    );
    await transaction.run(
      "INSERT INTO point_rewards (id, type, names, stock, points_required) VALUES ('fill', 'goods', '{\"en\": \"Kettle\"}', 5, 10)",
    );
    await fill('redemptions', 'reward_id, at, quantity, points, entry_id', `'fill', ${AT}, 1, 10, -1`);
    await transaction.run(
      "INSERT INTO promotions (id, type, texts, starts_at, scene) SELECT 'fill-' || n, 'event', '{\"en\": {\"title\": \"T\"}}', now(), 'S' FROM generate_series(1, $1::int) n",
      [rows],
    );
    await fill('activity_applications', 'promotion_id, at, comment', `'fill-' || n, ${AT}, ''`);
    await fill(
      'bonuses',
      'currency, account_id, amount, wagering, contribution, days, state, credited_at, ended_at',
      `'PHP', ledger_account('player:bonus', $1::bigint, n::text, 'PHP'), 100, 100, '{}', 1, 'expired', ${AT}, ${AT}`,
    );
    await transaction.run(
      "INSERT INTO games (id, vendor_code, code, category, kind, name, min_bet, max_bet) VALUES ('FILL-1', 'LINES', 'F', 'LOTT', 'ssc', 'Fill', 1, 1)",
    );
    await fill(
      'rounds',
      'vendor_code, round_id, game_id, game_type, currency, stake, status, opened_at',
      `'LINES', 'fill' || n, 'FILL-1', 'LOTT', 'PHP', 100, 'lost', ${AT}`,
    );
    await transaction.run(
      "INSERT INTO lottery_games (code, game_id, area, family, schedule, play_types, default_play_type, min_stake, top_prize, prize_mode) VALUES ('FILL', 'FILL-1', 'LOTT', 'ssc', '{}', ARRAY['a'], 'a', 1, 1, 'x')",
    );
    await transaction.run(
      "INSERT INTO draws (game_code, issue, opens_at, closes_at, draws_at, secret, commitment) VALUES ('FILL', '1', $1, $1::timestamptz + interval '1 minute', $1::timestamptz + interval '2 minutes', '', '')",
      [now],
    );
    await fill('lottery_chases', 'game_code, stop_on_win, placed_at', `'FILL', true, ${AT}`);
    await transaction.run(
      `INSERT INTO lottery_tickets (number, member_id, chase_id, game_code, issue, currency, play_money, placed_at, rules_version, stake, self_rebate, caps, lines, salt, leaf)
       SELECT id, member_id, (SELECT min(c.id) FROM lottery_chases c WHERE c.member_id = $1) + row_number() OVER (ORDER BY id) - 1, 'FILL', '1', 'PHP', false, opened_at, 1, 100, 0, '{}', '[]', '', decode(repeat('00', 32), 'hex') FROM rounds WHERE member_id = $1`,
      [memberId],
    );
  });
}

/** Movements of cash and of points alone. */
fillRecords.movements = (database: Database, memberId: string, now: string, rows: number): Promise<void> =>
  database.transaction(async (transaction) => {
    await transaction.run('SET LOCAL session_replication_role = replica');
    await fillMovements(transaction, [memberId, now, rows]);
  });

async function fillMovements(transaction: Transaction, given: [string, string, number]): Promise<void> {
  for (const [account, currency, kind] of [
    ['player:cash', 'PHP', "CASE WHEN n % 2 = 0 THEN 'bet' ELSE 'payout' END"],
    ['player:cash', 'PHP', "'rebate'"],
    ['points', 'PTS', "'points'"],
  ] as const)
    await transaction.run(
      `WITH made AS (
         INSERT INTO ledger_entries (at, kind, member_id, scope, key, payload_hash)
         SELECT ${AT}, ${kind}, $1::bigint, 'fill ' || $4::text, $1::bigint || ' ' || ${kind} || n, '' FROM generate_series(1, $3::int) n RETURNING id, at)
       INSERT INTO ledger_lines (entry_id, line, account_id, member_id, at, amount, currency, balance_after)
       SELECT id, 1, ledger_account($4::text, $1::bigint, '', $5::text), $1::bigint, at, 1, $5::text, 1 FROM made`,
      [...given, account, currency],
    );
}
