import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { registration, type TestRegistry, testRegistry } from '../testing/test-registry.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A squad's server: it answers with `status`, and keeps what it received. */
async function squadServer() {
  const received: Received[] = [];
  const state = { status: 204 };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ path: request.url!, headers: request.headers, body });
      response.writeHead(state.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    received,
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const REASON = { reason: 'our chat' };
let registry: TestRegistry;
let squad: Awaited<ReturnType<typeof squadServer>>;
beforeEach(async () => {
  registry = await testRegistry({ webhooksEveryMs: 3_600_000 });
  squad = await squadServer();
  await registry.person('squad-slots', 'squad', 'slots');
  await registry.release('slots', '1.0.0');
  await registry.release('fish', '1.0.0');
});
afterEach(async () => {
  await registry.close();
  await squad.close();
});

const add = (path = '', as = 'squad-slots', remote = 'slots') =>
  registry.call(as, 'POST', `/remotes/${remote}/webhooks`, { url: squad.url + path, ...REASON });
const list = async () => (await registry.call('squad-slots', 'GET', '/remotes/slots/webhooks')).list;
/** What the registry does each second, now and once. */
const deliver = ({ ownPool: pool, keys, sealingKey, now } = registry) =>
  deliverWebhooks({ pool, keys, sealingKey, now, brand: 'atrium', development: true, published() {} });
const events = () => squad.received.map(({ path, body }) => `${path} ${JSON.parse(body).event}`);
const release = (version: string) =>
  registry.call('squad-slots', 'POST', '/remotes/slots/versions', registration('slots', version));
const change = (verb: string, body: object) => registry.call('operator', 'POST', `/remotes/slots/${verb}`, body);

it('[13-18] sends a squad what happens to its own remote from now on, in order, signed as Standard Webhooks say', async () => {
  const { secret, id } = await add('/hook');
  await release('1.1.0');
  await registry.release('fish', '1.1.0');
  await change('promote', { version: '1.1.0', reason: 'faster' });
  await change('rollback', REASON);
  await change('swap', { maintenance: 'Back at noon.', ...REASON });
  await change('restore', REASON);
  await deliver();
  expect(events()).toEqual([
    '/hook version.released',
    '/hook version.promoted',
    '/hook version.returned',
    '/hook remote.swapped',
    '/hook remote.restored',
  ]);
  expect(JSON.parse(squad.received[1]!.body)).toMatchObject({
    remote: 'slots',
    brand: 'atrium',
    actor: 'operator',
    reason: 'faster',
    before: { version: '1.0.0' },
    after: { version: '1.1.0' },
  });
  for (const { headers, body } of squad.received) {
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  }
  await deliver();
  expect(squad.received).toHaveLength(5);
  expect(await list()).toMatchObject([{ id, state: 'working', lastTry: { outcome: 'answered with 204' } }]);
  const stored = await registry.pool.query('SELECT secret FROM registry.webhook');
  expect(JSON.stringify([stored.rows, await list()])).not.toContain(secret);
});

it('[13-18] repeats what was not answered, with the same id, without losing or overtaking anything', async () => {
  await add();
  squad.state.status = 500;
  await release('1.1.0');
  await release('1.2.0');
  await deliver();
  await deliver();
  expect(squad.received).toHaveLength(1);
  expect(await list()).toMatchObject([{ state: 'failing', lastTry: { outcome: 'answered with 500' } }]);
  squad.state.status = 200;
  registry.clock.ahead = 6_000;
  await deliver();
  expect(squad.received.map(({ body }) => JSON.parse(body).after.version)).toEqual(['1.1.0', '1.1.0', '1.2.0']);
  const [first, again, next] = squad.received.map(({ headers }) => headers['webhook-id']);
  expect([again === first, next === first]).toEqual([true, false]);
  expect(await list()).toMatchObject([{ state: 'working' }]);
});

it('[13-18] switches an address off that fails for a day, and on again by a test that succeeds', async () => {
  const { id } = await add();
  squad.state.status = 404;
  await release('1.1.0');
  await deliver();
  registry.clock.ahead = 24 * 3_600_000;
  await deliver();
  expect(await list()).toMatchObject([{ state: 'off' }]);
  const { list: entries } = await registry.call('viewer', 'GET', '/audit?limit=1');
  expect(entries).toMatchObject([{ actor: 'registry', action: 'webhook-off', remote: 'slots', before: { id } }]);
  const test = () => registry.call('squad-slots', 'POST', `/remotes/slots/webhooks/${id}/test`);
  expect(await test()).toMatchObject({ delivered: false, outcome: 'answered with 404' });
  await deliver();
  expect(await list()).toMatchObject([{ state: 'off' }]);

  squad.state.status = 200;
  squad.received.length = 0;
  expect(await test()).toMatchObject({ delivered: true });
  await deliver();
  expect(events()).toEqual(['/ ping', '/ version.released']);
});

it('[13-12][13-18] reports a canary whose error budget is spent', async () => {
  await registry.pool.query("UPDATE registry.canary_watch SET since = since - interval '2 days'");
  await release('1.1.0');
  await add();
  await change('promote', { version: '1.1.0', canary: 20 });
  const visits = (version: string, all: number, failing: number) =>
    Object.entries({ visit: all, 'failing-visit': failing, witness: all, 'failing-witness': failing }).map(
      ([measure, count]) => ({ remote: 'slots', version, measure, bucket: 0, count }),
    );
  await registry.call('gateway', 'POST', '/telemetry', {
    gateway: 'aaaaaaaaaaaa',
    counts: [...visits('1.0.0', 400, 2), ...visits('1.1.0', 40, 30)],
    places: [],
    tabs: { open: 0, waiting: 0, sequences: [], shown: [] },
    refusedSnapshots: 0,
  });
  await deliver();
  expect(events()).toEqual(['/ version.promoted', '/ budget.spent']);
  expect(JSON.parse(squad.received[1]!.body).reason).toMatch(/1\.1\.0 failed in 30 of 40 visits/);
});

it('[13-18] lets a squad reach its own webhooks alone, and ends one at once', async () => {
  const { id } = await add();
  const FORBIDDEN = { status: 403, code: 'FORBIDDEN' };
  expect(await add('', 'squad-slots', 'fish')).toMatchObject(FORBIDDEN);
  expect(await add('', 'viewer')).toMatchObject(FORBIDDEN);
  expect(await registry.call('squad-slots', 'GET', '/remotes/fish/webhooks')).toMatchObject(FORBIDDEN);
  const remove = (remote: string) =>
    registry.call('operator', 'POST', `/remotes/${remote}/webhooks/${id}/remove`, REASON);
  expect(await remove('fish')).toMatchObject({ status: 404, code: 'WEBHOOK_UNKNOWN' });
  expect(await remove('slots')).toMatchObject({ status: 200, removed: true });
  await release('1.1.0');
  await deliver();
  expect(squad.received).toEqual([]);
});

it('[13-18] takes five webhooks of a remote, and says so at the sixth', async () => {
  for (let place = 0; place < 5; place += 1) expect(await add(`/${place}`)).toMatchObject({ status: 200 });
  expect(await add('/6')).toMatchObject({ status: 400, code: 'WEBHOOK_REFUSED' });
  expect(await list()).toHaveLength(5);
});

it('[14-01] calls listed public hosts by https alone, outside development', async () => {
  const production = await testRegistry({ development: false, webhookHosts: ['squads.example'] });
  try {
    await production.release('slots', '1.0.0');
    const adding = (url: string) => production.call('operator', 'POST', '/remotes/slots/webhooks', { url, ...REASON });
    const REFUSED = { status: 400, code: 'WEBHOOK_REFUSED' };
    expect(await adding(squad.url)).toMatchObject(REFUSED);
    expect(await adding('http://chat.squads.example/')).toMatchObject(REFUSED);
    expect(await adding('https://squads.example.org/')).toMatchObject(REFUSED);
    expect(await adding('https://chat.squads.example/hook?key=1')).toMatchObject({ status: 200 });
    const { list: entries } = await production.call('viewer', 'GET', '/audit?limit=1');
    expect(JSON.stringify(entries)).not.toContain('key=1');
  } finally {
    await production.close();
  }
});
