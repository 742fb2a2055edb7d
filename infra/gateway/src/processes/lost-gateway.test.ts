import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { LIVE_PATH } from '@atrium/contracts/live';
import { SEAMLESS_CALLS } from '@atrium/contracts/seamless';
import { setTimeout as pause } from 'node:timers/promises';
import { needsTool } from '@atrium/testing/needs-tool';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { type TestPlayer, type TestVendor, testVendor } from '../vendors/testing/test-vendor.ts';
import { verifyLedger } from '../wallet/ledger-verify.ts';
import { type Fleet, startFleet } from './testing/fleet.ts';
import { startNginx } from './testing/nginx.ts';
import { signedBet } from './testing/signed-bet.ts';

jest.setTimeout(120_000);

/** After this time nginx tries a failed gateway again: `fail_timeout` is a second, and nginx compares whole seconds. */
const FAIL_TIMEOUT_MS = 2_100;
const BACKLOG = 1;

let app: TestApp;
let fleet: Fleet;
let vendor: TestVendor;
beforeAll(async () => {
  app = await testApp();
  vendor = await testVendor(app, 'LOSS');
  fleet = await startFleet(1, { DATABASE_URL: app.databaseUrl, ATRIUM_SEALING_KEY: app.parts.config.sealingKey });
});
afterAll(async () => {
  await fleet?.stop();
  await app.close();
});

/** The address of a gateway that does the work of each call, and is lost before its answer. */
async function losingAnswers(): Promise<{ port: number; server: Server; bets(): number }> {
  let bets = 0;
  const server = createServer((socket: Socket) => {
    socket.on('error', () => {});
    socket.on('data', (request) => {
      const onward = connect(fleet.ports[0]!, '127.0.0.1', () => onward.write(request));
      onward.on('error', () => socket.destroy());
      onward.once('data', () => {
        if (String(request).startsWith(`POST ${SEAMLESS_CALLS.bet.path}`)) bets += 1;
        onward.destroy();
        socket.resetAndDestroy();
      });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, server, bets: () => bets };
}

/** The address of a gateway that accepts no connection and refuses none, as on a machine that hangs. */
async function hanging(): Promise<{ port: number; stop(): void }> {
  const script = `const server = require('node:net').createServer().listen({ port: 0, host: '127.0.0.1', backlog: ${BACKLOG} }, () => console.log(server.address().port))`;
  const child: ChildProcess = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed] = (await once(child.stdout!, 'data')) as [Buffer];
  const port = Number(String(printed));
  child.kill('SIGSTOP');
  const waiting = Array.from({ length: BACKLOG + 2 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  await once(waiting[0]!, 'connect');
  return {
    port,
    stop() {
      for (const socket of waiting) socket.destroy();
      child.kill('SIGKILL');
    },
  };
}

async function bet(site: string, player: TestPlayer, txId: string): Promise<[number, unknown]> {
  const signed = signedBet(vendor, player, { txId, roundId: txId, amount: '10' });
  const answer = await fetch(site + SEAMLESS_CALLS.bet.path, signed);
  const text = await answer.text();
  return [answer.status, text.startsWith('{') ? (JSON.parse(text) as { status?: string }).status : text];
}

needsTool('nginx', '-v')(
  'behind nginx a bet whose gateway is lost before its answer is taken once, under one nonce',
  async () => {
    const lost = await losingAnswers();
    const nginx = await startNginx([lost.port, fleet.ports[0]!]);
    try {
      const player = await vendor.player({ balance: 1_000n });
      let placed = 0;
      while (lost.bets() < 2) {
        await pause(FAIL_TIMEOUT_MS);
        for (const turn of [1, 2])
          expect([turn, ...(await bet(nginx.url, player, `b${placed++}`))]).toEqual([turn, 200, 'ok']);
      }
      expect(await player.cash()).toBe(String(1_000 - 10 * placed));
      expect(await verifyLedger(app.database)).toMatchObject({ ok: true, failures: [] });
    } finally {
      await nginx.close();
      lost.server.close();
    }
  },
);

needsTool('nginx', '-v')('behind nginx a gateway to which no connection can be made is skipped', async () => {
  const dead = await hanging();
  const nginx = await startNginx([dead.port, fleet.ports[0]!]);
  try {
    for (const path of ['/healthz', LIVE_PATH]) {
      await pause(FAIL_TIMEOUT_MS);
      const startedAt = performance.now();
      const statusOf = async () => {
        const leave = new AbortController();
        const { status } = await fetch(nginx.url + path, { signal: leave.signal });
        leave.abort();
        return status;
      };
      expect([path, ...(await Promise.all([1, 2, 3, 4].map(statusOf)))]).toEqual([path, 200, 200, 200, 200]);
      // One of them has tried it.
      expect(performance.now() - startedAt).toBeGreaterThan(900);
    }
  } finally {
    await nginx.close();
    dead.stop();
  }
});
