import type { AddressInfo } from 'node:net';
import { LIVE_PATH } from '@atrium/contracts/live';
import { status } from '@atrium/contracts/system';
import { testVendor } from '../vendors/testing/test-vendor.ts';
import { serveMetrics } from './metrics-server.ts';
import { readEnvironment } from './read-environment.ts';
import { type TestApp, testApp } from './testing/test-app.ts';

const opened: TestApp[] = [];
afterAll(async () => {
  for (const app of opened) await app.close();
});
async function open(...options: Parameters<typeof testApp>): Promise<TestApp> {
  const app = await testApp(...options);
  opened.push(app);
  return app;
}
async function listening(app: TestApp): Promise<number> {
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.server.address() as AddressInfo).port;
}

describe('metrics for Prometheus', () => {
  it('count replies by route, money commands by outcome, streams and connections', async () => {
    const app = await open();
    const vendor = await testVendor(app, 'COUNT');
    const player = await vendor.player({ balance: 100n });
    await player.bet('t1', 'r1', 60);
    await player.bet('t2', 'r2', 60);
    await app.visitor().call(status, { query: {} });
    await app.server.inject({ url: '/made-up/by-somebody' });
    const port = await listening(app);
    const stream = await fetch(`http://127.0.0.1:${port}${LIVE_PATH}`);
    const text = await app.metrics.text();
    expect(text).toMatch(
      /atrium_http_request_duration_seconds_count\{method="GET",route="\/wps\/system\/status",status="2xx"\} 1/,
    );
    expect(text).toMatch(/atrium_money_commands_total\{call="\/bet",outcome="ok"\} 2/);
    expect(text).toMatch(/atrium_live_streams 1/);
    expect(text).toMatch(/atrium_database_connections_open [1-9]/);
    expect(text).toMatch(/nodejs_eventloop_lag_seconds/);
    expect(text).not.toContain('by-somebody');
    await stream.body!.cancel();
  });

  it('are served apart from the site', async () => {
    const app = await open();
    expect((await app.server.inject({ url: '/metrics' })).statusCode).toBe(404);
    const served = await serveMetrics(app.metrics, { host: '127.0.0.1', port: 0, addressFile: undefined });
    expect(await (await fetch(`${served.url}/metrics`)).text()).toContain(
      '# TYPE atrium_http_request_duration_seconds histogram',
    );
    expect(await (await fetch(`${served.url}/metrics.json`)).json()).toContainEqual(
      expect.objectContaining({ name: 'atrium_live_streams' }),
    );
    expect((await fetch(`${served.url}/else`)).status).toBe(404);
    await served.close();
  });
});

describe('a process that is stopping', () => {
  it('is not ready any more, but still answers, closes each connection after its reply, and refuses new streams', async () => {
    const app = await open();
    const port = await listening(app);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    app.stop();
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }]);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    const answer = await fetch(`http://127.0.0.1:${port}${status.path}`);
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    expect((await fetch(`http://127.0.0.1:${port}${LIVE_PATH}`)).status).toBe(503);
  });
});

