import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sessionCookie } from '@atrium/contracts/live';
import { balance } from '@atrium/contracts/wallet';
import { freePort } from '@atrium/database/free-port';
import { startLeashed } from '@atrium/database/leash';
import { httpLoad } from './load/http-load.ts';
import { openStage } from './load/stage.ts';
import { report } from './load/report.ts';
import { environment } from './world/environment.ts';

/**
 * `npm run -s bench -- gateway`: GET balance of signed-in members through the whole gateway (cookie, session, access,
 * request log) against bare Fastify with one prepared select. They take turns, so that both have the same conditions.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '100' },
  },
});
const seconds = Number(values.seconds);
const connections = Number(values.connections);
const PLAYERS = 2_000;
const TURNS = 3;

const stage = await openStage(join(import.meta.dirname, '..'), { players: PLAYERS, cash: 1_000_000 });
const barePort = await freePort();
const bare = startLeashed(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'load/bare-balance.ts')],
  {
    env: { PATH: environment.path, DATABASE_URL: stage.url, PORT: String(barePort) },
    lastSignal: 'TERM',
  },
);
try {
  const anybody = () => stage.players[Math.floor(Math.random() * PLAYERS)]!;
  const { port } = stage.gateway;
  const ours = () =>
    `GET ${balance.path} HTTP/1.1\r\nhost: localhost:${port}\r\ncookie: ${sessionCookie(port)}=${anybody().secret}\r\n\r\n`;
  const theirs = () => `GET /balance/${anybody().memberId} HTTP/1.1\r\nhost: localhost:${barePort}\r\n\r\n`;
  const check = (body: string) => body.startsWith('{"success":true');
  while (
    !(await fetch(`http://localhost:${barePort}/balance/1`).then(
      () => true,
      () => false,
    ))
  )
    await pause(50);

  const measured: Record<'bare' | 'gateway', Awaited<ReturnType<typeof httpLoad>>[]> = { bare: [], gateway: [] };
  for (let turn = 0; turn < TURNS; turn++) {
    measured.bare.push(await httpLoad({ port: barePort, connections, seconds, request: theirs, check }));
    measured.gateway.push(await httpLoad({ port, connections, seconds, request: ours, check }));
  }
  const middle = (runs: (typeof measured)['bare']) =>
    runs.sort((a, b) => a.rate - b.rate)[Math.floor(runs.length / 2)]!;
  const [bareRun, ourRun] = [middle(measured.bare), middle(measured.gateway)];
  report(
    'gateway',
    values.json,
    stage.database,
    { 'bare Fastify, one prepared select': bareRun, 'GET balance through the whole gateway': ourRun },
    [{ what: 'GET balance: gateway / bare', ratio: ourRun.rate / bareRun.rate, budget: 0.6, aim: 0.85 }],
  );
} finally {
  await bare.stop('SIGTERM', 2_000);
  await stage.close();
}
