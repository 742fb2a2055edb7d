import { GAME_KINDS, type GameKind } from '@atrium/lottery-rules/game-kinds';
import type { GameRules } from '@atrium/lottery-rules/game-rules';
import { POOL_SETS } from '@atrium/lottery-rules/rule-sets';
import type { Queryable } from '../../platform/database.ts';

/**
 * Gives the games of each kind that have no rules yet those of their kind. A game of an earlier release has no kind: it gets
 * the one that is named like its family, of 4D that of Malaysia. Rules that an operator has changed stay. Sets that pay from a pool are
 * left out: a ticket keeps fixed prices. Returns the number of games.
 */
export const giveRules = (database: Queryable): Promise<number> => {
  const kinds = (Object.entries(GAME_KINDS) as [GameKind, GameRules][])
    .map(([kind, rules]): [GameKind, GameRules] => [
      kind,
      { ...rules, sets: rules.sets.filter((name) => !POOL_SETS.has(name)) },
    ])
    .filter(([, { sets }]) => sets.length > 0);
  return database.run(
    `UPDATE lottery_games g SET kind = k.kind, rules = k.rules
       FROM unnest($1::text[], $2::jsonb[]) AS k (kind, rules)
      WHERE g.rules IS NULL AND coalesce(g.kind, CASE g.family WHEN '4d' THEN '4d-my' ELSE g.family END) = k.kind`,
    [kinds.map(([kind]) => kind), kinds.map(([, rules]) => JSON.stringify(rules))],
  );
};
