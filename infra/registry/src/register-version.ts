import { createHash } from 'node:crypto';
import { canonicalJson } from '@atrium/contracts/canonical-json';
import type { Registration } from '@atrium/contracts/registry-versions';
import type { PoolClient } from 'pg';
import { writeAudit } from './audit.ts';
import { requireContract } from './held-to-contract.ts';
import { inTransaction, locked, type RegistryParts } from './registry.ts';
import { RegistryError } from './registry-error.ts';

/**
 * Registers a built version, without promoting it. A version is its bytes: registering the same bytes again succeeds,
 * other bytes under the same name are refused, and so is a version that does not fit the host or the deployed remotes.
 * `keep` stores the files of a version that is accepted, and returns what removes them if it cannot be registered.
 */
export async function registerVersion(
  parts: RegistryParts,
  actor: string,
  remote: string,
  registration: Registration,
  keep?: () => Promise<() => Promise<void>>,
) {
  const { version, untested } = registration;
  let undo: (() => Promise<void>) | undefined;
  const registered = locked(parts.pool, async (client) => {
    const known = await isKnown(client, remote, registration);
    if (!known) {
      await requireContract(client, parts, remote, registration);
      undo = await keep?.();
      await client.query(
        'INSERT INTO registry.version (remote, version, registration, content_hash, registered_by, registered_at) VALUES ($1, $2, $3, $4, $5, $6)',
        [remote, version, JSON.stringify(registration), hashOf(registration), actor, parts.now()],
      );
      await writeAudit(client, {
        at: parts.now().toISOString(),
        actor,
        action: 'register',
        remote,
        before: null,
        after: { version, integrity: registration.integrity },
        reason: untested ? `released without its tests: ${untested}` : 'released',
      });
    }
    return { name: remote, version, created: !known };
  });
  return registered.catch(async (error: unknown) => {
    await undo?.();
    throw error;
  });
}

/** Whether a version is registered with these bytes already. Refuses one that cannot be registered. */
export const isRegisteredOrFits = (
  parts: RegistryParts,
  remote: string,
  registration: Registration,
): Promise<boolean> =>
  inTransaction(parts.pool, async (client) => {
    const known = await isKnown(client, remote, registration);
    if (!known) await requireContract(client, parts, remote, registration);
    return known;
  });

async function isKnown(client: PoolClient, remote: string, registration: Registration): Promise<boolean> {
  const { version } = registration;
  const marker = `/remotes/${remote}/${version}/`;
  const files = [registration.entry, ...(registration.preload ?? []).map((file) => file.url)];
  const astray = files.find((url) => !url.includes(marker));
  if (astray)
    throw new RegistryError(
      'BAD_REQUEST',
      `${astray} does not contain ${marker}, which attributes errors to a version.`,
    );
  const { rows } = await client.query<{ hash: string }>(
    'SELECT content_hash AS hash FROM registry.version WHERE remote = $1 AND version = $2',
    [remote, version],
  );
  if (rows[0] && rows[0].hash !== hashOf(registration)) {
    throw new RegistryError(
      'VERSION_EXISTS',
      `${remote} ${version} exists with other bytes. A version never changes: give the new build another one.`,
    );
  }
  return rows.length > 0;
}

function hashOf({ commit: _commit, untested: _untested, ...content }: Registration): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
}
