import { createHash } from 'node:crypto';
import { canonicalJson } from '@atrium/contracts/canonical-json';
import type { AuditEntry } from '@atrium/contracts/registry-audit';
import type { Pool, PoolClient } from 'pg';

export type NewEntry = Omit<AuditEntry, 'hash'>;

const chained = (before: string, entry: string): string =>
  createHash('sha256').update(before).update('\n').update(entry).digest('hex');

/** Adds an entry to the chain. The caller's transaction holds the lock on `registry.head`. */
export async function writeAudit(client: PoolClient, entry: NewEntry): Promise<string> {
  const { rows } = await client.query<{ number: string; hash: string }>(
    'SELECT number, hash FROM registry.audit ORDER BY number DESC LIMIT 1',
  );
  const text = canonicalJson(entry);
  const hash = chained(rows[0]?.hash ?? '', text);
  await client.query('INSERT INTO registry.audit (number, entry, hash) VALUES ($1, $2, $3)', [
    Number(rows[0]?.number ?? 0) + 1,
    text,
    hash,
  ]);
  return hash;
}

/** The newest entries of a brand; those that name none are the first brand's or about all of them. */
export async function readAudit(pool: Pool, limit: number, brand?: string): Promise<AuditEntry[]> {
  const { rows } = await pool.query<{ entry: string; hash: string }>(
    "SELECT entry, hash FROM registry.audit WHERE entry::jsonb ->> 'brand' IS NOT DISTINCT FROM $2 ORDER BY number DESC LIMIT $1",
    [limit, brand ?? null],
  );
  return rows.map(({ entry, hash }) => ({ ...(JSON.parse(entry) as NewEntry), hash }));
}

/** Recomputes every hash from the first entry on; `brokenAt` is the time of the first entry that does not match. */
export async function verifyChain(pool: Pool): Promise<{ ok: boolean; entries: number; brokenAt?: string }> {
  const { rows } = await pool.query<{ number: string; entry: string; hash: string }>(
    'SELECT number, entry, hash FROM registry.audit ORDER BY number',
  );
  let before = '';
  for (const [index, row] of rows.entries()) {
    if (Number(row.number) !== index + 1 || chained(before, row.entry) !== row.hash) {
      return { ok: false, entries: rows.length, brokenAt: (JSON.parse(row.entry) as NewEntry).at };
    }
    before = row.hash;
  }
  return { ok: true, entries: rows.length };
}
