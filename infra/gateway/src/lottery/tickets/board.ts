import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { Board, board as call } from '@atrium/contracts/lottery-bets';
import { HOUSE } from '@atrium/lottery-rules/house';
import { jackpotOf, NO_CARRY, pricedPool } from '@atrium/lottery-rules/pool-carry';
import type { Caller } from '../../platform/caller.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { lastCarry, nextPool } from '../pools/pools.repository.ts';
import { awaitedDraw, comingDraws, lotteryGames } from '../lottery.repository.ts';
import { drawOf, lotteryCards } from '../lottery-cards.ts';
import { shownLimits } from './bet-limits.ts';
import { leastGroupOf, ownGroupOf } from './bet-lines.ts';
import { gameTerms } from './game-terms.ts';
import { numberRooms } from './number-rooms.ts';
import { isKnown } from './place-bet.ts';
import { restrictionsOf } from './sold-draws.repository.ts';

const RESULTS = 30;
/** As many as the contract takes in one bet. */
const MOST_LINES = 1_000;

/**
 * Rules, prices, limits and coming draws of a game, at the prize group of the member who asks. Source: 10-14, 10-32,
 * 10-33, 12-02.
 */
export async function board(
  parts: Parts,
  { query, caller }: ParsedOf<typeof call> & { caller: Caller },
): Promise<Board> {
  const { database, clock, settings } = parts;
  const [terms, rows] = await Promise.all([
    gameTerms(database, query.gameCode),
    lotteryGames(database, { code: query.gameCode }),
  ]);
  const [row] = rows;
  if (!row || !terms)
    throw new Refusal((await isKnown(database, query.gameCode)) ? 'GAME_MAINTENANCE' : 'GAME_UNKNOWN', {
      params: { game: query.gameCode },
    });
  if (!terms.rules) throw new Refusal('GAME_MAINTENANCE', { params: { game: terms.gameName } });
  const now = clock.now();
  const [[card], upcoming, awaited, restrictions, rooms, cancellable, pool, accountGroup] = await Promise.all([
    lotteryCards(parts, rows, query.language, RESULTS),
    comingDraws(database, terms.code, now, Math.trunc(query.draws)),
    awaitedDraw(database, terms.code, now),
    restrictionsOf(database, terms.code, now),
    numberRooms(database, terms, caller.session?.memberId, now),
    settings.get('lottery.cancellable', true),
    poolOf(parts, terms.code, now),
    prizeGroupOf(database, caller.session?.memberId),
  ]);
  const { family, sets, house, cuts, closed, pricing } = terms.rules;
  const own = pricing.group ? ownGroupOf(pricing.group, accountGroup) : 0;
  return {
    serverTime: now.toISOString(),
    game: card!,
    timeZone: terms.timeZone,
    version: terms.version,
    rules: {
      family,
      sets: [...sets],
      house: { ...HOUSE, ...house },
      ...(cuts && { cuts: structuredClone(cuts) as Board['rules']['cuts'] }),
      ...(closed && closed.length > 0 && { closed: [...closed] }),
      pricing: {
        ...(pricing.group && { group: { ...pricing.group, group: own, caps: { ...pricing.group.caps } } }),
        ...(pricing.odds && { odds: { ...pricing.odds } }),
        ...(pool && { pool: pool.rules }),
      },
    },
    ...(pool && { jackpot: pool.jackpot }),
    groups: pricing.group ? { least: leastGroupOf(own, terms.limits), own } : null,
    unit: terms.unit.toString(),
    units: terms.units.map(String),
    limits: shownLimits(terms.limits, MOST_LINES),
    restrictions,
    ...(rooms.length > 0 && { rooms }),
    upcoming: upcoming.map(drawOf),
    ...(awaited && { awaited: { ...awaited, drawsAt: awaited.drawsAt.toISOString() } }),
    cancellable,
  };
}

/** Visitors see each game's own group. */
async function prizeGroupOf(database: Parts['database'], memberId: string | undefined): Promise<number | null> {
  if (memberId === undefined) return null;
  const row = await database.first<{ prize_group: number | null }>(
    { name: 'lottery-prize-group', text: 'SELECT prize_group FROM members WHERE id = $1' },
    [memberId],
  );
  return row?.prize_group ?? null;
}

/** The pool of the next draw, at the price of its entries, and what the winners of its highest prize share at least. */
async function poolOf({ database, settings }: Parts, gameCode: string, now: Date) {
  const pool = await nextPool(database, gameCode, now);
  if (!pool) return null;
  const rules = pricedPool(pool.rules, BigInt(pool.unit));
  const currency = await settings.get('brand.currency', 'PHP');
  const carry = await lastCarry(database, { gameCode, currency, playMoney: false, before: null });
  return {
    rules: structuredClone(rules) as NonNullable<Board['rules']['pricing']['pool']>,
    jackpot: jackpotOf(rules, carry ?? NO_CARRY).toString(),
  };
}
