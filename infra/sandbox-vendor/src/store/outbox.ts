import type { Store } from './open-store.ts';

/** What the wallet must still hear about a round. `credit-play-money` stays in the house: free play has no wallet. */
export type OutboxCall = 'win' | 'endRound' | 'rollback' | 'credit-play-money';

export interface OutboxItem {
  readonly id: number;
  readonly roundId: string;
  readonly call: OutboxCall;
  readonly body: unknown;
  readonly attempts: number;
}

export function putOutbox({ db }: Store, roundId: string, call: OutboxCall, body: unknown, dueAt: number): void {
  db.prepare('INSERT INTO outbox (round_id, call, body, next_at) VALUES (?, ?, ?, ?)').run(
    roundId,
    call,
    JSON.stringify(body),
    dueAt,
  );
}

/** A round owes one call at a time, and each further stake that is called back one of its own. */
export const furtherItem = (roundId: string, betId: number): string => `${roundId}#${betId}`;
export function partsOf(item: Pick<OutboxItem, 'roundId'>): {
  readonly roundId: string;
  readonly betId: number | undefined;
} {
  const [roundId = '', betId] = item.roundId.split('#');
  return { roundId, betId: betId === undefined ? undefined : Number(betId) };
}

export function dueOutbox({ db }: Store, now: number): OutboxItem[] {
  return db
    .prepare('SELECT * FROM outbox WHERE fault IS NULL AND next_at <= ? ORDER BY next_at, id LIMIT 100')
    .all(now)
    .map(itemFrom);
}

export function outboxOf({ db }: Store, roundId: string): OutboxItem | undefined {
  const row = db.prepare('SELECT * FROM outbox WHERE round_id = ? AND fault IS NULL').get(roundId);
  return row && itemFrom(row);
}

export function nextOutboxAt({ db }: Store): number | undefined {
  const row = db.prepare('SELECT min(next_at) AS at FROM outbox WHERE fault IS NULL').get();
  return (row?.at as number | null) ?? undefined;
}

export function postpone({ db }: Store, id: number, nextAt: number): void {
  db.prepare('UPDATE outbox SET attempts = attempts + 1, next_at = ? WHERE id = ?').run(nextAt, id);
}

export function removeOutbox({ db }: Store, id: number): void {
  db.prepare('DELETE FROM outbox WHERE id = ?').run(id);
}

/** Sets an item aside that no repeat can help, for somebody to look at; it is never dropped. */
export function setAside({ db }: Store, id: number, fault: string): void {
  db.prepare('UPDATE outbox SET attempts = attempts + 1, fault = ? WHERE id = ?').run(fault, id);
}

export function countOutbox({ db }: Store): { waiting: number; setAside: number } {
  const row = db.prepare('SELECT count(*) - count(fault) AS waiting, count(fault) AS aside FROM outbox').get();
  return { waiting: row?.waiting as number, setAside: row?.aside as number };
}

function itemFrom(row: Record<string, unknown>): OutboxItem {
  return {
    id: row.id as number,
    roundId: row.round_id as string,
    call: row.call as OutboxCall,
    body: JSON.parse(row.body as string),
    attempts: row.attempts as number,
  };
}
