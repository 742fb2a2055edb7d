import type { ParsedOf } from '@atrium/contracts/endpoint';
import type * as calls from '@atrium/contracts/limits';
import type { Protection } from '@atrium/contracts/limits';
import type { MemberCaller } from '../platform/caller.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { isOffered, protectionOf } from './protection.ts';

/** The time before a raise or a removal can be confirmed (RG-03, RG-14). */
const WAIT = "interval '24 hours'";
/** Serialises deposits, bets and limit changes of one member. */
const LOCK = 'SELECT 1 FROM members WHERE id = $1 FOR NO KEY UPDATE';
const OWN = "member_id = $1 AND kind = $2 AND period = $3 AND source = 'player' AND superseded_at IS NULL";

type Call<E> = ParsedOf<E> & { caller: MemberCaller };
type Place = [memberId: string, kind: string, period: string];

async function change(
  parts: Parts,
  memberId: string,
  work: (transaction: Transaction, now: Date) => Promise<void>,
): Promise<Protection> {
  return await parts.database.transaction(async (transaction) => {
    await transaction.run(LOCK, [memberId]);
    await work(transaction, parts.clock.now());
    return await protectionOf(parts, transaction, memberId);
  });
}

/**
 * A lower or first limit applies at once and cancels a pending change; a raise or removal is pending until confirmed.
 */
export async function setLimit(
  parts: Parts,
  { body: { kind, period, amount }, caller }: Call<typeof calls.setLimit>,
): Promise<Protection> {
  if (amount !== null && !isOffered(kind, period)) throw new Refusal('BAD_REQUEST', { params: { field: 'period' } });
  const place: Place = [caller.session.memberId, kind, period];
  return await change(parts, place[0], async (transaction, now) => {
    const own = await transaction.first<{ amount: string }>(
      `SELECT min(amount)::text AS amount FROM rg_limits WHERE ${OWN} AND confirmed_at IS NOT NULL HAVING min(amount) IS NOT NULL`,
      place,
    );
    const waiting = `${OWN} AND confirmed_at IS NULL`;
    await transaction.run(`UPDATE rg_limits SET superseded_at = $4 WHERE ${waiting}`, [...place, now]);
    if (amount === null && !own) return;
    if (amount !== null && own && BigInt(amount) === BigInt(own.amount)) return;
    if (amount !== null && (!own || BigInt(amount) < BigInt(own.amount))) {
      await transaction.run(`UPDATE rg_limits SET superseded_at = $4 WHERE ${OWN}`, [...place, now]);
      await transaction.run(
        'INSERT INTO rg_limits (member_id, kind, period, amount, requested_at, effective_from, confirmed_at) VALUES ($1, $2, $3, $4, $5, $5, $5)',
        [...place, amount, now],
      );
    } else {
      await transaction.run(
        `INSERT INTO rg_limits (member_id, kind, period, amount, requested_at, effective_from) VALUES ($1, $2, $3, $4, $5, $5::timestamptz + ${WAIT})`,
        [...place, amount, now],
      );
    }
  });
}

/** Confirms a pending change, which replaces the current limit. A removal leaves no limit. */
export async function confirmLimit(
  parts: Parts,
  { body: { kind, period }, caller }: Call<typeof calls.confirmLimit>,
): Promise<Protection> {
  const place: Place = [caller.session.memberId, kind, period];
  return await change(parts, place[0], async (transaction, now) => {
    const waiting = await transaction.first<{ id: string; amount: string | null; ripe: boolean }>(
      `SELECT id, amount::text AS amount, effective_from <= $4 AS ripe FROM rg_limits WHERE ${OWN} AND confirmed_at IS NULL`,
      [...place, now],
    );
    if (!waiting) throw new Refusal('NOT_FOUND');
    if (!waiting.ripe) throw new Refusal('LIMIT_WAITS');
    await transaction.run(`UPDATE rg_limits SET superseded_at = $4 WHERE ${OWN} AND id <> $5`, [
      ...place,
      now,
      waiting.id,
    ]);
    await transaction.run(
      'UPDATE rg_limits SET confirmed_at = $2, superseded_at = CASE WHEN amount IS NULL THEN $2::timestamptz END WHERE id = $1',
      [waiting.id, now],
    );
  });
}

/** Cancels a pending change and keeps the current limit. */
export async function keepLimit(
  parts: Parts,
  { body: { kind, period }, caller }: Call<typeof calls.keepLimit>,
): Promise<Protection> {
  const place: Place = [caller.session.memberId, kind, period];
  return await change(parts, place[0], async (transaction, now) => {
    const given = await transaction.run(
      `UPDATE rg_limits SET superseded_at = $4 WHERE ${OWN} AND confirmed_at IS NULL`,
      [...place, now],
    );
    if (given === 0) throw new Refusal('NOT_FOUND');
  });
}
