import fastify, { type FastifyInstance } from 'fastify';
import type { Beacon } from '../../../platform/beacon.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database.ts';
import { drandBeacon } from '../drand-beacon.ts';

export const TEST_BEACON_URL = 'http://127.0.0.1:8060/beacon';
/** Any key; the same in every test process, because the chain is in the filled template database. */
const KEY = { secretKey: '11'.repeat(32), genesisSeconds: Date.UTC(2020, 0, 1) / 1000 };

export interface TestBeacon extends Beacon {
  /** While true, every request fails, as if the network were unreachable. */
  unreachable: boolean;
}

/** The real client on the real sandbox chain by its HTTP API, without a port. Rounds are published by the test's clock. */
export function testBeacon(database: Queryable, clock: Clock): TestBeacon {
  let served: Promise<FastifyInstance> | undefined;
  const beacon = drandBeacon({
    url: TEST_BEACON_URL,
    chainHash: '',
    database,
    fetch: async (url) => {
      if (self.unreachable) throw new Error('The network is unreachable.');
      served ??= serve(clock);
      const answer = await (await served).inject({ url: new URL(url).pathname });
      return { ok: answer.statusCode === 200, json: async () => answer.json() as unknown };
    },
  });
  const self: TestBeacon = { ...beacon, unreachable: false };
  return self;
}

/** Loaded at the first request: to derive the chain's key takes longer than to start the rest of the gateway. */
async function serve(clock: Clock): Promise<FastifyInstance> {
  const { createChain } = await import('@atrium/sandbox-beacon/chain');
  const { beaconRoutes } = await import('@atrium/sandbox-beacon/beacon.routes');
  const server = fastify();
  beaconRoutes(
    server,
    createChain(KEY, () => clock.now().getTime()),
  );
  return server;
}
