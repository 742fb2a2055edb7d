import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { SandboxChain } from './chain.ts';

/** Where the sandbox's chain is served, on whatever origin. */
export const BEACON_PATH = '/beacon';

/** Labels every answer: drand's clients ignore further fields. */
const NOTE = 'Sandbox chain. Its owner knows every value beforehand: it proves nothing about the house.';

/**
 * Serves a chain with drand's HTTP API: `/info`, `/public/latest`, `/public/<round>`, `/health`, `/chains`, the first three also below
 * the chain's hash. A round of the future answers 404.
 */
export function beaconRoutes(app: FastifyInstance, chain: SandboxChain): void {
  const { info } = chain;
  const described = {
    public_key: info.publicKey,
    period: info.periodSeconds,
    genesis_time: info.genesisSeconds,
    hash: info.hash,
    groupHash: info.groupHash,
    schemeID: info.schemeId,
    metadata: { beaconID: info.beaconId },
    note: NOTE,
  };
  const beaconOf = (round: number) => {
    const signature = chain.signature(round);
    if (signature === undefined) return undefined;
    const randomness = createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex');
    return { round, randomness, signature, note: NOTE };
  };
  app.get(`${BEACON_PATH}/chains`, () => [info.hash]);
  app.get(`${BEACON_PATH}/health`, () => ({ status: 200, current: chain.newest(), expected: chain.newest() }));
  for (const base of [BEACON_PATH, `${BEACON_PATH}/${info.hash}`]) {
    app.get(`${base}/info`, () => described);
    app.get<{ Params: { round: string } }>(`${base}/public/:round`, (request, reply) => {
      const { round } = request.params;
      const asked = round === 'latest' ? chain.newest() : /^[1-9]\d{0,14}$/.test(round) ? Number(round) : 0;
      const beacon = asked > 0 ? beaconOf(asked) : undefined;
      return beacon ?? reply.status(404).send({ error: 'This round is not published.' });
    });
  }
}
