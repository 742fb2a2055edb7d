import { FIRST_BRAND } from '@atrium/contracts/brand-address';
import { canonicalJson } from '@atrium/contracts/canonical-json';
import type { Approval, Changed } from '@atrium/contracts/registry-approvals';
import type { Snapshot } from '@atrium/contracts/snapshot';
import type { HostFacts } from '@atrium/remote-contract/host-facts';
import type { Pool, PoolClient } from 'pg';
import { writeAudit } from './audit.ts';
import { channelOf, channelsOf, registrationsOf, systemOf } from './channels.repository.ts';
import { closedPartsOf } from './changes/switch-part.ts';
import { announceSnapshot } from './follow-registries.ts';
import type { Operator } from './operators.ts';
import { RegistryError } from './registry-error.ts';
import { resolveRemotes, statusOf } from './resolve-remotes.ts';
import { runningShadows } from './shadow/shadow.repository.ts';
import type { SigningKeys } from './keys/signing-keys.ts';

export interface RegistryParts {
  pool: Pool;
  keys: SigningKeys;
  brand: string;
  /** Every brand of this registry; by default only the one. */
  brands?: readonly string[];
  /** A development brand may use stand-in frames from this machine. */
  development: boolean;
  /** Seals the secrets of second factors: that of the gateways. Without one, nobody can bind an authenticator app. */
  sealingKey: string;
  /** The host that releases are checked against; by default the one of this tree. */
  host?(): HostFacts;
  now(): Date;
  /** Further origins that have every artefact, for pages that cannot fetch one from the first. */
  origins?: readonly string[] | undefined;
  /** Called when a ramp is due and cannot go on, with the reason. */
  rampHeld?(remote: string, why: string): void;
  /** Called with every new snapshot once it is durable. */
  published(snapshot: Snapshot): void;
}

/** A change and its work inside the transaction. A thrown RegistryError refuses it and rolls everything back. */
export interface Change {
  action: string;
  remote?: string;
  reason: string;
  expectedSequence?: number | undefined;
  /** Whether it needs a second person, given the current state. */
  needsApproval?(client: PoolClient): Promise<boolean>;
  /** What it is about, as the audit log shows it before and after: by default the remote, or the status of the site. */
  subject?(client: PoolClient): Promise<unknown>;
  /** Stored until it is approved. */
  content: unknown;
  make(client: PoolClient): Promise<void>;
}

export const SNAPSHOT_TTL_MS = 24 * 3_600_000;

/**
 * Makes one change: checks, writes, audits and signs in one transaction, then publishes the new snapshot. Changes are
 * made one after the other; one whose `expectedSequence` is not the current sequence is refused.
 */
export async function makeChange(
  parts: RegistryParts,
  actor: string,
  change: Change,
  approved = false,
): Promise<Changed> {
  let published: Snapshot[] = [];
  const result = await locked(parts.pool, async (client, sequence): Promise<Changed> => {
    const seen = change.expectedSequence === undefined ? undefined : await sequenceOf(client, parts.brand);
    if (seen !== change.expectedSequence) {
      throw new RegistryError(
        'SEQUENCE_CONFLICT',
        `The registry is at sequence ${seen}, not ${change.expectedSequence}: someone else made a change first. Check the current state and try again.`,
      );
    }
    if (!approved && (await change.needsApproval?.(client))) {
      return { applied: false, approval: await askSecondPerson(parts, client, actor, change) };
    }
    const before = await subjectOf(client, parts.brand, change);
    await change.make(client);
    const after = await subjectOf(client, parts.brand, change);
    await writeAudit(client, {
      at: parts.now().toISOString(),
      ...ofBrand(parts),
      actor,
      action: change.action,
      ...(change.remote && { remote: change.remote }),
      before,
      after,
      reason: change.reason,
    });
    const own = await issueSnapshot(parts, client, sequence + 1);
    published = [own, ...(await issueForFollowers(parts, client, own.sequence))];
    return {
      applied: true,
      sequence: own.sequence,
      ...(!change.subject && (change.remote ? { remote: after as never } : { system: after as never })),
    };
  });
  for (const snapshot of published) parts.published(snapshot);
  return result;
}

/** Runs `work` with the current sequence number, under the lock that every change takes. */
export const locked = <T>(pool: Pool, work: (client: PoolClient, sequence: number) => Promise<T>): Promise<T> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ sequence: string }>('SELECT sequence FROM registry.head FOR UPDATE');
    return work(client, Number(rows[0]!.sequence));
  });

/** Runs `work` in a transaction. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A connection that is cut between two statements emits an error on the client; without a listener that would end the
  // process.
  const cut = (fault: Error) => {
    broken = fault;
  };
  client.on('error', cut);
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(cut);
    throw error;
  } finally {
    client.off('error', cut);
    client.release(broken);
  }
}

/** The newest sequence of a brand: those of a registry grow by one, and each belongs to one brand. */
async function sequenceOf(client: PoolClient, brand: string): Promise<number> {
  const { rows } = await client.query<{ sequence: string }>(
    'SELECT coalesce(max(sequence), 0) AS sequence FROM registry.snapshot WHERE brand = $1',
    [brand],
  );
  return Number(rows[0]!.sequence);
}

