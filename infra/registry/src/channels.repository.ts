import { FIRST_BRAND } from '@atrium/contracts/brand-address';
import type { StandIn } from '@atrium/contracts/registry-channel-status';
import type { Registration } from '@atrium/contracts/registry-versions';
import type { SystemStatus } from '@atrium/contracts/snapshot';
import type { Pool, PoolClient } from 'pg';
import { type Ramp, rampOf } from './ramp-steps.ts';

export interface Channel {
  remote: string;
  stable: string;
  history: string[];
  canary: string | null;
  canaryPercent: number | null;
  standIn: (StandIn & { applyBy?: string }) | null;
  /** How the canary grows without an operator. */
  ramp: Ramp | null;
  /** Whether stable version and history are those of the first brand, at any time. */
  follows?: boolean;
  /** By version, the kits that it uses of another remote's version (`slots@1.1.0`), by their name. */
  kits?: Readonly<Record<string, KitPins>>;
}
export type KitPins = Readonly<Record<string, string>>;

type Queryable = Pool | PoolClient;

/**
 * The channels of a brand: its own rows, and those of the first brand where it has none or follows. Only the stable
 * version is inherited: canaries, stand-ins and ramps belong to one brand. Source: 13-22.
 */
const CHANNELS = `SELECT coalesce(o.remote, b.remote) AS remote,
       CASE WHEN s.inherited THEN b.stable ELSE o.stable END AS stable,
       CASE WHEN s.inherited THEN b.history ELSE o.history END AS history,
       o.canary, o.canary_percent::float8 AS "canaryPercent", o.stand_in AS "standIn", o.ramp, s.inherited AS follows,
       coalesce(o.kits, '{}') || CASE WHEN s.inherited THEN b.kits ELSE '{}' END AS kits
  FROM (SELECT * FROM registry.channel WHERE brand = $1) o
  FULL JOIN (SELECT * FROM registry.channel WHERE brand = '${FIRST_BRAND}') b ON b.remote = o.remote
  CROSS JOIN LATERAL (SELECT b.remote IS NOT NULL AND (o.remote IS NULL OR o.follows) AS inherited) s`;

export async function channelsOf(db: Queryable, brand: string): Promise<Channel[]> {
  return (await db.query<Channel>(`${CHANNELS} ORDER BY 1`, [brand])).rows;
}

export async function channelOf(db: Queryable, brand: string, remote: string): Promise<Channel | undefined> {
  return (await db.query<Channel>(`${CHANNELS} WHERE coalesce(o.remote, b.remote) = $2`, [brand, remote])).rows[0];
}

export async function saveChannel(db: Queryable, brand: string, channel: Channel): Promise<void> {
  await db.query(
    `INSERT INTO registry.channel (brand, remote, stable, history, canary, canary_percent, stand_in, ramp, follows, kits) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (brand, remote) DO UPDATE SET stable = excluded.stable, history = excluded.history, canary = excluded.canary,
       canary_percent = excluded.canary_percent, stand_in = excluded.stand_in, ramp = excluded.ramp, follows = excluded.follows,
       kits = excluded.kits`,
    [
      brand,
      channel.remote,
      channel.stable,
      channel.history,
      channel.canary,
      channel.canaryPercent,
      channel.standIn && JSON.stringify(channel.standIn),
      rampOf(channel) && JSON.stringify(channel.ramp),
      channel.follows ?? false,
      JSON.stringify(channel.kits ?? {}),
    ],
  );
}

export async function systemOf(db: Queryable, brand: string): Promise<SystemStatus> {
  const { rows } = await db.query<Omit<SystemStatus, 'until'> & { until: Date | null }>(
    'SELECT status, countries, ips, until FROM registry.system WHERE brand = $1',
    [brand],
  );
  if (!rows[0]) return { status: 'normal', countries: [], ips: [] };
  const { until, ...system } = rows[0];
  return { ...system, ...(until && { until: until.toISOString() }) };
}

export async function saveSystem(
  db: Queryable,
  brand: string,
  { status, countries, ips, until }: SystemStatus,
): Promise<void> {
  await db.query(
    `INSERT INTO registry.system (brand, status, countries, ips, until) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (brand) DO UPDATE
        SET status = excluded.status, countries = excluded.countries, ips = excluded.ips, until = excluded.until`,
    [brand, status, countries, ips, until ?? null],
  );
}

/** The registrations of the given versions, by `remote@version`. */
export async function registrationsOf(db: Queryable, remotes: string[]): Promise<Map<string, Registration>> {
  const { rows } = await db.query<{ remote: string; version: string; registration: Registration }>(
    `SELECT remote, version, registration FROM registry.version WHERE remote = ANY($1)`,
    [remotes],
  );
  return new Map(rows.map((row) => [`${row.remote}@${row.version}`, row.registration]));
}

export async function isRegistered(db: Queryable, remote: string, version: string): Promise<boolean> {
  return (
    (await db.query('SELECT 1 FROM registry.version WHERE remote = $1 AND version = $2', [remote, version]))
      .rowCount === 1
  );
}
