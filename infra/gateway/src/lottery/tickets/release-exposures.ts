import type { GameRules } from '@atrium/lottery-rules/game-rules';
import type { Schedule } from '@atrium/lottery-rules/schedule';
import type { Queryable } from '../../platform/database.ts';
import { exposedNumbers } from './bet-lines.ts';
import { playsFor } from './game-terms.ts';
import type { TicketRow } from './tickets.repository.ts';

/** Takes cancelled tickets off the stakes per number, so that the limits of their draws are free again. */
export async function releaseExposures(queryable: Queryable, tickets: readonly TicketRow[]): Promise<void> {
  for (const { number, gameCode, issue, memberId, drawsAt, lines } of tickets) {
    const sold = await queryable.first<{ rules: GameRules; schedule: Schedule }>(
      `SELECT v.rules, g.schedule FROM lottery_tickets t JOIN lottery_rules_versions v ON v.game_code = t.game_code AND v.version = t.rules_version
         JOIN lottery_games g ON g.code = t.game_code
        WHERE t.number = $1 AND NOT t.play_money AND EXISTS (SELECT 1 FROM lottery_exposures e WHERE e.game_code = t.game_code AND e.issue = t.issue AND e.member_id = t.member_id)`,
      [number],
    );
    if (!sold) continue;
    const exposed = exposedNumbers(playsFor(sold.rules, drawsAt, sold.schedule.timeZone), lines);
    await queryable.run(
      `UPDATE lottery_exposures e SET stake = greatest(0, e.stake - x.stake)
         FROM (SELECT play, number, stake FROM unnest($4::text[], $5::text[], $6::bigint[]) AS x (play, number, stake) ORDER BY 1, 2) x
        WHERE e.game_code = $1 AND e.issue = $2 AND e.member_id IN (0, $3) AND e.play = x.play AND e.number = x.number`,
      [
        gameCode,
        issue,
        memberId,
        exposed.map(({ play }) => play),
        exposed.map((one) => one.number),
        exposed.map(({ stake }) => stake.toString()),
      ],
    );
  }
}
