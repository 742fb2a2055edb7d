import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { roundTimeMs } from '@atrium/lottery-rules/proof/beacon-rounds';
import { chainHashOf } from '@atrium/lottery-rules/proof/chain-hash';
import { verifyBeacon } from '@atrium/lottery-rules/proof/verify-beacon';
import fastify from 'fastify';
import { BEACON_PATH, beaconRoutes } from './beacon.routes.ts';
import { createChain, newChainKey } from './chain.ts';
import { readChainKey } from './chain-file.ts';

let nowMs = Date.UTC(2026, 10, 23);
const chain = createChain(newChainKey(nowMs), () => nowMs);
const server = fastify();
beaconRoutes(server, chain);
afterAll(() => server.close());
const get = async (path: string) => {
  const answer = await server.inject(`${BEACON_PATH}${path}`);
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};

it("describes its chain as drand's API does, and says that it proves nothing", async () => {
  const { body } = await get('/info');
  expect(body).toMatchObject({
    public_key: chain.info.publicKey,
    period: 3,
    hash: chainHashOf(chain.info),
    schemeID: 'bls-unchained-g1-rfc9380',
    metadata: { beaconID: 'atrium-sandbox' },
    note: expect.stringContaining('proves nothing about the house'),
  });
  expect((await get(`/${chain.info.hash}/info`)).body).toEqual(body);
  expect((await get('/chains')).body).toEqual([chain.info.hash]);
});

it('publishes a valid value at its time and not before', async () => {
  nowMs += 60_000;
  const round = chain.newest();
  const { status, body } = await get(`/${chain.info.hash}/public/${round}`);
  expect([status, body.round]).toEqual([200, round]);
  expect(verifyBeacon(chain.info.publicKey, round, body.signature as string)).toBe(true);
  expect((await get('/public/latest')).body).toEqual(body);
  nowMs = roundTimeMs(chain.info, round + 1) - 1;
  expect((await get(`/public/${round + 1}`)).status).toBe(404);
  nowMs += 1;
  expect((await get(`/public/${round + 1}`)).status).toBe(200);
  for (const wrong of ['0', '-1', '1.5', 'x', '99999999999999999'])
    expect([wrong, (await get(`/public/${wrong}`)).status]).toEqual([wrong, 404]);
});

it('writes its key once, readable by its owner only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'beacon-'));
  const path = join(folder, 'sandbox-beacon.json');
  const key = readChainKey(path);
  expect(readChainKey(path)).toEqual(key);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(createChain(key).info).toEqual(createChain(readChainKey(path)).info);
  rmSync(folder, { recursive: true });
});
