import type { PreparedStandIn } from '@atrium/contracts/registry-stand-ins';
import type { PoolClient } from 'pg';
import { writeAudit } from '../audit.ts';
import { checkStandIn, swap } from '../changes/swap.ts';
import { knownChannel } from '../known-channel.ts';
import { type Change, inTransaction, locked, ofBrand, type RegistryParts } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';

type Content = Pick<PreparedStandIn, 'to' | 'frame' | 'maintenance' | 'minutes'>;
type Row = Pick<PreparedStandIn, 'remote' | 'preparedBy'> & { vendor: string; standIn: Content; preparedAt: Date };

const COLUMNS = `remote, vendor, stand_in AS "standIn", prepared_by AS "preparedBy", prepared_at AS "preparedAt"`;
const MINUTE_MS = 60_000;

/** All prepared stand-ins of a brand, each with what it still lacks. */
export const preparedStandIns = (parts: RegistryParts): Promise<PreparedStandIn[]> =>
  inTransaction(parts.pool, async (client) => {
    const { rows } = await client.query<Row>(
      `SELECT ${COLUMNS} FROM registry.prepared_stand_in WHERE brand = $1 ORDER BY remote, vendor`,
      [parts.brand],
    );
    const all: PreparedStandIn[] = [];
    for (const row of rows) all.push(await described(client, parts, row));
    return all;
  });

async function described(client: PoolClient, parts: RegistryParts, row: Row): Promise<PreparedStandIn> {
  const missing = await checkStandIn(client, parts, row.remote, row.standIn).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof RegistryError) return error.message;
      throw error;
    },
  );
  return {
    remote: row.remote,
    ...(row.vendor && { vendor: row.vendor }),
    ...row.standIn,
    preparedBy: row.preparedBy,
    preparedAt: row.preparedAt.toISOString(),
    ...(missing && { missing }),
  };
}

/** Prepares a stand-in. Its version may be one that is released later; an address that is not allowed is refused. */
export function prepareStandIn(
  parts: RegistryParts,
  actor: string,
  remote: string,
  { vendor = '', reason, ...standIn }: Content & { vendor?: string | undefined; reason: string },
): Promise<PreparedStandIn> {
  const { brand, now } = parts;
  return locked(parts.pool, async (client) => {
    await knownChannel(client, brand, remote);
    if (standIn.frame) await checkStandIn(client, parts, remote, standIn);
    const before = await preparedOf(client, brand, remote, vendor);
    const { rows } = await client.query<Row>(
      `INSERT INTO registry.prepared_stand_in (brand, remote, vendor, stand_in, prepared_by, prepared_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (brand, remote, vendor) DO UPDATE
          SET stand_in = excluded.stand_in, prepared_by = excluded.prepared_by, prepared_at = excluded.prepared_at RETURNING ${COLUMNS}`,
      [brand, remote, vendor, JSON.stringify(standIn), actor, now()],
    );
    await note(client, parts, {
      actor,
      action: 'stand-in-prepared',
      remote,
      before: before?.standIn ?? null,
      after: { ...standIn, ...(vendor && { vendor }) },
      reason,
    });
    return described(client, parts, rows[0]!);
  });
}

export function dropStandIn(
  parts: RegistryParts,
  actor: string,
  remote: string,
  { vendor = '', reason }: { vendor?: string | undefined; reason: string },
): Promise<{ remote: string; dropped: boolean }> {
  return locked(parts.pool, async (client) => {
    const before = await requirePrepared(client, parts.brand, remote, vendor);
    await client.query('DELETE FROM registry.prepared_stand_in WHERE brand = $1 AND remote = $2 AND vendor = $3', [
      parts.brand,
      remote,
      vendor,
    ]);
    await note(client, parts, {
      actor,
      action: 'stand-in-dropped',
      remote,
      before: before.standIn,
      after: null,
      reason,
    });
    return { remote, dropped: true };
  });
}

/** The swap that a prepared stand-in is. It stays prepared for the next time. */
export async function acceptedStandIn(
  parts: RegistryParts,
  remote: string,
  { vendor = '', ...input }: { vendor?: string | undefined; reason: string; expectedSequence?: number | undefined },
): Promise<Change> {
  const { standIn } = await inTransaction(parts.pool, (client) => requirePrepared(client, parts.brand, remote, vendor));
  const { minutes, ...what } = standIn;
  const until = minutes && new Date(parts.now().getTime() + minutes * MINUTE_MS).toISOString();
  return swap(parts, remote, { ...what, ...(until && { until }), ...input });
}

async function preparedOf(client: PoolClient, brand: string, remote: string, vendor: string): Promise<Row | undefined> {
  const { rows } = await client.query<Row>(
    `SELECT ${COLUMNS} FROM registry.prepared_stand_in WHERE brand = $1 AND remote = $2 AND vendor = $3`,
    [brand, remote, vendor],
  );
  return rows[0];
}

async function requirePrepared(client: PoolClient, brand: string, remote: string, vendor: string): Promise<Row> {
  const prepared = await preparedOf(client, brand, remote, vendor);
  if (prepared) return prepared;
  throw new RegistryError('NOT_FOUND', `No stand-in of ${remote}${vendor ? ` for ${vendor}` : ''} is prepared.`);
}

const note = (
  client: PoolClient,
  parts: RegistryParts,
  entry: Omit<Parameters<typeof writeAudit>[1], 'at' | 'brand'>,
): Promise<unknown> => writeAudit(client, { at: parts.now().toISOString(), ...ofBrand(parts), ...entry });
