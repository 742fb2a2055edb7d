import type { Store } from './open-store.ts';
import type { Round } from './rounds.ts';

/** A table of a card room. It has its seed before anybody sits there, and deals once. */
export interface CardTable {
  readonly id: number;
  readonly seed: string;
  readonly stake: number;
  /** Null while nobody sits at it. */
  readonly dealsAt: number | null;
}

export interface CardSeat {
  readonly roundId: string;
  readonly name: string;
  /** The player's own part of what the cards are drawn from. */
  readonly seed: string;
}

/** Where members can meet: one game, one kind of money, one stake. */
export type RoomKey = Pick<Round, 'vendorId' | 'gameId' | 'mode' | 'currency' | 'stake'>;

export const CARD_ROOM_SCHEMA = `
  CREATE TABLE IF NOT EXISTS card_table (
    id INTEGER PRIMARY KEY,
    vendor_id TEXT NOT NULL,
    game_id TEXT NOT NULL,
    mode TEXT NOT NULL,
    currency TEXT NOT NULL,
    stake INTEGER NOT NULL,
    seed TEXT NOT NULL,
    deals_at INTEGER,
    dealt_at INTEGER
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS card_table_forming ON card_table (vendor_id, game_id, mode, currency, stake) WHERE dealt_at IS NULL;
  CREATE INDEX IF NOT EXISTS card_table_due ON card_table (deals_at) WHERE dealt_at IS NULL AND deals_at IS NOT NULL;
  CREATE TABLE IF NOT EXISTS card_seat (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES card_table (id),
    round_id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    seed TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS card_seat_of_table ON card_seat (table_id);
`;

/** The table that takes players now. */
export function formingTable({ db }: Store, key: RoomKey): CardTable | undefined {
  const row = db
    .prepare(
      'SELECT * FROM card_table WHERE vendor_id = ? AND game_id = ? AND mode = ? AND currency = ? AND stake = ? AND dealt_at IS NULL',
    )
    .get(...valuesOf(key));
  return row && tableFrom(row);
}

export function insertTable({ db }: Store, key: RoomKey, seed: string): void {
  db.prepare('INSERT INTO card_table (vendor_id, game_id, mode, currency, stake, seed) VALUES (?, ?, ?, ?, ?, ?)').run(
    ...valuesOf(key),
    seed,
  );
}

export function tableOfRound({ db }: Store, roundId: string): CardTable | undefined {
  const row = db
    .prepare(
      'SELECT t.* FROM card_table t JOIN card_seat s ON s.table_id = t.id WHERE s.round_id = ? AND t.dealt_at IS NULL',
    )
    .get(roundId);
  return row && tableFrom(row);
}

export function dueTables({ db }: Store, now: number): CardTable[] {
  return db
    .prepare('SELECT * FROM card_table WHERE dealt_at IS NULL AND deals_at <= ? ORDER BY deals_at, id')
    .all(now)
    .map(tableFrom);
}

export function nextDealAt({ db }: Store): number | undefined {
  const row = db.prepare('SELECT min(deals_at) AS at FROM card_table WHERE dealt_at IS NULL').get();
  return (row?.at as number | null) ?? undefined;
}

export function setDeal({ db }: Store, id: number, dealsAt: number | null): void {
  db.prepare('UPDATE card_table SET deals_at = ? WHERE id = ?').run(dealsAt, id);
}

export function markDealt({ db }: Store, id: number, now: number): void {
  db.prepare('UPDATE card_table SET dealt_at = ? WHERE id = ?').run(now, id);
}

/** In the order in which they sat down. */
export function seatsAt({ db }: Store, tableId: number): CardSeat[] {
  return db
    .prepare('SELECT * FROM card_seat WHERE table_id = ? ORDER BY id')
    .all(tableId)
    .map((row) => ({ roundId: row.round_id as string, name: row.name as string, seed: row.seed as string }));
}

export function insertSeat({ db }: Store, tableId: number, { roundId, name, seed }: CardSeat): void {
  db.prepare('INSERT INTO card_seat (table_id, round_id, name, seed) VALUES (?, ?, ?, ?)').run(
    tableId,
    roundId,
    name,
    seed,
  );
}

export function removeSeat({ db }: Store, roundId: string): void {
  db.prepare('DELETE FROM card_seat WHERE round_id = ?').run(roundId);
}

function valuesOf({ vendorId, gameId, mode, currency, stake }: RoomKey): [string, string, string, string, number] {
  return [vendorId, gameId, mode, currency, stake];
}

export function tableFrom(row: Record<string, unknown>): CardTable {
  return {
    id: row.id as number,
    seed: row.seed as string,
    stake: row.stake as number,
    dealsAt: row.deals_at as number | null,
  };
}
