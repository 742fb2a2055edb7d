import type { Json } from '../mechanics/mechanic.ts';
import { type CardTable, tableFrom } from './card-tables.ts';
import type { Store } from './open-store.ts';

/** A game under way at a table: its state by the rules, and whose time runs. All lists are by seat. */
export interface Match {
  readonly tableId: number;
  readonly state: Json;
  /** When the present move of a seat began; null while the game waits for another. */
  readonly since: readonly (number | null)[];
  /** When the time of a seat is over; of a player of the house, when it moves. */
  readonly dueAt: readonly (number | null)[];
  /** Milliseconds that are left to a seat for the whole game; null where each move has its own time. */
  readonly banks: readonly number[] | null;
  /** Whose time has run out: until they come back, the rules play for them at once. */
  readonly away: readonly boolean[];
}

export const MATCH_SCHEMA = `
  CREATE TABLE IF NOT EXISTS card_match (
    table_id INTEGER PRIMARY KEY REFERENCES card_table (id),
    match TEXT NOT NULL,
    next_at INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS card_match_due ON card_match (next_at) WHERE next_at IS NOT NULL;
`;

/** Stores a match; one without a due time is over. */
export function saveMatch({ db }: Store, match: Match): void {
  const times = match.dueAt.filter((at) => at !== null);
  const nextAt = times.length > 0 ? Math.min(...times) : null;
  db.prepare(
    'INSERT INTO card_match (table_id, match, next_at) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET match = excluded.match, next_at = excluded.next_at',
  ).run(match.tableId, JSON.stringify(match), nextAt);
}

export function dueMatches({ db }: Store, now: number): Match[] {
  return db
    .prepare('SELECT match FROM card_match WHERE next_at <= ? ORDER BY next_at, table_id')
    .all(now)
    .map((row) => JSON.parse(row.match as string) as Match);
}

export function nextMatchAt({ db }: Store): number | undefined {
  const row = db.prepare('SELECT min(next_at) AS at FROM card_match WHERE next_at IS NOT NULL').get();
  return (row?.at as number | null) ?? undefined;
}

/** The match under way in which a round has a seat. */
export function matchOfRound({ db }: Store, roundId: string): Match | undefined {
  const row = db
    .prepare(
      'SELECT m.match FROM card_match m JOIN card_seat s ON s.table_id = m.table_id WHERE s.round_id = ? AND m.next_at IS NOT NULL',
    )
    .get(roundId);
  return row && (JSON.parse(row.match as string) as Match);
}

export function tableOfMatch({ db }: Store, { tableId }: Match): CardTable {
  return tableFrom(db.prepare('SELECT * FROM card_table WHERE id = ?').get(tableId) as Record<string, unknown>);
}
