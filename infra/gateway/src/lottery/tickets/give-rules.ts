import { GAME_KINDS, type GameKind } from '@atrium/lottery-rules/game-kinds';
import type { GameRules } from '@atrium/lottery-rules/game-rules';
import type { Queryable } from '../../platform/database.ts';

/**
 * Gives the games of each kind that have no rules yet those of their kind. A game of an earlier release has no kind: it gets
 * the one that is named like its family, of 4D that of Malaysia. Rules that an operator has changed stay. Planned draws whose game has
 * become one with a pool get its rules. Returns the number of games.
 */
export async function giveRules(database: Queryable): Promise<number> {
  const kinds = Object.entries(GAME_KINDS) as [GameKind, GameRules][];
  const given = await database.run(
    `UPDATE lottery_games g SET kind = k.kind, rules = k.rules
       FROM unnest($1::text[], $2::jsonb[]) AS k (kind, rules)
      WHERE g.rules IS NULL AND coalesce(g.kind, CASE g.family WHEN '4d' THEN '4d-my' ELSE g.family END) = k.kind`,
    [kinds.map(([kind]) => kind), kinds.map(([, rules]) => JSON.stringify(rules))],
  );
  await database.run(
    `UPDATE draws d SET pool = p.pool FROM (SELECT g.code, lottery_pool_of(g.code) AS pool FROM lottery_games g) p
      WHERE d.game_code = p.code AND p.pool IS NOT NULL AND d.pool IS NULL AND d.state IN ('scheduled', 'open')`,
  );
  return given;
}
