import type { Json } from '../mechanics/mechanic.ts';
import type { Store } from './open-store.ts';

/** A round of a live table: drawn from its seed when it opens, the seed revealed with the result. */
export interface LiveRound {
  readonly number: number;
  readonly seed: string;
  readonly outcome: Json;
}

export const LIVE_SCHEMA = `
  CREATE TABLE IF NOT EXISTS live_round (
    vendor_id TEXT NOT NULL,
    game_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    seed TEXT NOT NULL,
    outcome TEXT NOT NULL,
    PRIMARY KEY (vendor_id, game_id, number)
  ) STRICT;
`;

/** Oldest first. */
export function liveRounds({ db }: Store, vendorId: string, gameId: string, from: number, to: number): LiveRound[] {
  return db
    .prepare('SELECT * FROM live_round WHERE vendor_id = ? AND game_id = ? AND number BETWEEN ? AND ? ORDER BY number')
    .all(vendorId, gameId, from, to)
    .map((row) => ({
      number: row.number as number,
      seed: row.seed as string,
      outcome: JSON.parse(row.outcome as string) as Json,
    }));
}

export function insertLiveRound(
  { db }: Store,
  vendorId: string,
  gameId: string,
  { number, seed, outcome }: LiveRound,
): void {
  db.prepare('INSERT INTO live_round (vendor_id, game_id, number, seed, outcome) VALUES (?, ?, ?, ?, ?)').run(
    vendorId,
    gameId,
    number,
    seed,
    JSON.stringify(outcome),
  );
}
