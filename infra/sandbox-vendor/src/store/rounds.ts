import type { Json } from '../mechanics/mechanic.ts';
import type { Store } from './open-store.ts';
import type { Session } from './sessions.ts';

/**
 * `placing`: the wallet has not answered the bet yet. `open`: the stake is taken, the outcome not yet acknowledged.
 * `settled`: acknowledged. `refused`: the bet was not taken. `void`: the stake goes back, or never left.
 */
export type RoundStatus = 'placing' | 'open' | 'settled' | 'refused' | 'void';

export interface Round {
  readonly id: string;
  readonly vendorId: string;
  readonly playerRef: string;
  readonly gameId: string;
  readonly mode: string;
  readonly playKey: string;
  readonly requestId: string;
  readonly currency: string;
  readonly stake: number;
  readonly shown: Json;
  readonly payout: number;
  readonly nextState: Json;
  readonly settlesAfter: number;
  readonly atomic: boolean;
  readonly status: RoundStatus;
  readonly refusal: string | null;
  /** The wallet's last word, minor units. */
  readonly balance: string | null;
  readonly startedAt: number;
}

export function insertRound({ db }: Store, round: Round): void {
  db.prepare(
    `INSERT INTO round (id, vendor_id, player_ref, game_id, mode, play_key, request_id, currency, stake, shown, payout,
       next_state, settles_after, atomic, status, refusal, balance, started_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    round.id,
    round.vendorId,
    round.playerRef,
    round.gameId,
    round.mode,
    round.playKey,
    round.requestId,
    round.currency,
    round.stake,
    JSON.stringify(round.shown),
    round.payout,
    JSON.stringify(round.nextState),
    round.settlesAfter,
    round.atomic ? 1 : 0,
    round.status,
    round.refusal,
    round.balance,
    round.startedAt,
  );
}

/** Moves a round on; what is left out stays. */
export function updateRound(
  { db }: Store,
  id: string,
  change: { status: RoundStatus; refusal?: string; balance?: string | undefined; settledAt?: number },
): void {
  db.prepare(
    `UPDATE round SET status = ?, refusal = coalesce(?, refusal), balance = coalesce(?, balance),
       settled_at = coalesce(?, settled_at) WHERE id = ?`,
  ).run(change.status, change.refusal ?? null, change.balance ?? null, change.settledAt ?? null, id);
}

/** A further stake of a round was taken. */
export function addStake({ db }: Store, id: string, amount: number): void {
  db.prepare('UPDATE round SET stake = stake + ? WHERE id = ?').run(amount, id);
}

/** Says what an open round came to, or what is seen of it so far. */
export function decideRound(
  { db }: Store,
  id: string,
  { shown, payout, settlesAfter }: Pick<Round, 'shown' | 'payout' | 'settlesAfter'>,
): void {
  db.prepare('UPDATE round SET shown = ?, payout = ?, settles_after = ? WHERE id = ?').run(
    JSON.stringify(shown),
    payout,
    settlesAfter,
    id,
  );
}

export function findRound({ db }: Store, id: string): Round | undefined {
  const row = db.prepare('SELECT * FROM round WHERE id = ?').get(id);
  return row && roundFrom(row);
}

export function findRequest({ db }: Store, playKey: string, requestId: string): Round | undefined {
  const row = db.prepare('SELECT * FROM round WHERE play_key = ? AND request_id = ?').get(playKey, requestId);
  return row && roundFrom(row);
}

/** Newest first. */
export function roundsOf({ db }: Store, session: Session, limit: number): Round[] {
  const { vendorId, launch } = session;
  return db
    .prepare(
      `SELECT * FROM round WHERE vendor_id = ? AND player_ref = ? AND game_id = ? AND mode = ?
       ORDER BY started_at DESC, rowid DESC LIMIT ?`,
    )
    .all(vendorId, launch.playerRef, launch.gameId, launch.mode, limit)
    .map(roundFrom);
}

/** Rounds whose bet was under way when the process ended. */
export function roundsInDoubt({ db }: Store): Round[] {
  return db.prepare(`SELECT * FROM round WHERE status = 'placing' ORDER BY rowid`).all().map(roundFrom);
}

/** Rounds of a vendor whose stake is taken and whose end is not acknowledged yet. */
export function openRounds({ db }: Store, vendorId: string): Round[] {
  return db
    .prepare(`SELECT * FROM round WHERE status = 'open' AND vendor_id = ? ORDER BY rowid`)
    .all(vendorId)
    .map(roundFrom);
}

function roundFrom(row: Record<string, unknown>): Round {
  return {
    id: row.id as string,
    vendorId: row.vendor_id as string,
    playerRef: row.player_ref as string,
    gameId: row.game_id as string,
    mode: row.mode as string,
    playKey: row.play_key as string,
    requestId: row.request_id as string,
    currency: row.currency as string,
    stake: row.stake as number,
    shown: JSON.parse(row.shown as string) as Json,
    payout: row.payout as number,
    nextState: JSON.parse(row.next_state as string) as Json,
    settlesAfter: row.settles_after as number,
    atomic: row.atomic === 1,
    status: row.status as RoundStatus,
    refusal: row.refusal as string | null,
    balance: row.balance as string | null,
    startedAt: row.started_at as number,
  };
}
