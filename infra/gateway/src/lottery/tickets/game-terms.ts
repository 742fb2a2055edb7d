import { dayAt } from '@atrium/lottery-rules/zone-time';
import type { GameRules } from '@atrium/lottery-rules/game-rules';
import type { Play } from '@atrium/lottery-rules/play';
import { playsOf } from '@atrium/lottery-rules/rule-sets';
import type { Schedule } from '@atrium/lottery-rules/schedule';
import type { Queryable } from '../../platform/database.ts';
import type { BetLimits } from './bet-limits.ts';

/** What bets on a game follow now. `rules.pricing` is that of the game's prize mode. */
export interface GameTerms {
  readonly code: string;
  readonly gameId: string;
  readonly gameName: string;
  readonly names: Readonly<Record<string, string>>;
  readonly category: string;
  readonly vendor: string;
  readonly version: number;
  readonly rules: GameRules | null;
  /** Base stake of one note, and what may be chosen of it, highest first; minor units. */
  readonly unit: bigint;
  readonly units: readonly bigint[];
  readonly limits: BetLimits;
  readonly timeZone: string;
}

interface Row extends Omit<GameTerms, 'unit' | 'units' | 'timeZone'> {
  unit: string;
  units: string[];
  schedule: Schedule;
  modePricing: Partial<GameRules['pricing']>;
}

/** Undefined for a game that is unknown or switched off. */
export async function gameTerms(queryable: Queryable, code: string): Promise<GameTerms | undefined> {
  const row = await queryable.first<Row>(
    {
      name: 'lottery-terms',
      text: `SELECT l.code, l.game_id AS "gameId", g.name AS "gameName", g.names, g.category, g.vendor_code AS vendor, l.rules_version AS version,
                    l.rules, l.unit, l.bet_limits AS limits, l.schedule, coalesce(m.pricing, '{}') AS "modePricing",
                    ARRAY(SELECT DISTINCT (l.unit * c)::bigint FROM unnest(coalesce(m.coefficients, '{1}')) AS c WHERE l.unit * c >= 1 ORDER BY 1 DESC)::text[] AS units
               FROM lottery_games l JOIN games g ON g.id = l.game_id JOIN vendors v ON v.code = g.vendor_code
               LEFT JOIN lottery_prize_modes m ON m.code = l.prize_mode
              WHERE l.code = $1 AND g.up AND v.up`,
    },
    [code],
  );
  if (!row) return undefined;
  const { rules, schedule, modePricing, ...rest } = row;
  return {
    ...rest,
    rules: rules && rules.sets.length > 0 ? { ...rules, pricing: { ...rules.pricing, ...modePricing } } : null,
    unit: BigInt(row.unit),
    units: row.units.map(BigInt),
    timeZone: schedule.timeZone,
  };
}

const plays = new Map<string, ReadonlyMap<string, Play>>();
const PLAYS_KEPT = 200;

/** The plays of some rules for a draw at `drawsAt`, by code. They follow from the arguments alone, so they are kept. */
export function playsFor(
  { sets, house = {}, cuts }: Pick<GameRules, 'sets' | 'house' | 'cuts'>,
  drawsAt: Date,
  timeZone: string,
): ReadonlyMap<string, Play> {
  const day = dayAt(drawsAt, timeZone);
  const key = JSON.stringify([sets, house, cuts, day]);
  let known = plays.get(key);
  if (!known) {
    known = playsOf(sets, house, day, cuts);
    if (plays.size >= PLAYS_KEPT) plays.delete(plays.keys().next().value!);
    plays.set(key, known);
  }
  return known;
}