describe('overload', () => {
  it('is refused at once while the event loop lags, except for probes', async () => {
    const app = await open({ config: { eventLoopDelayLimitMs: 1 } });
    const ask = (url: string) => app.server.inject({ url });
    let busy = await ask(status.path);
    // Under-pressure checks once a second; meanwhile the loop is blocked.
    for (
      const limit = Date.now() + 20_000;
      busy.statusCode !== 503 && Date.now() < limit;
      busy = await ask(status.path)
    ) {
      for (const until = Date.now() + 60; Date.now() < until; );
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect([busy.statusCode, busy.json().code, busy.headers['retry-after']]).toEqual([503, 'SYSTEM_BUSY', '2']);
    expect((await ask('/healthz')).statusCode).toBe(200);
  });

  it('is refused at once while too many transactions wait to begin', async () => {
    const app = await open({ config: { eventLoopDelayLimitMs: 60_000 } });
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const waiting = Array.from({ length: 420 }, () => app.parts.database.transaction(() => gate));
    const busy = await app.server.inject({ url: status.path });
    const alive = await app.server.inject({ url: '/healthz' });
    release();
    await Promise.all(waiting);
    expect([busy.statusCode, busy.json().code, alive.statusCode]).toEqual([503, 'SYSTEM_BUSY', 200]);
    expect((await app.server.inject({ url: status.path })).statusCode).toBe(200);
  });

  it('refuses a body beyond the limit before reading it, and limits the time of every request', async () => {
    const app = await open();
    const large = await app.server.inject({
      method: 'POST',
      url: '/wps/feedback',
      headers: { 'content-type': 'application/json' },
      payload: `{"content":"${'x'.repeat(300_000)}"}`,
    });
    expect([large.statusCode, large.json().code]).toEqual([400, 'BAD_REQUEST']);
    const { server } = app.server;
    expect([server.requestTimeout, server.headersTimeout]).toEqual([30_000, 10_000]);
  });
});

describe('the environment', () => {
  const least = { DATABASE_URL: 'postgres://a:b@127.0.0.1/c' };
  const secrets = { ATRIUM_SEALING_KEY: 'k'.repeat(32), PAYMENTS_SECRET: 'p'.repeat(32) };
  const production = { ...least, ...secrets, ATRIUM_DEVELOPMENT: 'no' };

  it('has a default for everything except the database', () => {
    expect(readEnvironment(least)).toMatchObject({
      listen: { host: 'localhost', port: 8080 },
      migrate: 'yes',
      drainSeconds: 0,
      config: { publicUrl: 'http://localhost:8080', development: true },
    });
    expect(() => readEnvironment({})).toThrow('DATABASE_URL is not set');
  });

  it('names every mistake at once, and no password', () => {
    const wrong = () =>
      readEnvironment({
        DATABASE_URL: 'mysql://me:hush@there/x',
        ATRIUM_SITE_PORT: '99999',
        ATRIUM_MIGRATE: 'maybe',
        ATRIUM_SEALING_KEY: 'hush-hush',
      });
    expect(wrong).toThrow(
      /DATABASE_URL is "mysql:\/\/\*\*\*@there\/x"[\s\S]*ATRIUM_SITE_PORT is "99999"[\s\S]*ATRIUM_SEALING_KEY has 9 characters[\s\S]*ATRIUM_MIGRATE is "maybe"/,
    );
    expect(wrong).not.toThrow(/hush/);
  });

  it('needs the secrets that seal and sign for members’ money, but not to migrate', () => {
    const bare = { ...least, ATRIUM_DEVELOPMENT: 'no' };
    expect(() => readEnvironment(bare)).toThrow(/^ATRIUM_SEALING_KEY is not set\.\nPAYMENTS_SECRET is not set\.$/);
    expect(readEnvironment({ ...bare, ATRIUM_MIGRATE: 'only' }).migrate).toBe('only');
    expect(readEnvironment(production).config.sealingKey).toBe(secrets.ATRIUM_SEALING_KEY);
  });

  it('[10-28] draws by the sandbox in development, by a named public chain for members’ money', () => {
    const beaconOf = (env: NodeJS.ProcessEnv) => {
      const { beaconUrl, beaconChain } = readEnvironment({ ...least, ...secrets, ...env }).config;
      return [beaconUrl, beaconChain];
    };
    const chain = 'ab'.repeat(32);
    expect(beaconOf({ ATRIUM_PAYMENTS_URL: 'http://127.0.0.1:9060' })).toEqual(['http://127.0.0.1:9060/beacon', '']);
    expect(beaconOf({ ATRIUM_DEVELOPMENT: 'no' })).toEqual([
      'https://api.drand.sh',
      '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
    ]);
    expect(
      beaconOf({ ATRIUM_DEVELOPMENT: 'no', ATRIUM_BEACON_URL: 'https://drand.example/', ATRIUM_BEACON_CHAIN: chain }),
    ).toEqual(['https://drand.example', chain]);
    expect(() => beaconOf({ ATRIUM_DEVELOPMENT: 'no', ATRIUM_BEACON_URL: 'https://drand.example' })).toThrow(
      'ATRIUM_BEACON_CHAIN is not set',
    );
  });

  it('allows members’ money over the public address only', () => {
    const { config } = readEnvironment({
      ...production,
      ATRIUM_PUBLIC_URL: 'https://www.example.com/',
      ATRIUM_TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    });
    expect(config).toMatchObject({
      siteOrigins: ['https://www.example.com'],
      development: false,
      trustedProxies: ['10.0.0.0/8', '::1'],
    });
  });
});
