import { GAME_KINDS } from '@atrium/lottery-rules/game-kinds';
import type { Pool } from 'pg';

export const LOTTERY = 'BENCH5';
export const ISSUE = 'bench';

/** A lottery of five digits with a draw that takes bets for a day. */
export async function openLottery(pool: Pool, issue = ISSUE): Promise<void> {
  await pool.query(
    "INSERT INTO games (id, vendor_code, code, category, kind, name, min_bet, max_bet) VALUES ('BENCH-LOTTERY', 'BENCH', 'lottery', 'LOTT', 'ssc', 'Test lottery', 2, 1000000000) ON CONFLICT DO NOTHING",
  );
  await pool.query(
    `INSERT INTO lottery_games (code, game_id, area, family, kind, schedule, play_types, default_play_type, min_stake, top_prize, prize_mode, rules)
     VALUES ($1, 'BENCH-LOTTERY', 'LOTT', 'ssc', 'ssc', $2, '{one}', 'one', 200, 100000, 'Lott', $3) ON CONFLICT DO NOTHING`,
    [
      LOTTERY,
      JSON.stringify({ kind: 'interval', every: 86_400, closeBefore: 10, timeZone: 'Asia/Manila' }),
      JSON.stringify(GAME_KINDS.ssc),
    ],
  );
  await pool.query(
    `INSERT INTO draws (game_code, issue, opens_at, closes_at, draws_at, state, scheme, commitment)
     VALUES ($1, $2, now(), now() + interval '1 day', now() + interval '1 day' + (SELECT count(*) FROM draws WHERE game_code = $1) * interval '1 s', 'open', 0, '')`,
    [LOTTERY, issue],
  );
}

/** As many sold tickets of one line each, over all players; their stakes are in the escrow. */
export async function sellTickets(pool: Pool, issue: string, tickets: number): Promise<void> {
  await pool.query(
    `WITH players AS (SELECT array_agg(id ORDER BY id) AS ids FROM members),
          sold AS (
            INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, opened_at)
            SELECT 'BENCH', $1 || n, p.ids[1 + n % cardinality(p.ids)], 'BENCH-LOTTERY', 'LOTT', 'PHP', 200, now() FROM players p, generate_series(1, $2::int) AS n
            RETURNING id, member_id)
     INSERT INTO lottery_tickets (number, member_id, game_code, issue, currency, play_money, placed_at, rules_version, prize_group, stake, self_rebate, caps, lines, salt, leaf)
     SELECT id, member_id, $3, $1, 'PHP', false, now(), 1, 1950, 200, 0, '{}',
            jsonb_build_array(jsonb_build_object('play', 'front3-direct', 'selection', id / 100 % 10 || '|' || id / 10 % 10 || '|' || id % 10, 'unit', '200', 'multiple', 1, 'notes', '1', 'stake', '200', 'prices', '{"hit": "975"}'::jsonb)),
            decode('00', 'hex'), sha256(int8send(id)) FROM sold`,
    [issue, tickets, LOTTERY],
  );
  await pool.query(
    `SELECT ledger_post(now(), 'bet', NULL, 'bench', $1, '', '', '', ARRAY[ledger_account('suspense', NULL, 'bench', 'PHP'), ledger_account('escrow:draw', NULL, $2, 'PHP')], ARRAY[-$3::bigint, $3::bigint], ARRAY['', $2 || ':' || $1])`,
    [issue, LOTTERY, tickets * 200],
  );
  await pool.query('ANALYZE rounds, lottery_tickets');
}

/** The input of a bet of one note on any number. */
export function anyBet(issue: string) {
  const digit = () => Math.floor(Math.random() * 10);
  const line = {
    play: 'front3-direct',
    selection: `${digit()}|${digit()}|${digit()}`,
    unit: '200',
    multiple: 1,
    notes: '1',
    stake: '200',
    prices: { hit: '975' },
  };
  return { gameCode: LOTTERY, issue, lines: [line], stake: '200' };
}

/** Closes a draw and gives it a result. */
export async function drawFixed(pool: Pool, issue: string): Promise<void> {
  await pool.query("UPDATE draws SET state = 'closed' WHERE game_code = $1 AND issue = $2", [LOTTERY, issue]);
  await pool.query(
    "UPDATE draws SET state = 'drawn', result = '1,2,3,4,5', drawn_at = now() WHERE game_code = $1 AND issue = $2",
    [LOTTERY, issue],
  );
}
