import type { Store } from '../store/open-store.ts';
import type { Round } from '../store/rounds.ts';

/** Takes play credits from a seat; returns what is left, or undefined when there are too few. */
export function takePlayMoney({ db }: Store, round: Round): number | undefined {
  const row = db
    .prepare(
      `UPDATE seat SET play_money = play_money - ?
       WHERE vendor_id = ? AND player_ref = ? AND game_id = ? AND mode = ? AND play_money >= ? RETURNING play_money`,
    )
    .get(round.stake, round.vendorId, round.playerRef, round.gameId, round.mode, round.stake);
  return row?.play_money as number | undefined;
}

/** Pays a free round out; returns the new credits. */
export function creditPlayMoney({ db }: Store, round: Round): number {
  const row = db
    .prepare(
      `UPDATE seat SET play_money = play_money + ?
       WHERE vendor_id = ? AND player_ref = ? AND game_id = ? AND mode = ? RETURNING play_money`,
    )
    .get(round.payout, round.vendorId, round.playerRef, round.gameId, round.mode);
  return row?.play_money as number;
}
