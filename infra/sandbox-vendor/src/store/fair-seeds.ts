import type { Store } from './open-store.ts';
import type { Session } from './sessions.ts';

/** One pair of seeds of a player's game. The server's seed stays here until the pair is replaced. */
export interface FairSeeds {
  readonly id: number;
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** Number of the next round that is drawn from this pair; the first is 0. */
  readonly nextNonce: number;
  readonly revealed: boolean;
}

export interface FairRound {
  readonly roundId: string;
  readonly nonce: number;
  readonly seeds: FairSeeds;
}

export const FAIR_SCHEMA = `
  CREATE TABLE IF NOT EXISTS fair_seeds (
    id INTEGER PRIMARY KEY,
    vendor_id TEXT NOT NULL,
    player_ref TEXT NOT NULL,
    game_id TEXT NOT NULL,
    mode TEXT NOT NULL,
    server_seed TEXT NOT NULL,
    client_seed TEXT NOT NULL,
    next_nonce INTEGER NOT NULL DEFAULT 0,
    revealed_at INTEGER
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS fair_seeds_in_use ON fair_seeds (vendor_id, player_ref, game_id, mode) WHERE revealed_at IS NULL;
  CREATE TABLE IF NOT EXISTS fair_round (
    round_id TEXT PRIMARY KEY,
    seeds_id INTEGER NOT NULL REFERENCES fair_seeds (id),
    nonce INTEGER NOT NULL,
    UNIQUE (seeds_id, nonce)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS fair_next (
    vendor_id TEXT NOT NULL,
    player_ref TEXT NOT NULL,
    game_id TEXT NOT NULL,
    mode TEXT NOT NULL,
    server_seed TEXT NOT NULL,
    PRIMARY KEY (vendor_id, player_ref, game_id, mode)
  ) STRICT;
`;

export function currentSeeds({ db }: Store, session: Session): FairSeeds | undefined {
  const row = db
    .prepare(
      `SELECT * FROM fair_seeds WHERE vendor_id = ? AND player_ref = ? AND game_id = ? AND mode = ? AND revealed_at IS NULL`,
    )
    .get(...keyOf(session));
  return row && seedsFrom(row);
}

/** Ends the pair in use, which reveals it, and puts a new one in its place. */
export function replaceSeeds(
  { db }: Store,
  session: Session,
  serverSeed: string,
  clientSeed: string,
  now: number,
): void {
  db.prepare(
    `UPDATE fair_seeds SET revealed_at = ? WHERE vendor_id = ? AND player_ref = ? AND game_id = ? AND mode = ? AND revealed_at IS NULL`,
  ).run(now, ...keyOf(session));
  db.prepare(
    `INSERT INTO fair_seeds (vendor_id, player_ref, game_id, mode, server_seed, client_seed) VALUES (?, ?, ?, ?, ?, ?)`,
  ).run(...keyOf(session), serverSeed, clientSeed);
}

/** The server's seed of the pair to come; a player's game from before it was kept has none yet. */
export function nextSeed({ db }: Store, session: Session): string | undefined {
  const row = db
    .prepare('SELECT server_seed FROM fair_next WHERE vendor_id = ? AND player_ref = ? AND game_id = ? AND mode = ?')
    .get(...keyOf(session));
  return row?.server_seed as string | undefined;
}

export function saveNextSeed({ db }: Store, session: Session, serverSeed: string): void {
  db.prepare(
    `INSERT INTO fair_next (vendor_id, player_ref, game_id, mode, server_seed) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET server_seed = excluded.server_seed`,
  ).run(...keyOf(session), serverSeed);
}

/** Writes down which number of the pair a round was drawn from; a number serves one round only, refused or not. */
export function spendNonce({ db }: Store, seeds: FairSeeds, roundId: string): void {
  db.prepare('INSERT INTO fair_round (round_id, seeds_id, nonce) VALUES (?, ?, ?)').run(
    roundId,
    seeds.id,
    seeds.nextNonce,
  );
  db.prepare('UPDATE fair_seeds SET next_nonce = next_nonce + 1 WHERE id = ?').run(seeds.id);
}

/** The seeds that one round was drawn from. */
export function fairRound({ db }: Store, roundId: string): FairRound | undefined {
  const row = db
    .prepare(
      'SELECT s.*, r.round_id, r.nonce FROM fair_seeds s JOIN fair_round r ON r.seeds_id = s.id WHERE r.round_id = ?',
    )
    .get(roundId);
  return row && { roundId, nonce: row.nonce as number, seeds: seedsFrom(row) };
}

/** The newest rounds of the player's game with the seeds they came from. */
export function fairRoundsOf({ db }: Store, session: Session, limit: number): FairRound[] {
  return db
    .prepare(
      `SELECT s.*, r.round_id, r.nonce FROM fair_seeds s JOIN fair_round r ON r.seeds_id = s.id
       WHERE s.vendor_id = ? AND s.player_ref = ? AND s.game_id = ? AND s.mode = ? ORDER BY r.rowid DESC LIMIT ?`,
    )
    .all(...keyOf(session), limit)
    .map((row) => ({ roundId: row.round_id as string, nonce: row.nonce as number, seeds: seedsFrom(row) }));
}

function keyOf({ vendorId, launch }: Session): [string, string, string, string] {
  return [vendorId, launch.playerRef, launch.gameId, launch.mode];
}

function seedsFrom(row: Record<string, unknown>): FairSeeds {
  return {
    id: row.id as number,
    serverSeed: row.server_seed as string,
    clientSeed: row.client_seed as string,
    nextNonce: row.next_nonce as number,
    revealed: row.revealed_at !== null,
  };
}