/** What an audit entry says about its brand: nothing for the first, as before there were several. */
export const ofBrand = ({ brand }: Pick<RegistryParts, 'brand'>): { brand?: string } =>
  brand === FIRST_BRAND ? {} : { brand };

/** Signs anew for each brand that follows the first one in what has just changed. */
async function issueForFollowers(parts: RegistryParts, client: PoolClient, sequence: number): Promise<Snapshot[]> {
  const followers = parts.brand === FIRST_BRAND ? (parts.brands ?? []).filter((brand) => brand !== FIRST_BRAND) : [];
  const issued: Snapshot[] = [];
  for (const brand of followers) {
    const { rows } = await client.query<{ body: string }>(
      'SELECT body FROM registry.snapshot WHERE brand = $1 ORDER BY sequence DESC LIMIT 1',
      [brand],
    );
    const before = rows[0] && (JSON.parse(rows[0].body) as Snapshot).remotes;
    if (before && canonicalJson(before) === canonicalJson(await resolvedOf(client, brand))) continue;
    issued.push(await issueSnapshot({ ...parts, brand }, client, sequence + issued.length + 1));
  }
  return issued;
}

async function resolvedOf(client: PoolClient, brand: string): Promise<Snapshot['remotes']> {
  const channels = await channelsOf(client, brand);
  const registrations = await registrationsOf(
    client,
    channels.map((channel) => channel.remote),
  );
  const shadows = new Map((await runningShadows(client, brand)).map(({ remote, version }) => [remote, version]));
  return resolveRemotes(channels, registrations, await closedPartsOf(client, brand), shadows);
}

/** Signs the current state with the given sequence number. */
export async function issueSnapshot(parts: RegistryParts, client: PoolClient, sequence: number): Promise<Snapshot> {
  const { rows } = await client.query<{ registryId: string }>(
    'UPDATE registry.head SET sequence = $1 RETURNING registry_id AS "registryId"',
    [sequence],
  );
  const issuedAt = parts.now();
  const snapshot = parts.keys.sign({
    registryId: rows[0]!.registryId,
    sequence,
    issuedAt: issuedAt.toISOString(),
    expiresAt: new Date(issuedAt.getTime() + SNAPSHOT_TTL_MS).toISOString(),
    brand: parts.brand,
    system: await systemOf(client, parts.brand),
    ...(parts.origins?.length && { origins: [...parts.origins] }),
    remotes: await resolvedOf(client, parts.brand),
  });
  await client.query('INSERT INTO registry.snapshot (sequence, brand, body, issued_at) VALUES ($1, $2, $3, $4)', [
    sequence,
    parts.brand,
    JSON.stringify(snapshot),
    issuedAt,
  ]);
  await announceSnapshot(client);
  return snapshot;
}

/** What operators see of that which a change is about. */
export async function subjectOf(client: PoolClient, brand: string, { remote, subject }: Change): Promise<unknown> {
  if (subject) return subject(client);
  if (!remote) return systemOf(client, brand);
  const channel = await channelOf(client, brand, remote);
  return channel ? statusOf(channel) : null;
}

async function askSecondPerson(
  parts: RegistryParts,
  client: PoolClient,
  actor: string,
  change: Change,
): Promise<Approval> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO registry.approval (id, brand, at, actor, action, remote, change, reason, before)
     VALUES (lpad(to_hex((random() * 4294967295)::bigint), 8, '0'), $1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
    [
      parts.brand,
      parts.now(),
      actor,
      change.action,
      change.remote ?? null,
      JSON.stringify(change.content),
      change.reason,
      JSON.stringify(await subjectOf(client, parts.brand, change)),
    ],
  );
  const approval: Approval = {
    id: rows[0]!.id,
    at: parts.now().toISOString(),
    actor,
    action: change.action,
    ...(change.remote && { remote: change.remote }),
    change: change.content,
    reason: change.reason,
    state: 'waiting',
  };
  await writeAudit(client, {
    at: approval.at,
    ...ofBrand(parts),
    actor,
    action: 'ask-approval',
    ...(change.remote && { remote: change.remote }),
    before: null,
    after: { id: approval.id, action: change.action, change: change.content },
    reason: change.reason,
  });
  return approval;
}

/** Refuses an operator without the right, and writes the attempt to the audit log. */
export async function refuseWithoutRight(
  parts: RegistryParts,
  operator: Operator,
  action: string,
  remote: string | undefined,
  why: string,
): Promise<never> {
  await locked(parts.pool, (client) =>
    writeAudit(client, {
      at: parts.now().toISOString(),
      ...ofBrand(parts),
      actor: operator.name,
      action: 'refused',
      ...(remote && { remote }),
      before: null,
      after: { attempted: action },
      reason: why,
    }),
  );
  throw new RegistryError('FORBIDDEN', why);
}
