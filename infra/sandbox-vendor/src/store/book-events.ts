import type { Store } from './open-store.ts';

/** What the book keeps of an event besides its schedule. */
export interface BookEvent {
  /** The course is drawn from it; revealed when the event is over. */
  readonly seed: string;
  readonly voidAt: number | null;
}

export const BOOK_SCHEMA = `
  CREATE TABLE IF NOT EXISTS book_event (
    vendor_id TEXT NOT NULL,
    id TEXT NOT NULL,
    seed TEXT NOT NULL,
    void_at INTEGER,
    PRIMARY KEY (vendor_id, id)
  ) STRICT;
`;

export function findEvent({ db }: Store, vendorId: string, id: string): BookEvent | undefined {
  const row = db.prepare('SELECT seed, void_at FROM book_event WHERE vendor_id = ? AND id = ?').get(vendorId, id);
  return row && { seed: row.seed as string, voidAt: row.void_at as number | null };
}

export function insertEvent({ db }: Store, vendorId: string, id: string, seed: string): void {
  db.prepare('INSERT INTO book_event (vendor_id, id, seed) VALUES (?, ?, ?) ON CONFLICT DO NOTHING').run(
    vendorId,
    id,
    seed,
  );
}

export function markVoid({ db }: Store, vendorId: string, id: string, now: number): void {
  db.prepare('UPDATE book_event SET void_at = ? WHERE vendor_id = ? AND id = ?').run(now, vendorId, id);
}
