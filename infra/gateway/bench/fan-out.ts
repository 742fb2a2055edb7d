import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { beginStream } from '../src/live/begin-stream.ts';
import { createStreams, type Streams } from '../src/live/streams.ts';

/**
 * `npm run -s bench -- fan-out`: a change of a remote on its way to open streams. With sockets (`--streams` of one
 * process): when the last stream has it, the processor time of a write, and the longest time without other work, written
 * in turns as the gateway does and all at once. Then 100,000 streams on three gateways, simulated: more than a process may
 * have sockets; their bytes are counted, their writes take what a real one took. Source: 13-17.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    streams: { type: 'string', default: '10000' },
    turns: { type: 'string', default: '9' },
    /** What a tab receives for a change of one remote of eleven, and a whole snapshot: `bench -- swap` prints them. */
    'change-bytes': { type: 'string', default: '2033' },
    'snapshot-bytes': { type: 'string', default: '21498' },
  },
});
const LONGEST_PAUSE_BUDGET_MS = 25;
const SIMULATED = { streams: 100_000, gateways: 3 };
const REST_MS = 400;
const frameOf = (bytes: number) => `data: ${'x'.repeat(bytes - 'data: \n\n'.length)}\n\n`;
const [change, snapshot] = [frameOf(Number(values['change-bytes'])), frameOf(Number(values['snapshot-bytes']))];
const count = Number(values.streams);

const inTurns = createStreams();
const atOnce = createStreams({ turnMs: Number.POSITIVE_INFINITY });
const server = createServer((_request, response) => {
  beginStream(response);
  response.flushHeaders();
  for (const streams of [inTurns, atOnce])
    streams.add({ response, memberId: undefined, sessionId: undefined, changes: true });
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const clients = fork(join(import.meta.dirname, 'fan-out/clients.ts'), [
  String((server.address() as AddressInfo).port),
  String(count),
]);
await once(clients, 'message');

const measured = { inTurns: [] as Turn[], atOnce: [] as Turn[] };
for (let turn = 0; turn < Number(values.turns); turn += 1) {
  measured.inTurns.push(await send(inTurns));
  measured.atOnce.push(await send(atOnce));
}
clients.kill();
for (const streams of [inTurns, atOnce]) streams.close();
server.closeAllConnections();
server.close();

const simulated = { change: simulate(change), snapshot: simulate(snapshot) };
const microsecondsOfWrite = (1_000 * spread(measured.atOnce, 'processorMs').median) / count;
const perGateway = Math.ceil(SIMULATED.streams / SIMULATED.gateways);
const longest = spread(measured.inTurns, 'longestPauseMs');
if (values.json)
  console.log(
    JSON.stringify({
      name: 'fan-out',
      longestPauseMs: longest.median,
      measured,
      simulated,
      microsecondsOfWrite,
      environment: { node: process.version, processors: cpus().length, load: loadavg()[0], streams: count },
    }),
  );
else {
  console.log(
    `A change of ${change.length} bytes to ${count} streams of one process, median (lowest to highest) of ${values.turns}, in ms`,
  );
  console.table(
    Object.fromEntries(
      Object.entries(measured).map(([way, turns]) => [
        way === 'inTurns' ? 'in turns' : 'all at once',
        {
          'the last stream has it': text(spread(turns, 'lastMs')),
          'longest time without other work': text(spread(turns, 'longestPauseMs')),
          'processor time': text(spread(turns, 'processorMs')),
        },
      ]),
    ),
  );
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  console.log(
    `${SIMULATED.streams} streams on ${SIMULATED.gateways} gateways, simulated: a change sends ${megabytes(simulated.change)}, whole snapshots would send ${megabytes(simulated.snapshot)}; each gateway writes to ${perGateway} streams, ${Math.round((perGateway * microsecondsOfWrite) / 1_000)} ms of processor time.`,
  );
}
if (longest.median > LONGEST_PAUSE_BUDGET_MS) process.exitCode = 1;

interface Turn {
  lastMs: number;
  longestPauseMs: number;
  processorMs: number;
}

async function send(streams: Streams): Promise<Turn> {
  await pause(REST_MS);
  const delays = monitorEventLoopDelay({ resolution: 1 });
  const last = once(clients, 'message') as Promise<[{ lastAt: number }]>;
  delays.enable();
  // The first sample has nothing to count from.
  await pause(10);
  const [began, before] = [Date.now(), process.cpuUsage()];
  streams.sendEither(change, snapshot);
  const [{ lastAt }] = await last;
  const { user, system } = process.cpuUsage(before);
  // A pause is sampled once it has ended.
  await pause(10);
  delays.disable();
  return { lastMs: lastAt - began, longestPauseMs: delays.max / 1e6, processorMs: (user + system) / 1_000 };
}

/** The bytes that all gateways write for one frame to everybody. */
function simulate(frame: string): number {
  let bytes = 0;
  for (let gateway = 0; gateway < SIMULATED.gateways; gateway += 1) {
    const streams = createStreams({ turnMs: Number.POSITIVE_INFINITY });
    const share = Math.floor((SIMULATED.streams + gateway) / SIMULATED.gateways);
    for (let stream = 0; stream < share; stream += 1) {
      const response = {
        destroyed: false,
        writableLength: 0,
        once() {},
        end() {},
        socket: {
          write(written: Buffer) {
            bytes += written.length;
          },
        },
      };
      streams.add({ response: response as unknown as ServerResponse, memberId: undefined, sessionId: undefined });
    }
    streams.sendEither(frame, frame);
    streams.close();
  }
  return bytes;
}

function spread(turns: readonly Turn[], key: keyof Turn): { median: number; low: number; high: number } {
  const sorted = turns.map((turn) => turn[key]).sort((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)]!, low: sorted[0]!, high: sorted.at(-1)! };
}

function text({ median, low, high }: ReturnType<typeof spread>): string {
  return `${median.toFixed(0)} (${low.toFixed(0)} to ${high.toFixed(0)})`;
}
