import { Snapshot } from '@atrium/contracts/snapshot';
import * as v from 'valibot';
import { writeAudit } from '../audit.ts';
import { issueSnapshot, locked, type RegistryParts } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';

/** Another gateway may have followed the registry a little further than the one that was asked. */
const MARGIN = 1_000;
/** Nobody can be asked how far tabs have followed a registry since a backup: more than any registry changes in a year. */
const RESTORED_MARGIN = 100_000;

/**
 * Brings back a registry that was restored from an older backup: gateways and tabs refuse what it signs, as it is older than
 * what they have. A snapshot of its own proves how far it had come, and it continues above that. Where the site was restored with
 * it, only tabs have what is newer, and it continues far above both. Source: 13-05.
 */
export async function reset(
  parts: RegistryParts,
  actor: string,
  { newest, siteRestored = false, reason }: { newest: unknown; siteRestored?: boolean | undefined; reason: string },
): Promise<{ before: number; sequence: number }> {
  if (!v.is(Snapshot, newest) || !parts.keys.hasSigned(newest))
    throw new RegistryError(
      'SNAPSHOT_NOT_OURS',
      'This snapshot is not signed by a key of this registry. Restore its keys first, from the same backup or a later one.',
    );
  const { published, before, sequence } = await locked(parts.pool, async (client, before) => {
    const { rows } = await client.query<{ id: string }>('SELECT registry_id AS id FROM registry.head');
    if (rows[0]!.id !== newest.registryId || newest.brand !== parts.brand)
      throw new RegistryError(
        'SNAPSHOT_NOT_OURS',
        `This snapshot is of registry ${newest.registryId}, brand ${newest.brand}. Gateways follow a new registry without a reset.`,
      );
    if (newest.sequence <= before && !siteRestored)
      throw new RegistryError(
        'NOTHING_TO_RESET',
        `The registry is at sequence ${before}, and the site at ${newest.sequence}: the site follows it. If the site’s database was restored, too, open tabs may be ahead of both: use --site-restored.`,
      );
    const sequence = siteRestored ? Math.max(newest.sequence, before) + RESTORED_MARGIN : newest.sequence + MARGIN;
    await writeAudit(client, {
      at: parts.now().toISOString(),
      actor,
      action: 'reset',
      before: { sequence: before },
      after: { sequence },
      reason,
    });
    const published = [await issueSnapshot(parts, client, sequence)];
    // Gateways of the other brands have followed newer snapshots of theirs, too.
    for (const brand of (parts.brands ?? []).filter((other) => other !== parts.brand))
      published.push(await issueSnapshot({ ...parts, brand }, client, sequence + published.length));
    return { published, before, sequence };
  });
  for (const snapshot of published) parts.published(snapshot);
  return { before, sequence };
}
