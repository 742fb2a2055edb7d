import type { AddressInfo } from 'node:net';
import { BEACON_PATH, beaconRoutes } from '@atrium/sandbox-beacon/beacon.routes';
import { createChain, newChainKey, type SandboxChain } from '@atrium/sandbox-beacon/chain';
import fastify, { type FastifyInstance } from 'fastify';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { drandBeacon } from './drand-beacon.ts';

let app: TestApp;
let chain: SandboxChain;
let server: FastifyInstance;
let url: string;
beforeAll(async () => {
  app = await testApp();
  chain = createChain(newChainKey(Date.now() - 60_000));
  server = fastify({ forceCloseConnections: true });
  beaconRoutes(server, chain);
  // A network that lies: the value of another round, and another chain's description.
  server.get('/lies/info', async () => (await server.inject(`${BEACON_PATH}/info`)).json<object>());
  server.get<{ Params: { round: string } }>(`/lies/${chain.info.hash}/public/:round`, async (request) => ({
    ...(await server.inject(`${BEACON_PATH}/public/1`)).json<object>(),
    round: Number(request.params.round),
  }));
  server.get('/forged/info', async () => ({
    ...(await server.inject(`${BEACON_PATH}/info`)).json<object>(),
    genesis_time: 1,
  }));
  server.get('/long/info', async (_, reply) =>
    reply.type('application/json').send((await server.inject(`${BEACON_PATH}/info`)).body + ' '.repeat(100_000)),
  );
  await server.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await server.close();
  await app.close();
});
const beaconAt = (path: string, chainHash = '') => drandBeacon({ url: url + path, chainHash, database: app.database });

it('reads chain and values over HTTP, and verifies them', async () => {
  const beacon = beaconAt(BEACON_PATH);
  expect(await beacon.chain()).toMatchObject(chain.info);
  expect(await beacon.signature(chain.info.hash, 3)).toBe(chain.signature(3));
  expect(await beacon.signature(chain.info.hash, chain.newest() + 100)).toBeUndefined();
  expect(await beacon.signature('00'.repeat(32), 3)).toBeUndefined();
});

it('[10-28] refuses a value that the chain did not sign for the round', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  const beacon = beaconAt('/lies');
  expect(await beacon.signature(chain.info.hash, 1)).toBe(chain.signature(1));
  expect(await beacon.signature(chain.info.hash, 2)).toBeUndefined();
  complaints.mockRestore();
});

it('refuses a chain whose description does not have its hash, and one that was not named', async () => {
  await expect(beaconAt('/forged').chain()).rejects.toThrow('did not return a usable chain');
  await expect(beaconAt(BEACON_PATH, 'ab'.repeat(32)).chain()).rejects.toThrow('did not return a usable chain');
  expect(await beaconAt(BEACON_PATH, chain.info.hash).chain()).toMatchObject(chain.info);
});

it('reads no answer that is longer than any of the network', async () => {
  await expect(beaconAt('/long').chain()).rejects.toThrow('did not return a usable chain');
});

it('plans by the stored chain while the network is unreachable', async () => {
  const known = beaconAt(BEACON_PATH);
  await known.chain();
  const unreachable = drandBeacon({
    url: url + BEACON_PATH,
    chainHash: '',
    database: app.database,
    fetch: async () => {
      throw new Error('The network is unreachable.');
    },
  });
  expect(await unreachable.chain()).toMatchObject(chain.info);
  expect(await unreachable.signature(chain.info.hash, 1)).toBeUndefined();
});
