import type { GameRules } from '@atrium/lottery-rules/game-rules';
import type { Schedule } from '@atrium/lottery-rules/schedule';
import type { Transaction } from '../../platform/database.ts';
import { exposedNumbers } from '../tickets/bet-lines.ts';
import { playsFor } from '../tickets/game-terms.ts';
import type { PricedLine } from '../tickets/priced-line.ts';

/** Tickets that are counted in one statement. */
const PORTION = 5_000;

interface Sold {
  number: string;
  issue: string;
  member: string;
  drawsAt: Date;
  lines: PricedLine[];
  rules: GameRules;
  schedule: Schedule;
}

/**
 * Counts what is sold on each number of the draws that still take bets, where a game gets its first limit per number: the
 * limit then holds for old and new tickets together. The draws are locked, so no bet comes between.
 */
export async function countSoldNumbers(transaction: Transaction, code: string): Promise<void> {
  await transaction.run(
    "SELECT 1 FROM draws WHERE game_code = $1 AND state IN ('scheduled', 'open') ORDER BY issue FOR UPDATE",
    [code],
  );
  await transaction.run(
    `DELETE FROM lottery_exposures e USING draws d
      WHERE d.game_code = $1 AND d.state IN ('scheduled', 'open') AND e.game_code = d.game_code AND e.issue = d.issue`,
    [code],
  );
  for (let after = '0'; ; ) {
    const tickets = await transaction.rows<Sold>(
      `SELECT t.number::text, t.issue, t.member_id::text AS member, d.draws_at AS "drawsAt", t.lines, v.rules, g.schedule
         FROM lottery_tickets t JOIN rounds r ON r.id = t.number AND r.status = 'open'
         JOIN draws d ON d.game_code = t.game_code AND d.issue = t.issue AND d.state IN ('scheduled', 'open')
         JOIN lottery_games g ON g.code = t.game_code
         JOIN lottery_rules_versions v ON v.game_code = t.game_code AND v.version = t.rules_version
        WHERE t.game_code = $1 AND NOT t.play_money AND t.number > $2 ORDER BY t.number LIMIT $3`,
      [code, after, PORTION],
    );
    const last = tickets.at(-1)?.number;
    if (last === undefined) return;
    after = last;
    const rows = tickets.flatMap(({ issue, member, drawsAt, lines, rules, schedule }) =>
      exposedNumbers(playsFor(rules, drawsAt, schedule.timeZone), lines).flatMap(({ play, number, stake }) =>
        ['0', member].map((id) => ({ issue, play, number, id, stake: stake.toString() })),
      ),
    );
    await transaction.run(
      `INSERT INTO lottery_exposures AS e (game_code, issue, play, number, member_id, stake)
       SELECT $1, x.issue, x.play, x.number, x.id, sum(x.stake)
         FROM jsonb_to_recordset($2) AS x (issue text, play text, number text, id bigint, stake bigint) GROUP BY 2, 3, 4, 5
       ON CONFLICT (game_code, issue, play, number, member_id) DO UPDATE SET stake = e.stake + excluded.stake`,
      [code, JSON.stringify(rows)],
    );
  }
}
