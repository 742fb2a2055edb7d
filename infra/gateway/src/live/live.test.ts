import type { AddressInfo } from 'node:net';
import { EVENT_SCHEMAS } from '@atrium/contracts/event-schemas';
import { LIVE_PATH, sessionCookie } from '@atrium/contracts/live';
import { logout } from '@atrium/contracts/session';
import { balance } from '@atrium/contracts/wallet';
import { until } from '@atrium/testing/until';
import { pino } from 'pino';
import { parse } from 'valibot';
import type { Settings } from '../platform/settings.ts';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { post } from '../wallet/ledger.ts';
import { postgresExchange } from './postgres-exchange.ts';
import { createLiveHub } from './live-hub.ts';
import { createStreams } from './streams.ts';

let app: TestApp;
let base: string;
const open: AbortController[] = [];
beforeAll(async () => {
  app = await testApp();
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`;
});
afterEach(() => {
  for (const each of open.splice(0)) each.abort();
});
afterAll(() => app.close());

/** A browser's stream, read event by event. */
async function listen(
  cookies: Record<string, string> = {},
  more: { query?: string; headers?: Record<string, string> } = {},
) {
  const stop = new AbortController();
  open.push(stop);
  const answer = await fetch(`${base}${LIVE_PATH}${more.query ?? ''}`, {
    headers: {
      cookie: Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
      ...more.headers,
    },
    signal: stop.signal,
  });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  async function next(): Promise<{ event: string; id: string; data: unknown } | 'end'> {
    for (;;) {
      const at = text.indexOf('\n\n');
      if (at >= 0) {
        const lines = text.slice(0, at).split('\n');
        text = text.slice(at + 2);
        const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
        if (field('event')) return { event: field('event')!, id: field('id') ?? '', data: JSON.parse(field('data')!) };
        continue;
      }
      const { value, done } = await reader.read();
      if (done) return 'end';
      text += value;
    }
  }
  return { answer, next, stop };
}
const connections = () =>
  new Promise<number>((resolve, reject) =>
    app.server.server.getConnections((fault, count) => (fault ? reject(fault) : resolve(count))),
  );
const pay = (memberId: string, amount: bigint, key: string) =>
  app.database.transaction((transaction) =>
    post(app.parts, transaction, {
      kind: 'bonus',
      memberId,
      scope: 'live',
      key,
      payload: key,
      currency: 'PHP',
      lines: [
        { account: { class: 'promo:budget' }, amount: -amount },
        { account: { class: 'player:cash', memberId }, amount },
      ],
    }),
  );

it('sends a member the balance when the stream opens and after every movement, with a growing sequence', async () => {
  const member = await app.signedIn({ balance: 1_000n });
  const { next, answer } = await listen(member.cookies);
  expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const first = await next();
  expect(first).toMatchObject({ event: 'balance.changed', data: { sumBalance: '1000', currency: 'PHP' } });
  await pay(member.memberId, 250n, 'first');
  const second = await next();
  expect(second).toMatchObject({ event: 'balance.changed', data: { sumBalance: '1250', cause: 'bonus' } });
  const sequence = (event: unknown) => (event as { data: { sequence: number } }).data.sequence;
  expect(sequence(second)).toBeGreaterThan(sequence(first));
});

it('sends the whole balance, as the call returns it, including what a withdrawal locks', async () => {
  const member = await app.signedIn({ balance: 1_000n });
  const { next } = await listen(member.cookies);
  await next();
  await app.database.transaction((transaction) =>
    post(app.parts, transaction, {
      kind: 'withdrawal',
      memberId: member.memberId,
      scope: 'live',
      key: 'locks',
      payload: 'locks',
      currency: 'PHP',
      lines: [
        { account: { class: 'player:cash', memberId: member.memberId }, amount: -400n },
        { account: { class: 'player:locked', memberId: member.memberId }, amount: 400n },
      ],
    }),
  );
  const { event, data } = (await next()) as { event: string; data: Record<string, unknown> };
  expect(event).toBe('balance.changed');
  expect(parse(EVENT_SCHEMAS['balance.changed'], data)).toMatchObject({ cash: '600', bonus: '0', locked: '400' });
  const { cause, ...sent } = data;
  expect([cause, sent]).toEqual(['withdrawal', (await member.call(balance)).value]);
});

it('sends many changes in quick succession as one event with the newest balance', async () => {
  const member = await app.signedIn({ balance: 1_000n });
  const { next } = await listen(member.cookies);
  await next();
  await Promise.all([1, 2, 3, 4, 5].map((i) => pay(member.memberId, 10n, `burst-${i}`)));
  let last = await next();
  while ((last as { data: { sumBalance: string } }).data.sumBalance !== '1050') last = await next();
  expect(last).toMatchObject({ data: { sumBalance: '1050' } });
});

it('sends nothing to other members, and only public events to visitors', async () => {
  const [member, other] = [await app.signedIn({ balance: 1_000n }), await app.signedIn({ balance: 77n })];
  const [theirs, visitors] = [await listen(other.cookies), await listen()];
  expect(await theirs.next()).toMatchObject({ data: { sumBalance: '77' } });
  await pay(member.memberId, 5n, 'private');
  app.parts.live.publish('vendor.health', { vendor: 'PG', up: false });
  expect(await theirs.next()).toMatchObject({ event: 'vendor.health', data: { vendor: 'PG', up: false } });
  expect(await visitors.next()).toMatchObject({ event: 'vendor.health' });
});

it('[4-45] sends the end of a session to all its tabs and ends their streams', async () => {
  const member = await app.signedIn();
  const [one, two] = [await listen(member.cookies), await listen(member.cookies)];
  await Promise.all([one.next(), two.next()]);
  await member.call(logout);
  expect(await one.next()).toMatchObject({ event: 'session.logout', data: { reason: 'signed-out' } });
  expect([await one.next(), (await two.next()) !== 'end', await two.next()]).toEqual(['end', true, 'end']);
});

/** Resolves when no stream is open; those of earlier tests may take a moment to end. */
const noStreams = () => until(async () => /^atrium_live_streams 0$/m.test(await app.metrics.text()));

it('notifies a stream whose session ended while it was opening, and ends it', async () => {
  const member = await app.signedIn({ balance: 5n });
  const { settings } = app.parts;
  // Read right after the session look-up: the member signs out at that moment.
  const signingOut: Settings = {
    ...settings,
    async get(key, fallback) {
      if (key === 'location.byIp' && app.parts.settings === signingOut) {
        Object.assign(app.parts, { settings });
        await member.call(logout);
      }
      return await settings.get(key, fallback);
    },
  };
  Object.assign(app.parts, { settings: signingOut });
  const { next } = await listen(member.cookies);
  expect(app.parts.settings).toBe(settings);
  expect([await next(), await next()]).toEqual([
    { event: 'session.logout', id: '', data: { reason: 'signed-out', account: member.account } },
    'end',
  ]);
  await noStreams();
});

it('keeps no stream of a browser that disconnected while its session was looked up', async () => {
  const { settings } = app.parts;
  const left = new Promise<void>((asked) => {
    const leaving: Settings = {
      ...settings,
      async get(key, fallback) {
        if (key === 'location.byIp' && app.parts.settings === leaving) {
          Object.assign(app.parts, { settings });
          stop.abort();
          await until(async () => (await connections()) === 0);
          asked();
        }
        return await settings.get(key, fallback);
      },
    };
    Object.assign(app.parts, { settings: leaving });
  });
  const stop = new AbortController();
  await until(async () => (await connections()) === 0);
  await expect(fetch(`${base}${LIVE_PATH}`, { signal: stop.signal })).rejects.toThrow();
  await left;
  await new Promise((resolve) => setTimeout(resolve, 50));
  await noStreams();
});

it('rejects a stream that is already closed, and drops one whose close event it missed', () => {
  const streams = createStreams();
  const response = {
    destroyed: true,
    writableLength: 0,
    once: () => {},
    socket: { write: jest.fn() },
    destroy: () => {},
    end: () => {},
  };
  streams.add({ response: response as never, memberId: '1', sessionId: '1' });
  expect([streams.size, streams.hasStreamOf('1')]).toEqual([0, false]);
  response.destroyed = false;
  streams.add({ response: response as never, memberId: '1', sessionId: '1' });
  response.destroyed = true;
  streams.send(': gone\n\n', 'everybody');
  expect([streams.size, streams.hasStreamOf('1'), response.socket.write.mock.calls]).toEqual([0, false, []]);
  streams.close();
});

it('sends a reconnecting client what it missed since Last-Event-ID', async () => {
  const before = await listen();
  app.parts.live.publish('notice.published', { id: 'n1' });
  const seen = (await before.next()) as { id: string };
  before.stop.abort();
  app.parts.live.publish('notice.published', { id: 'n2' });
  for (const more of [{ headers: { 'last-event-id': seen.id } }, { query: `?lastEventId=${seen.id}` }]) {
    expect(await (await listen({}, more)).next()).toMatchObject({ event: 'notice.published', data: { id: 'n2' } });
  }
});

it("sends a member's own events after a reconnection, and to no other client", async () => {
  const member = await app.signedIn({ balance: 1n });
  app.parts.live.publish('notice.published', { id: 'before' });
  const there = await listen(member.cookies);
  app.parts.live.publish('notice.published', { id: 'seen' });
  let seen = (await there.next()) as { event: string; id: string };
  while (seen.event !== 'notice.published') seen = (await there.next()) as typeof seen;
  there.stop.abort();
  app.parts.live.publish('session.logout', { reason: 'expired' }, { member: member.memberId });
  app.parts.live.publish('notice.published', { id: 'later' });
  const headers = { 'last-event-id': seen.id };
  expect(await (await listen(member.cookies, { headers })).next()).toMatchObject({ event: 'session.logout' });
  expect(await (await listen({}, { headers })).next()).toMatchObject({
    event: 'notice.published',
    data: { id: 'later' },
  });
});

it.each(['4711', 'ffffffff.3', 'nonsense; drop'])(
  'sends live.gap when it no longer has the events after %s',
  async (id) => {
    const { next } = await listen({}, { headers: { 'last-event-id': id } });
    const gap = (await next()) as { event: string; id: string };
    expect(gap.event).toBe('live.gap');
  },
);

it("treats a stream with an unknown session as a visitor's", async () => {
  const { next } = await listen({ [sessionCookie(8080)]: 'no-such-session' });
  app.parts.live.publish('notice.published', { id: 'public' });
  expect(await next()).toMatchObject({ event: 'notice.published' });
});

it('carries events and balances to the streams of another gateway process', async () => {
  const member = await app.member({ balance: 10n });
  const log = pino({ level: 'silent' });
  let settingsChanges = 0;
  const hubs = [0, 1].map(() => {
    const exchange = postgresExchange({
      url: app.databaseUrl,
      database: app.database,
      log,
      onSettings: () => (settingsChanges += 1),
    });
    return {
      exchange,
      hub: createLiveHub({
        exchange,
        log,
        readBalance: async () => ({
          sumBalance: '10',
          cash: '10',
          bonus: '0',
          locked: '0',
          currency: 'PHP',
          sequence: 3,
        }),
      }),
    };
  });
  while (settingsChanges < 2) await new Promise((resolve) => setTimeout(resolve, 10));
  const received: string[] = [];
  const response = {
    socket: { write: (frame: Buffer) => received.push(String(frame)) },
    writableLength: 0,
    once: () => {},
    end: () => {},
  };
  hubs[1]!.hub.streams.add({ response: response as never, memberId: member.id, sessionId: '1' });
  hubs[0]!.hub.publish('draw.drawn', { gameCode: 'VN1', issue: '7', result: '1,2,3' });
  hubs[0]!.hub.balanceChanged(member.id, 'deposit');
  hubs[0]!.hub.publishState('vendor.feed', { gameType: 'LIVE', vassalage: 'VT' }, { 'tables of VT': 'one' });
  await app.parts.settings.set('anything', 1);
  while (received.length < 3 || settingsChanges < 4) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(received.join('')).toMatch(/event: draw.drawn\ndata: {"gameCode":"VN1"/);
  expect(received.join('')).toMatch(
    /event: balance.changed\ndata: {"sumBalance":"10","cash":"10","bonus":"0","locked":"0","currency":"PHP","sequence":3,"cause":"deposit"}/,
  );
  expect(received.join('')).toMatch(/event: vendor.feed\ndata: {"gameType":"LIVE","vassalage":"VT"}/);
  // A state event is not stored for reconnecting clients.
  const last = /^id: (\S+)$/m.exec(received.join(''))![1]!;
  expect(hubs[1]!.hub.missedSince(last, { memberId: member.id, sessionId: '1' })).toEqual([]);
  for (const { hub, exchange } of hubs) {
    hub.close();
    await exchange.close();
  }
});
