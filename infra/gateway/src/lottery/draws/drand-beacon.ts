import { outgoing } from '@atrium/tracing/tracing';
import { BEACON_SCHEME, type BeaconChain } from '@atrium/lottery-rules/proof/beacon-rounds';
import { chainHashOf } from '@atrium/lottery-rules/proof/chain-hash';
import * as v from 'valibot';
import type { Beacon } from '../../platform/beacon.ts';
import { boundedText } from '../../platform/bounded-text.ts';
import type { Queryable } from '../../platform/database.ts';
import { chainOf, lastChainAt, type StoredChain, storeChain } from './beacon-chains.repository.ts';
import { type VerifyValue, verifyValue } from './verify-value.ts';

const REQUEST_TIMEOUT_MS = 2_500;
/** Its answers have some hundreds of bytes. */
const LONGEST_ANSWER_BYTES = 64 * 1024;
/** How long the chain is not read again. It never changes; another one may be served in its place in development. */
const CHAIN_TTL_MS = 10 * 60_000;
/** The same while the network is unreachable and the stored chain is used. */
const STORED_TTL_MS = 30_000;

const Hex = v.pipe(v.string(), v.regex(/^([0-9a-f]{2})+$/));
const Whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Info = v.object({
  public_key: Hex,
  period: v.pipe(Whole, v.minValue(1), v.maxValue(3_600)),
  genesis_time: Whole,
  hash: Hex,
  groupHash: Hex,
  schemeID: v.literal(BEACON_SCHEME),
  metadata: v.object({ beaconID: v.string() }),
});
const Value = v.object({ round: Whole, randomness: Hex, signature: Hex });

interface Answer {
  ok: boolean;
  json(): Promise<unknown>;
}

export interface DrandOptions {
  /** The address below which drand's HTTP API answers. */
  url: string;
  /** The hash of the chain to use; empty: the one that answers, for a sandbox. */
  chainHash: string;
  database: Queryable;
  fetch?: (url: string) => Promise<Answer>;
  /** On the calling thread unless given. */
  verify?: VerifyValue;
}

/**
 * A drand network, or the sandbox that speaks its HTTP API. Every value is verified. Chains are stored, so that
 * draws are planned while the network is unreachable, and values of an earlier chain can still be fetched.
 */
export function drandBeacon({
  url,
  chainHash,
  database,
  fetch: ask = request,
  verify = verifyValue,
}: DrandOptions): Beacon {
  let known: { until: number; chain: StoredChain } | undefined;

  async function read(address: string): Promise<unknown> {
    const answer = await ask(address);
    return answer.ok ? await answer.json() : undefined;
  }
  async function readChain(): Promise<BeaconChain | undefined> {
    const answer = await read(`${url}${chainHash && `/${chainHash}`}/info`).catch(() => undefined);
    const info = v.safeParse(Info, answer);
    if (!info.success) return undefined;
    const { public_key, period, genesis_time, hash, groupHash, schemeID, metadata } = info.output;
    const chain: BeaconChain = {
      hash,
      publicKey: public_key,
      periodSeconds: period,
      genesisSeconds: genesis_time,
      groupHash,
      schemeId: schemeID,
      beaconId: metadata.beaconID,
    };
    return chainHashOf(chain) === hash && (chainHash === '' || chainHash === hash) ? chain : undefined;
  }
  async function current(): Promise<StoredChain> {
    if (known && performance.now() < known.until) return known.chain;
    const chain = await readChain();
    if (chain) await storeChain(database, url, chain);
    const usable = chain
      ? { ...chain, url }
      : await (chainHash ? chainOf(database, chainHash) : lastChainAt(database, url));
    if (!usable) throw new Error(`The beacon at ${url} did not return a usable chain.`);
    known = { until: performance.now() + (chain ? CHAIN_TTL_MS : STORED_TTL_MS), chain: usable };
    return usable;
  }
  return {
    chain: current,
    async signature(hash, round) {
      const own = await current().catch(() => undefined);
      const chain = own?.hash === hash ? { ...own, url } : await chainOf(database, hash);
      if (!chain) return undefined;
      const address = `${chain.url}/${hash}/public/${round}`;
      const value = v.safeParse(Value, await read(address).catch(() => undefined));
      if (!value.success || value.output.round !== round) return undefined;
      return (await verify(chain, value.output)) ? value.output.signature : undefined;
    },
  };
}

async function request(url: string): Promise<Answer> {
  const answer = await outgoing('beacon', () =>
    fetch(url, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS), headers: { accept: 'application/json' } }),
  );
  return { ok: answer.ok, json: async () => JSON.parse(await boundedText(answer, LONGEST_ANSWER_BYTES)) as unknown };
}
