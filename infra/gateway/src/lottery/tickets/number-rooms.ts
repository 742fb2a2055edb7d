import type { NumberRoom } from '@atrium/contracts/number-room';
import type { Queryable } from '../../platform/database.ts';
import type { GameTerms } from './game-terms.ts';

/** Numbers in one reply: a draw that is full everywhere has more than a board shows. */
const MOST_NUMBERS = 500;

/**
 * Numbers of the draws that take bets whose limit is half taken or more, by everybody or by this member, in bands. A number is
 * full once the smallest stake does not fit.
 */
export async function numberRooms(
  queryable: Queryable,
  { code, limits, units }: Pick<GameTerms, 'code' | 'limits' | 'units'>,
  memberId: string | undefined,
  now: Date,
): Promise<NumberRoom[]> {
  const { mostStakePerNumber = null, mostMemberStakePerNumber = null } = limits;
  if (mostStakePerNumber === null && mostMemberStakePerNumber === null) return [];
  return queryable.rows<NumberRoom>(
    {
      name: 'lottery-number-rooms',
      text: `SELECT f.issue, f.play, f.number,
                    CASE WHEN f.left_over < $6 THEN 'full' WHEN f.taken >= 0.8 THEN 'little' ELSE 'half' END AS room
               FROM (SELECT e.issue, e.play, e.number, d.draws_at, min(m.most - e.stake) AS left_over, max(e.stake / m.most::numeric) AS taken
                       FROM draws d JOIN lottery_exposures e ON e.game_code = d.game_code AND e.issue = d.issue
                       JOIN (VALUES (0::bigint, $3::bigint), ($4::bigint, $5::bigint)) AS m (member, most)
                         ON m.member = e.member_id AND m.most > 0
                      WHERE d.game_code = $1 AND d.closes_at > $2 AND d.state IN ('scheduled', 'open')
                      GROUP BY 1, 2, 3, 4) f
              WHERE f.taken >= 0.5 OR f.left_over < $6
              ORDER BY f.draws_at, f.taken DESC, f.play, f.number LIMIT ${MOST_NUMBERS}`,
    },
    [code, now, mostStakePerNumber, memberId ?? null, mostMemberStakePerNumber, units.at(-1)!.toString()],
  );
}
