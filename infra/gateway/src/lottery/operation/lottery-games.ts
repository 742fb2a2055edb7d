import type { lotteryGameList, lotteryMarketState, lotteryPlayState } from '@atrium/contracts/operator-lottery';
import type { OperationReply } from '@atrium/contracts/registry-operation';
import { playsOf } from '@atrium/lottery-rules/rule-sets';
import type { GameRules } from '@atrium/lottery-rules/game-rules';
import type * as v from 'valibot';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { noteAction } from '../../operations/operator-log.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';

/** Games that operators switch together: an area, with its region where it has some. */
export const MARKET = "l.area || coalesce('-' || l.region, '')";

/** Every lottery with its switches. Source: 10-47. */
export const listLotteries = ({ database, clock }: Parts): Promise<OperationReply<typeof lotteryGameList>> =>
  database.rows(
    `SELECT l.code, l.game_id AS "gameId", g.name, ${MARKET} AS market, l.family, g.up, v.up AS "vendorUp",
            coalesce(jsonb_array_length(l.rules -> 'sets'), 0) > 0 AS sells, l.outside, l.rules_version AS version,
            coalesce(jsonb_array_length(l.rules -> 'closed'), 0) AS "closedPlays",
            (SELECT count(*)::int FROM lottery_game_restrictions r WHERE r.game_code = l.code) AS "restrictedNumbers",
            (SELECT count(*)::int FROM draws d WHERE d.game_code = l.code AND d.state = 'closed' AND d.draws_at < $1) AS awaiting,
            to_char((SELECT min(d.draws_at) FROM draws d WHERE d.game_code = l.code AND d.draws_at > $1 AND d.state IN ('scheduled', 'open', 'closed'))
              AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "nextDrawAt"
       FROM lottery_games l JOIN games g ON g.id = l.game_id JOIN vendors v ON v.code = g.vendor_code
      ORDER BY l.area, l.region NULLS FIRST, l.position, l.code`,
    [clock.now()],
  );

/** Closes or opens all games of a market at once, and notifies the open tabs. */
export const setMarketState = (
  parts: Parts,
  { operator, params, body: { up, reason } }: OperatorCall<v.InferOutput<typeof lotteryMarketState.body>>,
): Promise<OperationReply<typeof lotteryMarketState>> =>
  parts.database.transaction(async (transaction) => {
    const market = params.market!;
    const games = await transaction.rows<{ code: string; gameId: string; up: boolean }>(
      `SELECT l.code, g.id AS "gameId", g.up FROM lottery_games l JOIN games g ON g.id = l.game_id
        WHERE ${MARKET} = $1 ORDER BY g.id FOR UPDATE OF g`,
      [market],
    );
    if (games.length === 0) throw new OperatorRefusal('UNKNOWN_MARKET', `There is no market ${market}.`);
    const changed = games.filter((game) => game.up !== up);
    if (changed.length > 0) {
      const ids = changed.map(({ gameId }) => gameId);
      await transaction.run('UPDATE games SET up = $2 WHERE id = ANY ($1::text[])', [ids, up]);
      await noteAction(parts, transaction, {
        operator,
        action: up ? 'market.up' : 'market.down',
        subject: market,
        before: { up: !up, games: ids },
        after: { up },
        reason,
      });
      transaction.afterCommit(() => {
        for (const gameId of ids) parts.live.publish('game.health', { gameId, up });
      });
    }
    return { market, up, games: changed.map(({ code }) => code) };
  });

/** Closes or opens one play. The rules get a new version, so bets that were prepared before are refused. */
export const setPlayState = (
  parts: Parts,
  { operator, params, body: { up, reason } }: OperatorCall<v.InferOutput<typeof lotteryPlayState.body>>,
): Promise<OperationReply<typeof lotteryPlayState>> =>
  parts.database.transaction(async (transaction) => {
    const [code, play] = [params.game!, params.play!];
    const { rules } = await lockLottery(transaction, code);
    if (!rules || !everyPlay(rules).has(play))
      throw new OperatorRefusal('UNKNOWN_PLAY', `${code} has no play ${play}.`);
    const closed = new Set(rules.closed);
    if (closed.has(play) === !up) return { code, play, up };
    if (up) closed.delete(play);
    else closed.add(play);
    await transaction.run('UPDATE lottery_games SET rules = $2 WHERE code = $1', [
      code,
      JSON.stringify({ ...rules, closed: [...closed].sort() }),
    ]);
    await noteAction(parts, transaction, {
      operator,
      action: up ? 'play.up' : 'play.down',
      subject: code,
      before: { play, up: !up },
      after: { play, up },
      reason,
    });
    return { code, play, up };
  });

export interface LockedLottery {
  code: string;
  version: number;
  rules: GameRules | null;
  limits: Record<string, string | number>;
  modePricing: Partial<GameRules['pricing']>;
}

/** Locks the terms of a lottery until the end of the transaction. */
export async function lockLottery(transaction: Transaction, code: string): Promise<LockedLottery> {
  const row = await transaction.first<LockedLottery>(
    `SELECT l.code, l.rules_version AS version, l.rules, l.bet_limits AS limits,
            coalesce((SELECT m.pricing FROM lottery_prize_modes m WHERE m.code = l.prize_mode), '{}') AS "modePricing"
       FROM lottery_games l WHERE l.code = $1 FOR UPDATE OF l`,
    [code],
  );
  if (!row) throw new OperatorRefusal('UNKNOWN_GAME', `There is no lottery ${code}.`);
  return row;
}

/** The plays of some rules by code, closed ones included; they are the same on every day. */
export const everyPlay = ({ sets, house = {}, cuts }: GameRules) => playsOf(sets, house, '2026-01-01', cuts);
