import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { sessionCookie } from '@atrium/contracts/live';
import type { Snapshot } from '@atrium/contracts/snapshot';
import { processUrl } from '@atrium/database/process-role';
import { testDatabase } from '@atrium/database/test-database';
import pg from 'pg';
import { type Logger, pino } from 'pino';
import { type App, buildApp } from '../../app.ts';
import { createLiveHub, type LiveHub } from '../../live/live-hub.ts';
import { type TestBeacon, testBeacon } from '../../lottery/draws/testing/test-beacon.ts';
import { hashOf } from '../../session/find-session.ts';
import { openIdConnect } from '../../sign-in/identity/open-id-connect.ts';
import { subjects } from '../../subjects.ts';
import { seedSettings } from '../../system/default-settings.ts';
import { createVendorHealth } from '../../vendors/vendor-health.ts';
import { developmentHumanVerification } from '../../verification/human.ts';
import { outboxMessages } from '../../verification/outbox-messages.ts';
import { balanceOf } from '../../wallet/balance.ts';
import { systemClock, type TestClock, testClock } from '../clock.ts';
import { type Config, isEncrypted } from '../config.ts';
import { createDatabase, type Database, openDatabase } from '../database.ts';
import { nameInBrowser } from '../cookies.ts';
import { createKeys } from '../encryption.ts';
import type { Live } from '../live.ts';
import { offeredVersions } from '../offered-versions.ts';
import type { Parts } from '../parts.ts';
import { createSettings } from '../settings.ts';
import { createMember, type NewMember } from './new-member.ts';
import { TEST_CONFIG } from './test-config.ts';
import { createVisitor, type Visitor } from './visitor.ts';

const GATEWAY = join(import.meta.dirname, '..', '..', '..');

export interface TestAppOptions {
  /** `demo`: the demo brand's data, from a template that is filled once per test run. */
  seed?: 'demo' | 'none';
  /** The time at the start; now by default. */
  now?: string;
  config?: Partial<Config>;
  /** Receives the gateway's log; by default its errors are printed into the test's output. */
  log?: Logger;
  /** The snapshot from the registry. */
  snapshot?: () => Snapshot | undefined;
}

export interface TestApp extends App {
  /** What the gateway runs with: its database is that of the gateway's role. */
  parts: Parts;
  /** The owner's connections, with which a test arranges what the gateway itself may not. */
  database: Database;
  /** Its address as the owner, for processes that the test starts. */
  databaseUrl: string;
  clock: TestClock;
  beacon: TestBeacon;
  hub: LiveHub;
  /** The events published to the tabs. */
  published: { event: string; data: unknown; audience: unknown }[];
  /** As if the process had received the signal to stop. */
  stop(): void;
  visitor(): Visitor;
  member(member?: NewMember): Promise<{ id: string; account: string }>;
  /** A browser signed in as a new member, or as an existing one by account. */
  signedIn(member?: NewMember | string): Promise<Visitor & { memberId: string; account: string }>;
  close(): Promise<void>;
}

/** The real gateway on a database of its own. Close it in `afterAll`, which also fails on undeclared error codes. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const clock = testClock(options.now);
  const config: Config = { ...TEST_CONFIG, ...options.config };
  const made = await testDatabase(
    join(GATEWAY, 'migrations'),
    options.seed === 'demo'
      ? {
          filled: {
            key: 'demo',
            fill: async (pool) => {
              const filling = createDatabase(pool);
              const draws = { sealingKey: TEST_CONFIG.sealingKey, beacon: testBeacon(filling, systemClock) };
              await (await import('../../../seed/seed-demo.ts')).seedDemo(filling, { draws });
            },
          },
        }
      : {},
  );
  // As in production, transactions have connections of their own: their holder may query outside of them.
  const held = new pg.Pool({ connectionString: made.url, max: 10 });
  held.on('error', () => {});
  const owner = createDatabase(made.pool, held);
  await seedSettings(owner);
  const database = openDatabase(processUrl(made.url, 'gateway'), { max: 10 });
  const beacon = testBeacon(database, clock);
  const published: TestApp['published'] = [];
  const stopping = new AbortController();
  const quiet = options.log ?? pino({ level: 'silent' });
  const hub = createLiveHub({
    exchange: { publish: () => {}, subscribe: () => () => {}, close: async () => {} },
    log: quiet,
    readBalance: async (memberId) => {
      const account = await database.first<{ memberId: string; type: number; currency: string }>(
        'SELECT id AS "memberId", type, currency FROM members WHERE id = $1',
        [memberId],
      );
      return await balanceOf(database, account!);
    },
  });
  const live: Live = {
    publish: (event, data, audience = 'everybody') => {
      published.push({ event, data, audience });
      hub.publish(event, data, audience);
    },
    publishState: (event, data, states) => {
      published.push({ event, data, audience: 'everybody' });
      hub.publishState(event, data, states);
    },
    lastState: hub.lastState,
    balanceChanged: (memberId, cause) => {
      published.push({ event: 'balance.changed', data: { cause }, audience: { member: memberId } });
      hub.balanceChanged(memberId, cause);
    },
  };
  const parts: Parts = {
    config,
    clock,
    database,
    live,
    beacon,
    undeclared: [],
    stopping: stopping.signal,
    vendorHealth: createVendorHealth({ ...config, database, live, log: quiet }),
    // Prints the cause of an UNKNOWN error into the test's output.
    log: options.log ?? pino({ level: process.env.TEST_LOG ?? 'error' }, pino.destination({ fd: 2, sync: true })),
    settings: createSettings(database),
    keys: createKeys(database, config.sealingKey),
    messages: outboxMessages(clock),
    human: developmentHumanVerification(true),
    identity: openIdConnect(),
    snapshots: {
      current: options.snapshot ?? (() => undefined),
      offers(remote, version) {
        const offered = offeredVersions();
        const snapshot = options.snapshot?.();
        if (snapshot) offered.add(snapshot);
        return offered.has(remote, version);
      },
      keys: async () => [],
      connected: true,
      stale: () => false,
      refused: () => new Map(),
    },
  };
  const app = await buildApp(parts, subjects(hub), () => hub.streams.size);
  const visitor = () => createVisitor(app.server, parts);
  const member = (wanted?: NewMember) => createMember({ ...parts, clock }, wanted);

  return {
    ...app,
    parts,
    hub,
    database: owner,
    databaseUrl: made.url,
    clock,
    beacon,
    published,
    stop: () => stopping.abort(),
    visitor,
    member,
    async signedIn(who = {}) {
      const known =
        typeof who === 'string'
          ? await database.first<{ id: string; account: string }>(
              'SELECT id, account FROM members WHERE lower(account) = lower($1)',
              [who],
            )
          : await member(who);
      if (!known) throw new Error(`There is no member ${String(who)}.`);
      const secret = randomBytes(16).toString('hex');
      await database.run(
        "INSERT INTO sessions (secret_hash, member_id, started_at, last_seen_at, ip) VALUES ($1, $2, $3, $3, '127.0.0.1')",
        [hashOf(secret), known.id, clock.now()],
      );
      const self = visitor();
      const secure = isEncrypted(config);
      self.cookies[nameInBrowser(sessionCookie(config.sitePort), { httpOnly: true, secure })] = secret;
      return Object.assign(self, { memberId: known.id, account: known.account });
    },
    async close() {
      hub.close();
      await app.server.close();
      await database.close();
      await held.end();
      await made.drop();
      if (parts.undeclared.length > 0) throw new Error(parts.undeclared.join('\n'));
    },
  };
}
