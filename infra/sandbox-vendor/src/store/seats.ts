import type { Json } from '../mechanics/mechanic.ts';
import { mechanicOf } from '../pick-mechanic.ts';
import type { Store } from './open-store.ts';
import type { Session } from './sessions.ts';

/** The state of a player's game between rounds, over all their launches of it. */
export interface Seat {
  /** Undefined when the game was of another kind the last time. */
  readonly state: Json | undefined;
  /** Play credits of free play in minor units; real play never looks at them. */
  readonly playMoney: number;
}

export const FIRST_PLAY_MONEY = 100_000;

export function seatOf({ db }: Store, session: Session): Seat | undefined {
  const row = db
    .prepare('SELECT state, play_money FROM seat WHERE vendor_id = ? AND player_ref = ? AND game_id = ? AND mode = ?')
    .get(...keyOf(session));
  if (!row) return undefined;
  const states = JSON.parse(row.state as string) as Record<string, Json>;
  return { state: states[kindOf(session)], playMoney: row.play_money as number };
}

export function saveSeat({ db }: Store, session: Session, seat: Seat): void {
  db.prepare(
    `INSERT INTO seat (vendor_id, player_ref, game_id, mode, state, play_money) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET state = excluded.state, play_money = excluded.play_money`,
  ).run(...keyOf(session), JSON.stringify({ [kindOf(session)]: seat.state }), seat.playMoney);
}

function keyOf({ vendorId, launch }: Session): [string, string, string, string] {
  return [vendorId, launch.playerRef, launch.gameId, launch.mode];
}

function kindOf({ launch }: Session): string {
  return mechanicOf(launch).kind;
}
