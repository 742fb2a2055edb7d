import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BOOK_SCHEMA } from './book-events.ts';
import { CARD_ROOM_SCHEMA } from './card-tables.ts';
import { DECISION_SCHEMA } from './decisions.ts';
import { FAIR_SCHEMA } from './fair-seeds.ts';
import { GAMES_SCHEMA } from './known-games.ts';
import { LIVE_SCHEMA } from './live-rounds.ts';
import { MATCH_SCHEMA } from './matches.ts';
import { REPLAY_SCHEMA } from './replay-links.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS session (
    play_key TEXT PRIMARY KEY,
    vendor_id TEXT NOT NULL,
    session_token TEXT NOT NULL,
    player_ref TEXT NOT NULL,
    game_id TEXT NOT NULL,
    mode TEXT NOT NULL,
    launch TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS seat (
    vendor_id TEXT NOT NULL,
    player_ref TEXT NOT NULL,
    game_id TEXT NOT NULL,
    mode TEXT NOT NULL,
    state TEXT NOT NULL,
    play_money INTEGER NOT NULL CHECK (play_money >= 0),
    PRIMARY KEY (vendor_id, player_ref, game_id, mode)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS round (
    id TEXT PRIMARY KEY,
    vendor_id TEXT NOT NULL,
    player_ref TEXT NOT NULL,
    game_id TEXT NOT NULL,
    mode TEXT NOT NULL,
    play_key TEXT NOT NULL,
    request_id TEXT NOT NULL,
    currency TEXT NOT NULL,
    stake INTEGER NOT NULL,
    shown TEXT NOT NULL,
    payout INTEGER NOT NULL,
    next_state TEXT NOT NULL,
    settles_after INTEGER NOT NULL,
    atomic INTEGER NOT NULL,
    status TEXT NOT NULL,
    refusal TEXT,
    balance TEXT,
    started_at INTEGER NOT NULL,
    settled_at INTEGER,
    UNIQUE (play_key, request_id)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS round_of_player ON round (vendor_id, player_ref, game_id, mode, started_at);
  CREATE INDEX IF NOT EXISTS round_in_flight ON round (status) WHERE status IN ('placing', 'open');
  CREATE TABLE IF NOT EXISTS outbox (
    id INTEGER PRIMARY KEY,
    round_id TEXT NOT NULL UNIQUE,
    call TEXT NOT NULL,
    body TEXT NOT NULL,
    next_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    fault TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS outbox_due ON outbox (next_at) WHERE fault IS NULL;
`;

export interface Store {
  readonly db: DatabaseSync;
  /** All or nothing; the function must not wait for anything. Inside another it becomes part of that one. */
  transaction<T>(work: () => T): T;
  close(): void;
}

/** The vendor's own books, in one file. A commit is on the disk before the next call goes out. */
export function openStore(path: string): Store {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const db = new DatabaseSync(path);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 2000;');
  db.exec(SCHEMA);
  db.exec(FAIR_SCHEMA);
  db.exec(LIVE_SCHEMA);
  db.exec(CARD_ROOM_SCHEMA);
  db.exec(MATCH_SCHEMA);
  db.exec(BOOK_SCHEMA);
  db.exec(GAMES_SCHEMA);
  db.exec(REPLAY_SCHEMA);
  db.exec(DECISION_SCHEMA);
  return {
    db,
    transaction(work) {
      if (db.isTransaction) return work();
      db.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        db.exec('COMMIT');
        return result;
      } catch (error) {
        db.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => db.close(),
  };
}
