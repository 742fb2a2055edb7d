import { createServer, type Server } from 'node:http';
import { launchGame, launchRoom } from '@atrium/contracts/game-launch';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { type TestVendor, testVendor } from './testing/test-vendor.ts';

let app: TestApp;
let vendor: TestVendor;
let server: Server;
let health = 200;
beforeAll(async () => {
  server = createServer((_request, response) => response.writeHead(health).end()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  app = await testApp({ config: { vendorUrl: `http://127.0.0.1:${(server.address() as { port: number }).port}` } });
  vendor = await testVendor(app, 'LNC');
});
afterAll(async () => {
  await app.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
const ticketOf = (url: string | undefined) => new URL(url!).searchParams.get('ticket')!;

it('[7-050] [3-55] returns an address with a ticket that opens the game once', async () => {
  const member = await app.signedIn({ balance: 500n });
  const { value } = await member.call(launchGame, { body: { gameId: 'LNC-1', language: 'CN' } });
  const url = new URL(value.game_url!);
  expect([url.origin, url.pathname, url.searchParams.get('language'), url.searchParams.get('mode')]).toEqual([
    app.parts.config.vendorUrl,
    '/play',
    'CN',
    'real',
  ]);
  const ticket = ticketOf(value.game_url);
  expect(await vendor.call('authenticate', { ticket })).toMatchObject({
    status: 'ok',
    balance: '500',
    currency: 'PHP',
    mode: 'real',
    gameId: 'LNC-1',
    limits: { minStake: '1', maxStake: '1000000' },
  });
  expect(await vendor.call('authenticate', { ticket })).toMatchObject({ status: 'refused', code: 'INVALID_TOKEN' });
});

it('[RG-20] sends the site and the game the most that a round takes at the age of the member', async () => {
  const member = await app.signedIn();
  await app.database.run("UPDATE members SET born_on = $2::date - interval '22 years' WHERE id = $1", [
    member.memberId,
    app.clock.now(),
  ]);
  await app.parts.settings.set('slots.stakeCaps', [
    { fromAge: 18, most: '200' },
    { fromAge: 25, most: '500' },
  ]);
  const { value } = await member.call(launchGame, { body: { gameId: 'LNC-1' } });
  expect(value.stakeCap).toBe('200');
  const opened = await vendor.call('authenticate', { ticket: ticketOf(value.game_url) });
  expect(opened.limits).toEqual({ minStake: '1', maxStake: '200' });
  await app.parts.settings.set('slots.stakeCaps', []);
});

it('[15-05] gives the chosen price to the vendor with the ticket, and leaves it out of the address', async () => {
  const member = await app.signedIn();
  const selection = { event: 'football-7', answer: { market: 'result', pick: 'X', price: 340 } };
  const { value } = await member.call(launchGame, { body: { gameId: 'LNC-1', selection } });
  expect([...new URL(value.game_url!).searchParams.keys()]).toEqual(['ticket', 'language', 'mode']);
  expect(value.game_url).not.toContain('football');
  expect(await vendor.call('authenticate', { ticket: ticketOf(value.game_url) })).toMatchObject({ selection });
  const plain = ticketOf((await member.call(launchGame, { body: { gameId: 'LNC-1' } })).value.game_url);
  expect(await vendor.call('authenticate', { ticket: plain })).not.toHaveProperty('selection');
});

it.each([
  ['BAD_REQUEST', { event: 'a b' }],
  ['BAD_REQUEST', { event: 'x'.repeat(65) }],
  ['BAD_REQUEST', { event: 'e', answer: { market: '<script>', pick: '1', price: 200 } }],
  ['BAD_REQUEST', { event: 'e', answer: { market: 'result', pick: '1', price: 1.5 } }],
  ['UNKNOWN_FIELD', { event: 'e', stake: 5_000 }],
])('[15-05] refuses as %s a launch with the selection %j', async (code, selection) => {
  const member = await app.signedIn();
  const { error } = await member.call(launchGame, { body: { gameId: 'LNC-1', selection } as never });
  expect(error?.code).toBe(code);
});

it('[3-67] returns a relative address for a vendor whose games are on the launch CDNs', async () => {
  await app.database.run("UPDATE vendors SET launch_url = '/games/{game}?lobby=1' WHERE code = 'LNC'");
  const member = await app.signedIn();
  const { value } = await member.call(launchGame, { body: { gameId: 'LNC-1' } });
  expect(value.game_url).toMatch(/^\/games\/one\?lobby=1&ticket=[\w-]+&language=EN&mode=real$/);
  await app.database.run("UPDATE vendors SET launch_url = '{vendor}/play' WHERE code = 'LNC'");
});

it('accepts a ticket for two minutes and from its own vendor only', async () => {
  const other = await testVendor(app, 'LNX');
  const member = await app.signedIn();
  const late = ticketOf((await member.call(launchGame, { body: { gameId: 'LNC-1' } })).value.game_url);
  expect(await other.call('authenticate', { ticket: late })).toMatchObject({ code: 'INVALID_TOKEN' });
  app.clock.advance({ seconds: 121 });
  expect(await vendor.call('authenticate', { ticket: late })).toMatchObject({ code: 'TOKEN_EXPIRED' });
});

it('uses a different player reference for each vendor', async () => {
  const other = await testVendor(app, 'LNY');
  const member = await app.signedIn();
  const ref = async (who: TestVendor) =>
    (
      await who.call('authenticate', {
        ticket: ticketOf((await member.call(launchGame, { body: { gameId: `${who.code}-1` } })).value.game_url),
      })
    ).playerRef;
  const [mine, again, theirs] = [await ref(vendor), await ref(vendor), await ref(other)];
  expect(mine).toBe(again);
  expect(mine).not.toBe(theirs);
});

it('[3-51] [3-52] accepts the whole launch payload, and no other values for its constants', async () => {
  const member = await app.signedIn();
  const whole = {
    gameId: 'LNC-1',
    nodeId: '7',
    accountType: 1 as const,
    confirmTrans: 0 as const,
    vassalage: 'LNC',
    launchMode: 'GLS' as const,
    platform: 'html5-desktop',
    clientType: 3 as const,
    username: member.account,
    token: 'x',
    merchantCode: 'atrium',
    language: 'EN',
  };
  expect((await member.call(launchGame, { body: whole })).status).toBe(200);
  for (const wrong of [{ accountType: 2 }, { confirmTrans: 1 }, { launchMode: 'X' }, { clientType: 1 }]) {
    expect((await member.call(launchGame, { body: { ...whole, ...wrong } as never })).status).toBe(400);
  }
});

it("[3-53] takes the player from the session and refuses another member's name", async () => {
  const [member, other] = [await app.signedIn({ balance: 11n }), await app.signedIn({ balance: 99n })];
  expect((await member.call(launchGame, { body: { gameId: 'LNC-1', username: other.account } })).error?.params).toEqual(
    { field: 'username' },
  );
  const { value } = await member.call(launchGame, { body: { gameId: 'LNC-1' } });
  expect(await vendor.call('authenticate', { ticket: ticketOf(value.game_url) })).toMatchObject({ balance: '11' });
});

it('[3-54] reads the language from the header when the payload has none', async () => {
  const member = await app.signedIn();
  const { value } = await member.call(launchGame, { body: { gameId: 'LNC-1' }, headers: { Language: 'MS' } });
  expect(new URL(value.game_url!).searchParams.get('language')).toBe('MS');
});

it('[3-50] [7-051] [3-56] launches a room by its id', async () => {
  await app.database.run(
    "INSERT INTO rooms (id, game_id, name, stake, seats) VALUES ('room-1', 'LNC-1', 'Blue room', 100, 4)",
  );
  const member = await app.signedIn();
  const room = await member.call(launchRoom, { query: { roomId: 'room-1' } });
  expect(room.value).toMatchObject({ gameId: 'LNC-1', content: expect.stringContaining('ticket=') });
  expect((await member.call(launchGame, { body: { roomId: 'room-1' } })).value.gameId).toBe('LNC-1');
  expect((await member.call(launchRoom, { query: { roomId: 'room-2' } })).error?.code).toBe('GAME_UNKNOWN');
});

it('opens games for a trial account in demo mode only, and refuses a game without one', async () => {
  const trial = await app.signedIn({ type: 4, balance: 1_000n });
  const { value } = await trial.call(launchGame, { body: { gameId: 'LNC-1', mode: 'real' } });
  expect([value.mode, (await vendor.call('authenticate', { ticket: ticketOf(value.game_url) })).mode]).toEqual([
    'demo',
    'demo',
  ]);
  await app.database.run("UPDATE games SET demo = false WHERE id = 'LNC-1'");
  expect((await trial.call(launchGame, { body: { gameId: 'LNC-1' } })).error?.code).toBe('DEMO_UNAVAILABLE');
  await app.database.run("UPDATE games SET demo = true WHERE id = 'LNC-1'");
});

it('distinguishes a closed game, a closed vendor and an unreachable vendor, and notifies the tabs', async () => {
  const member = await app.signedIn();
  const code = async () => (await member.call(launchGame, { body: { gameId: 'LNC-1' } })).error?.code;
  await app.database.run("UPDATE games SET up = false WHERE id = 'LNC-1'");
  expect(await code()).toBe('GAME_MAINTENANCE');
  await app.database.run("UPDATE games SET up = true WHERE id = 'LNC-1'");
  await app.database.run("UPDATE vendors SET up = false WHERE code = 'LNC'");
  expect(await code()).toBe('VENDOR_MAINTENANCE');
  await app.database.run("UPDATE vendors SET up = true WHERE code = 'LNC'");
  app.published.length = 0;
  health = 503;
  await app.parts.vendorHealth.probeAll();
  expect(await code()).toBe('VENDOR_UNREACHABLE');
  health = 200;
  expect(await code()).toBeUndefined();
  expect(app.published.filter(({ data }) => (data as { vendor?: string }).vendor === 'LNC')).toEqual([
    { event: 'vendor.health', data: { vendor: 'LNC', up: false }, audience: 'everybody' },
    { event: 'vendor.health', data: { vendor: 'LNC', up: true }, audience: 'everybody' },
  ]);
});

it('refuses real-money games to an excluded player', async () => {
  const member = await app.signedIn();
  await app.database.run(
    "INSERT INTO rg_exclusions (member_id, kind, from_at, until_at) VALUES ($1, 'timeout', $2::timestamptz - interval '1 hour', $2::timestamptz + interval '1 hour')",
    [member.memberId, app.clock.now()],
  );
  expect((await member.call(launchGame, { body: { gameId: 'LNC-1' } })).error?.code).toBe('PLAYER_EXCLUDED');
  app.clock.advance({ hours: 2 });
  const later = await app.signedIn(member.account);
  expect((await later.call(launchGame, { body: { gameId: 'LNC-1' } })).status).toBe(200);
});
