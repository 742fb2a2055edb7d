import type { Approval, Changed } from '@atrium/contracts/registry-approvals';
import type { Snapshot } from '@atrium/contracts/snapshot';
import type { HostFacts } from '@atrium/remote-contract/host-facts';
import type { Pool, PoolClient } from 'pg';
import { writeAudit } from './audit.ts';
import { channelOf, channelsOf, registrationsOf, systemOf } from './channels.repository.ts';
import type { Operator } from './operators.ts';
import { RegistryError } from './registry-error.ts';
import { resolveRemotes, statusOf } from './resolve-remotes.ts';
import type { SigningKeys } from './signing-keys.ts';

export interface RegistryParts {
  pool: Pool;
  keys: SigningKeys;
  brand: string;
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
  let published: Snapshot | undefined;
  const result = await locked(parts.pool, async (client, sequence): Promise<Changed> => {
    if (change.expectedSequence !== undefined && change.expectedSequence !== sequence) {
      throw new RegistryError(
        'SEQUENCE_CONFLICT',
        `The registry is at sequence ${sequence}, not ${change.expectedSequence}: someone else made a change first. Check the current state and try again.`,
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
      actor,
      action: change.action,
      ...(change.remote && { remote: change.remote }),
      before,
      after,
      reason: change.reason,
    });
    published = await issueSnapshot(parts, client, sequence + 1);
    return {
      applied: true,
      sequence: published.sequence,
      ...(change.remote ? { remote: after as never } : !change.subject && { system: after as never }),
    };
  });
  if (published) parts.published(published);
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

/** Signs the current state with the given sequence number. */
export async function issueSnapshot(parts: RegistryParts, client: PoolClient, sequence: number): Promise<Snapshot> {
  const { rows } = await client.query<{ registryId: string }>(
    'UPDATE registry.head SET sequence = $1 RETURNING registry_id AS "registryId"',
    [sequence],
  );
  const channels = await channelsOf(client, parts.brand);
  const registrations = await registrationsOf(
    client,
    channels.map((channel) => channel.remote),
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
    remotes: resolveRemotes(channels, registrations),
  });
  await client.query('INSERT INTO registry.snapshot (sequence, brand, body, issued_at) VALUES ($1, $2, $3, $4)', [
    sequence,
    parts.brand,
    JSON.stringify(snapshot),
    issuedAt,
  ]);
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
