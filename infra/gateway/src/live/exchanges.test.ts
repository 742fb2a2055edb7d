import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@atrium/database/free-port';
import { needsTool } from '@atrium/testing/needs-tool';
import { until } from '@atrium/testing/until';
import { pino } from 'pino';
import { createClient } from 'redis';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import type { Exchange } from './exchange.ts';
import { createLiveHub } from './live-hub.ts';
import { postgresExchange } from './postgres-exchange.ts';
import { redisExchange } from './redis-exchange.ts';

const log = pino({ level: 'silent' });
let app: TestApp;
const opened: Exchange[] = [];
beforeAll(async () => {
  app = await testApp();
});
afterAll(async () => {
  for (const exchange of opened) await exchange.close();
  await app.close();
});

let redis: ChildProcess | undefined;
let redisPort = 0;
async function startRedis(): Promise<void> {
  redisPort ||= await freePort();
  redis = spawn(
    'redis-server',
    ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  // Without a Redis server its tests are skipped.
  redis.on('error', () => {});
  let output = '';
  redis.stdout!.on('data', (chunk: Buffer) => {
    output += String(chunk);
  });
  await until(() => redis!.pid === undefined || output.includes('Ready to accept connections'));
}
async function stopRedis(): Promise<void> {
  redis?.kill('SIGTERM');
  if (redis?.pid !== undefined && redis.exitCode === null) await once(redis, 'exit');
}

/** Cuts the connections of all that wait for texts. Returns their number. */
async function cutReaders(): Promise<number> {
  const client = createClient({ url: `redis://127.0.0.1:${redisPort}` });
  await client.connect();
  const waiting = (await client.clientList()).filter(({ cmd }) => cmd === 'xread');
  for (const { id } of waiting) await client.sendCommand(['CLIENT', 'KILL', 'ID', String(id)]);
  client.destroy();
  return waiting.length;
}

/** Opens one end and waits until it is subscribed. */
const carriers: {
  name: string;
  open: () => Promise<Exchange>;
  test: (title: string, test: () => Promise<void>) => void;
}[] = [
  {
    name: 'PostgreSQL',
    open: async () => postgresExchange({ url: app.databaseUrl, database: app.database, log, onSettings: () => {} }),
    test: it,
  },
  {
    name: 'Redis',
    open: async () => redisExchange({ url: `redis://127.0.0.1:${redisPort}`, log }),
    test: needsTool('redis-server', '--version'),
  },
];

describe.each(carriers)('over $name', ({ name, open, test }) => {
  beforeAll(async () => {
    if (name === 'Redis') await startRedis();
  });
  afterAll(stopRedis);

  async function pair() {
    const ends = await Promise.all([open(), open()]);
    opened.push(...ends);
    const received: string[] = [];
    const missed = { times: 0 };
    ends[1]!.subscribe(
      (text) => received.push(text),
      () => (missed.times += 1),
    );
    await until(() => {
      ends[0]!.publish('are you there?');
      return received.length > 0;
    });
    // The last of the texts still in transit.
    ends[0]!.publish('now');
    await until(() => received.includes('now'));
    received.length = 0;
    return { publisher: ends[0]!, received, missed };
  }

  test('texts arrive in order, long and short ones mixed', async () => {
    const { publisher, received } = await pair();
    const texts = Array.from({ length: 60 }, (_, i) => `${i} ${'ä'.repeat(i % 3 === 0 ? 20_000 : 10)}`);
    for (const text of texts) {
      publisher.publish(text);
      if (text.startsWith('2')) await new Promise((resolve) => setImmediate(resolve));
    }
    await until(() => received.length >= texts.length);
    expect(received).toEqual(texts);
  });

  test('a broken connection is restored and reports that texts may have been missed', async () => {
    const { publisher, received, missed } = await pair();
    if (name === 'Redis') {
      await stopRedis();
      await startRedis();
    } else {
      await app.database.run(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'atrium-gateway-live' AND datname = current_database()",
      );
    }
    await until(() => missed.times > 0);
    await until(() => {
      publisher.publish('again');
      return received.includes('again');
    });
  });

  if (name === 'Redis')
    test('a process whose connection was interrupted receives what was published meanwhile, and misses nothing', async () => {
      const { publisher, received, missed } = await pair();
      const texts = Array.from({ length: 1_000 }, (_, i) => `${i}`);
      const before = missed.times;
      let cuts = 0;
      for (const text of texts) {
        publisher.publish(text);
        if (Number(text) % 250 === 100) cuts += await cutReaders();
      }
      await until(() => received.length >= texts.length);
      expect(received).toEqual(texts);
      expect(missed.times).toBe(before);
      expect(cuts).toBeGreaterThan(0);
    });

  test('events of one member reach all of their tabs on every process, and no other tab', async () => {
    const member = await app.member({ balance: 10n });
    const exchanges = await Promise.all([open(), open(), open()]);
    opened.push(...exchanges);
    const balance = { sumBalance: '10', cash: '10', bonus: '0', locked: '0', currency: 'PHP', sequence: 3 };
    const hubs = exchanges.map((exchange) => createLiveHub({ exchange, log, readBalance: async () => balance }));
    const received: string[][] = [];
    const tab = (hub: (typeof hubs)[number], memberId: string | undefined) => {
      const frames: string[] = [];
      received.push(frames);
      hub.streams.add({
        response: {
          socket: { write: (frame: Buffer) => frames.push(String(frame)) },
          writableLength: 0,
          once: () => {},
          end: () => {},
        } as never,
        memberId,
        sessionId: undefined,
      });
      return frames;
    };
    const mine = hubs.flatMap((hub) => [tab(hub, member.id), tab(hub, member.id)]);
    const others = hubs.map((hub) => tab(hub, undefined));
    const all = (word: string) => mine.every((frames) => frames.join('').includes(word));
    // A text that is no message is ignored.
    exchanges[1]!.publish('again');
    // A process sends its own events to its own tabs at once: all three listen when events of two have reached all tabs.
    await until(() => {
      hubs[0]!.publish('session.logout', { reason: 'locked' }, { member: member.id });
      hubs[1]!.publish('session.logout', { reason: 'expired' }, { member: member.id });
      return all('locked') && all('expired');
    });
    hubs[1]!.balanceChanged(member.id, 'deposit');
    await until(() => all('balance.changed'));
    hubs[2]!.publish('notice.published', { id: 'last' });
    await until(() => others.every((frames) => frames.join('').includes('last')));
    expect(others.join('')).not.toMatch(/session.logout|balance.changed/);
    for (const hub of hubs) hub.close();
  });
});
