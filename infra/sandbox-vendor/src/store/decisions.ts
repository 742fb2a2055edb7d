import type { Store } from './open-store.ts';

/** A further stake of a round that goes on. `undoing`: nobody knows whether it left the wallet; it is being called back. */
export interface FurtherBet {
  readonly id: number;
  readonly roundId: string;
  readonly amount: number;
  readonly status: 'placing' | 'taken' | 'refused' | 'undoing' | 'void';
}

const LOOK_AGAIN_MS = 1_000;

export const DECISION_SCHEMA = `
  CREATE TABLE IF NOT EXISTS decision (
    round_id TEXT PRIMARY KEY,
    decide_by INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS decision_due ON decision (decide_by);
  CREATE TABLE IF NOT EXISTS further_bet (
    id INTEGER PRIMARY KEY,
    round_id TEXT NOT NULL,
    amount INTEGER NOT NULL,
    status TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS further_bet_under_way ON further_bet (round_id) WHERE status IN ('placing', 'undoing');
  CREATE INDEX IF NOT EXISTS further_bet_of_round ON further_bet (round_id);
`;

/** The round waits for a decision until then. */
export function saveDecision({ db }: Store, roundId: string, decideBy: number): void {
  db.prepare(
    'INSERT INTO decision (round_id, decide_by) VALUES (?, ?) ON CONFLICT DO UPDATE SET decide_by = excluded.decide_by',
  ).run(roundId, decideBy);
}

export function isUndecided({ db }: Store, roundId: string): boolean {
  return db.prepare('SELECT 1 FROM decision WHERE round_id = ?').get(roundId) !== undefined;
}

export function removeDecision({ db }: Store, roundId: string): void {
  db.prepare('DELETE FROM decision WHERE round_id = ?').run(roundId);
}

/** Rounds whose time for a decision is over, without those whose further stake is under way. */
export function overdueDecisions({ db }: Store, now: number): string[] {
  return db
    .prepare(`SELECT d.round_id AS id FROM decision d WHERE d.decide_by <= ? AND ${NOT_UNDER_WAY} ORDER BY d.decide_by`)
    .all(now)
    .map((row) => row.id as string);
}

/** The next moment to decide at; a round whose further stake is under way is looked at again soon. */
export function nextDecisionAt({ db }: Store, now: number): number | undefined {
  const due = db.prepare(`SELECT min(d.decide_by) AS at FROM decision d WHERE ${NOT_UNDER_WAY}`).get();
  const waits = db.prepare(`SELECT 1 FROM further_bet WHERE status IN ('placing', 'undoing') LIMIT 1`).get();
  const moments = [due?.at as number | null, waits ? now + LOOK_AGAIN_MS : null].filter((at) => at !== null);
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

const NOT_UNDER_WAY = `NOT EXISTS (SELECT 1 FROM further_bet f WHERE f.round_id = d.round_id AND f.status IN ('placing', 'undoing'))`;

export function isFurtherBetUnderWay({ db }: Store, roundId: string): boolean {
  return (
    db.prepare(`SELECT 1 FROM further_bet WHERE round_id = ? AND status IN ('placing', 'undoing')`).get(roundId) !==
    undefined
  );
}

export function insertFurtherBet({ db }: Store, roundId: string, amount: number): FurtherBet {
  const row = db
    .prepare(`INSERT INTO further_bet (round_id, amount, status) VALUES (?, ?, 'placing') RETURNING id`)
    .get(roundId, amount);
  return { id: row?.id as number, roundId, amount, status: 'placing' };
}

export function moveFurtherBet({ db }: Store, id: number, status: FurtherBet['status']): void {
  db.prepare('UPDATE further_bet SET status = ? WHERE id = ?').run(status, id);
}

/** Bets whose answer was awaited when the process ended. */
export function furtherBetsInDoubt({ db }: Store): FurtherBet[] {
  return db.prepare(`SELECT * FROM further_bet WHERE status = 'placing' ORDER BY id`).all().map(betFrom);
}

/** In the order in which they were placed. */
export function furtherBetsOf({ db }: Store, roundId: string): FurtherBet[] {
  return db.prepare('SELECT * FROM further_bet WHERE round_id = ? ORDER BY id').all(roundId).map(betFrom);
}

function betFrom(row: Record<string, unknown>): FurtherBet {
  return {
    id: row.id as number,
    roundId: row.round_id as string,
    amount: row.amount as number,
    status: row.status as FurtherBet['status'],
  };
}
