import type { Queryable } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import { openFields } from '../identity-checks/sealed-documents.ts';

/** The verified name, else the one that the member gave at the registration; null without either. */
export async function accountName(parts: Parts, queryable: Queryable, memberId: string): Promise<string | null> {
  const verified = await verifiedName(parts, queryable, memberId);
  if (verified !== null) return verified;
  const row = await queryable.first<{ name: string | null }>(
    "SELECT nullif(details ->> 'payeeName', '') AS name FROM members WHERE id = $1",
    [memberId],
  );
  return row?.name ?? null;
}

/** The name on the member's verified, unexpired identity document; null without one. */
export async function verifiedName(parts: Parts, queryable: Queryable, memberId: string): Promise<string | null> {
  const row = await queryable.first<{ id: string; sealed: string }>(
    `SELECT id, sealed FROM identity_checks
      WHERE member_id = $1 AND level = 1 AND state = 'verified' AND sealed <> '' AND (valid_until IS NULL OR valid_until >= ($2::timestamptz AT TIME ZONE 'UTC')::date)
      ORDER BY id DESC LIMIT 1`,
    [memberId, parts.clock.now()],
  );
  if (!row) return null;
  return (await openFields(parts, row.id, row.sealed)).name ?? null;
}
