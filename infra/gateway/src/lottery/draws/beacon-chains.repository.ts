import type { BeaconChain } from '@atrium/lottery-rules/proof/beacon-rounds';
import type { Queryable } from '../../platform/database.ts';

export interface StoredChain extends BeaconChain {
  url: string;
}

const CHAIN = `hash, url, public_key AS "publicKey", period_seconds AS "periodSeconds", genesis_seconds::float8 AS "genesisSeconds",
       group_hash AS "groupHash", scheme_id AS "schemeId", beacon_id AS "beaconId"`;

export const storeChain = (database: Queryable, url: string, chain: BeaconChain): Promise<number> =>
  database.run(
    `INSERT INTO beacon_chains (hash, url, public_key, period_seconds, genesis_seconds, group_hash, scheme_id, beacon_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (hash) DO NOTHING`,
    [
      chain.hash,
      url,
      chain.publicKey,
      chain.periodSeconds,
      chain.genesisSeconds,
      chain.groupHash,
      chain.schemeId,
      chain.beaconId,
    ],
  );

export const chainOf = (database: Queryable, hash: string): Promise<StoredChain | undefined> =>
  database.first(`SELECT ${CHAIN} FROM beacon_chains WHERE hash = $1`, [hash]);

/** The newest chain that was read at this address. */
export const lastChainAt = (database: Queryable, url: string): Promise<StoredChain | undefined> =>
  database.first(`SELECT ${CHAIN} FROM beacon_chains WHERE url = $1 ORDER BY first_used_at DESC LIMIT 1`, [url]);

/** The chains of these hashes, by hash. */
export async function chainsOf(database: Queryable, hashes: Iterable<string>): Promise<Map<string, StoredChain>> {
  const rows = await database.rows<StoredChain>(`SELECT ${CHAIN} FROM beacon_chains WHERE hash = ANY ($1)`, [
    [...new Set(hashes)],
  ]);
  return new Map(rows.map((row) => [row.hash, row]));
}

export const valueKey = (chainHash: string, round: number): string => `${chainHash} ${round}`;

/** The verified signatures that are stored, by chain and round. */
export async function storedSignatures(
  database: Queryable,
  rounds: readonly { chainHash: string; round: number }[],
): Promise<Map<string, string>> {
  const rows = await database.rows<{ chainHash: string; round: number; signature: string }>(
    `SELECT v.chain_hash AS "chainHash", v.round::float8 AS round, v.signature
       FROM unnest($1::text[], $2::bigint[]) AS x (chain_hash, round) JOIN beacon_values v USING (chain_hash, round)`,
    [rounds.map(({ chainHash }) => chainHash), rounds.map(({ round }) => round)],
  );
  return new Map(rows.map(({ chainHash, round, signature }) => [valueKey(chainHash, round), signature]));
}

export const storeSignature = (
  database: Queryable,
  { chainHash, round, signature }: { chainHash: string; round: number; signature: string },
): Promise<number> =>
  database.run(
    'INSERT INTO beacon_values (chain_hash, round, signature) VALUES ($1, $2, $3) ON CONFLICT (chain_hash, round) DO NOTHING',
    [chainHash, round, signature],
  );
