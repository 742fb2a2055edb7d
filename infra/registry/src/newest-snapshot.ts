import type { Snapshot } from '@atrium/contracts/snapshot';
import { issueSnapshot, locked, type RegistryParts, SNAPSHOT_TTL_MS } from './registry.ts';

export async function newestSnapshot({ pool, brand }: RegistryParts): Promise<Snapshot | undefined> {
  const { rows } = await pool.query<{ body: string }>(
    'SELECT body FROM registry.snapshot WHERE brand = $1 ORDER BY sequence DESC LIMIT 1',
    [brand],
  );
  return rows[0] && (JSON.parse(rows[0].body) as Snapshot);
}

export async function snapshotAt({ pool, brand }: RegistryParts, sequence: number): Promise<Snapshot | undefined> {
  const { rows } = await pool.query<{ body: string }>(
    'SELECT body FROM registry.snapshot WHERE brand = $1 AND sequence = $2',
    [brand, sequence],
  );
  return rows[0] && (JSON.parse(rows[0].body) as Snapshot);
}

/**
 * Signs the same state again when there is no snapshot, when half of its life is over, or when its key is no longer
 * trusted.
 */
export async function renewSnapshot(parts: RegistryParts): Promise<void> {
  const newest = await newestSnapshot(parts);
  const fresh = newest && Date.parse(newest.expiresAt) - parts.now().getTime() > SNAPSHOT_TTL_MS / 2;
  const trusted = newest && parts.keys.trusted.some((key) => key.keyId === newest.keyId);
  if (fresh && trusted) return;
  parts.published(await locked(parts.pool, (client, sequence) => issueSnapshot(parts, client, sequence + 1)));
}
