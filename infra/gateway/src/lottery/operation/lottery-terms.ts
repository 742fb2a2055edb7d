import { LIMIT_NAMES, type LotteryTerms } from '@atrium/contracts/operator-lottery';
import { type Fraction, compare, ONE } from '@atrium/lottery-rules/fraction';
import type { GameRules } from '@atrium/lottery-rules/game-rules';
import { pricesOf } from '@atrium/lottery-rules/price';
import { returnRange } from '@atrium/lottery-rules/return-range';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import type { Parts } from '../../platform/parts.ts';
import { everyPlay, MARKET } from './lottery-games.ts';

interface Row extends Pick<LotteryTerms, 'code' | 'gameId' | 'name' | 'market' | 'up' | 'version' | 'unit'> {
  rules: GameRules | null;
  limits: Partial<Record<(typeof LIMIT_NAMES)[number], string>>;
  modePricing: Partial<GameRules['pricing']>;
}

/** Plays, prices, limits and restricted numbers of one lottery. Source: 10-47. */
export async function termsOfLottery(parts: Parts, { params }: OperatorCall<undefined>): Promise<LotteryTerms> {
  const { database } = parts;
  const row = await database.first<Row>(
    `SELECT l.code, l.game_id AS "gameId", g.name, ${MARKET} AS market, g.up, l.rules_version AS version, l.unit, l.rules, l.bet_limits AS limits,
            coalesce((SELECT m.pricing FROM lottery_prize_modes m WHERE m.code = l.prize_mode), '{}') AS "modePricing"
       FROM lottery_games l JOIN games g ON g.id = l.game_id WHERE l.code = $1`,
    [params.game],
  );
  if (!row) throw new OperatorRefusal('UNKNOWN_GAME', `There is no lottery ${params.game}.`);
  const restrictions = await database.rows<LotteryTerms['restrictions'][number]>(
    'SELECT play, number, share FROM lottery_game_restrictions WHERE game_code = $1 ORDER BY play, number',
    [row.code],
  );
  const { rules, limits, modePricing, ...rest } = row;
  const pricing = { ...rules?.pricing, ...modePricing };
  const bounds = await returnBounds(parts);
  return {
    ...rest,
    group: pricing.group ? { ...pricing.group, caps: { ...pricing.group.caps } } : null,
    odds: { ...pricing.odds },
    limits: Object.fromEntries(LIMIT_NAMES.map((name) => [name, limits[name] ?? null])) as LotteryTerms['limits'],
    returnBounds: bounds,
    plays: rules
      ? Array.from(everyPlay(rules).values(), (play) => {
          const range = returnRange(play, pricing);
          const { code, tab, name, priced, numbered } = play;
          return {
            code,
            tab,
            name,
            priced,
            numbered,
            closed: rules.closed?.includes(code) ?? false,
            prices: { ...pricesOf(play, pricing) },
            returns: range && { least: shareOf(range.least), greatest: shareOf(range.greatest) },
          };
        })
      : [],
    restrictions,
  };
}

/** Shares of the stake between which operators may set prices. */
export async function returnBounds({ settings }: Pick<Parts, 'settings'>) {
  const [least, greatest] = await Promise.all([
    settings.get('lottery.leastReturnPercent', 10),
    settings.get('lottery.greatestReturnPercent', 100),
  ]);
  return { least: least / 100, greatest: greatest / 100 };
}

/** A share as a number, exact to a ten-thousandth, and never 1 where it is above. */
export const shareOf = (share: Fraction): number => {
  const rounded = Number((share.n * 10_000n) / share.d) / 10_000;
  return rounded === 1 && compare(share, ONE) > 0 ? 1.0001 : rounded;
};
