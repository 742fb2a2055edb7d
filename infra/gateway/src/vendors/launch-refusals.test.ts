import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchGame, launchRoom } from '@atrium/contracts/game-launch';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { type TestVendor, testVendor } from './testing/test-vendor.ts';

let app: TestApp;
let vendor: TestVendor;
let server: Server;
beforeAll(async () => {
  server = createServer((_request, response) => response.writeHead(200).end()).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  app = await testApp({ config: { vendorUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` } });
  vendor = await testVendor(app, 'BAD');
});
afterAll(async () => {
  await app.close();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

type Member = Awaited<ReturnType<TestApp['signedIn']>>;
const run = (text: string, values: unknown[] = []) => app.database.run(text, values);
const ticketOf = (url: string | undefined) => new URL(url!).searchParams.get('ticket')!;
const tickets = async () =>
  (await app.database.first<{ n: number }>('SELECT count(*)::int AS n FROM launch_tickets'))!.n;
/** Everything about a member's money: balances with held amounts and number of movements, entries, rounds. */
const moneyOf = ({ memberId }: { memberId: string }) =>
  app.database.rows(
    `SELECT (SELECT json_agg(json_build_array(class, posted, held, sequence) ORDER BY id) FROM ledger_accounts WHERE member_id = $1) AS accounts,
            (SELECT count(*) FROM ledger_entries WHERE member_id = $1) AS entries, (SELECT json_agg(r ORDER BY id) FROM rounds r WHERE member_id = $1) AS rounds`,
    [memberId],
  );
async function untouched<T>(member: { memberId: string }, act: () => Promise<T>): Promise<T> {
  const before = await moneyOf(member);
  const answer = await act();
  expect(await moneyOf(member)).toEqual(before);
  return answer;
}

const barred = (member: Member) =>
  run(
    "INSERT INTO rg_exclusions (member_id, kind, from_at, until_at) VALUES ($1, 'self-exclusion', $2, $2::timestamptz + interval '180 days')",
    [member.memberId, app.clock.now()],
  );

it.each<
  [
    string,
    string,
    object | undefined,
    { who?: object; game?: string; before?: (member: Member) => Promise<unknown>; after?: () => Promise<unknown> },
  ]
>([
  [
    'a trial account, of a game without a demo',
    'DEMO_UNAVAILABLE',
    undefined,
    {
      who: { type: 4, balance: 700n },
      before: () => run("UPDATE games SET demo = false WHERE id = 'BAD-1'"),
      after: () => run("UPDATE games SET demo = true WHERE id = 'BAD-1'"),
    },
  ],
  ['an excluded member', 'PLAYER_EXCLUDED', undefined, { before: barred }],
  [
    'a member whose limit is used up',
    'LIMIT_EXCEEDED',
    undefined,
    {
      before: ({ memberId }) =>
        run(
          "INSERT INTO rg_limits (member_id, kind, period, amount, requested_at, effective_from, confirmed_at) VALUES ($1, 'session_time', 'd', 0, $2, $2, $2)",
          [memberId, app.clock.now()],
        ),
    },
  ],
  [
    'a member, of a game under maintenance',
    'GAME_MAINTENANCE',
    { game: 'Test game' },
    {
      before: () => run("UPDATE games SET up = false WHERE id = 'BAD-1'"),
      after: () => run("UPDATE games SET up = true WHERE id = 'BAD-1'"),
    },
  ],
  [
    'a member, of a vendor under maintenance',
    'VENDOR_MAINTENANCE',
    { vendor: 'BAD', game: 'Test game' },
    {
      before: () => run("UPDATE vendors SET up = false WHERE code = 'BAD'"),
      after: () => run("UPDATE vendors SET up = true WHERE code = 'BAD'"),
    },
  ],
  ['a member, of an unknown game code', 'GAME_UNKNOWN', undefined, { game: 'BAD-404' }],
  ['a member, without a game', 'GAME_UNKNOWN', undefined, { game: '' }],
])(
  'refuses a launch by %s with %s, and leaves the money untouched',
  async (_who, code, params, { who = { balance: 700n }, game = 'BAD-1', before, after }) => {
    const member = await app.signedIn(who);
    await before?.(member);
    const issued = await tickets();
    const { error } = await untouched(member, () => member.call(launchGame, { body: { gameId: game } }));
    expect(error).toMatchObject({ code, ...(params ? { params } : {}) });
    expect(await tickets()).toBe(issued);
    await after?.();
  },
);

it('opens a game with a demo in demo mode for a trial account, whatever mode was requested, and moves nothing', async () => {
  const trial = await app.signedIn({ type: 4, balance: 700n });
  await untouched(trial, async () => {
    const { value } = await trial.call(launchGame, { body: { gameId: 'BAD-1', mode: 'real' } });
    expect(value.mode).toBe('demo');
    const opened = await vendor.call('authenticate', { ticket: ticketOf(value.game_url) });
    expect(opened).toMatchObject({ status: 'ok', mode: 'demo' });
    const bet = {
      sessionToken: opened.sessionToken,
      txId: 'demo-bet',
      roundId: 'demo-round',
      gameId: 'BAD-1',
      amount: '100',
      currency: 'PHP',
    };
    expect(await vendor.call('bet', bet)).toMatchObject({ status: 'refused' });
  });
});

it('[3-55] names the missing field of a launch without a game or room', async () => {
  const member = await app.signedIn({ balance: 700n });
  const { error, status } = await untouched(member, () => member.call(launchGame, { body: {} }));
  expect([status, error]).toMatchObject([400, { code: 'BAD_REQUEST', params: { field: 'gameId' } }]);
});

it('refuses an unknown room as an unknown game, and leaves the money untouched', async () => {
  const member = await app.signedIn({ balance: 700n });
  const { error } = await untouched(member, () => member.call(launchRoom, { query: { roomId: 'no-room' } }));
  expect(error?.code).toBe('GAME_UNKNOWN');
});

it('refuses a ticket that is expired, used, or of a signed-out member, with distinct codes where it matters', async () => {
  const member = await app.signedIn({ balance: 700n });
  const launch = async () => ticketOf((await member.call(launchGame, { body: { gameId: 'BAD-1' } })).value.game_url);
  await untouched(member, async () => {
    const [old, used] = [await launch(), await launch()];
    expect(await vendor.call('authenticate', { ticket: used })).toMatchObject({ status: 'ok' });
    expect(await vendor.call('authenticate', { ticket: used })).toMatchObject({
      status: 'refused',
      code: 'INVALID_TOKEN',
    });
    app.clock.advance({ seconds: 121 });
    expect(await vendor.call('authenticate', { ticket: old })).toMatchObject({
      status: 'refused',
      code: 'TOKEN_EXPIRED',
    });
    const last = await launch();
    await run('UPDATE sessions SET ended_at = $2 WHERE member_id = $1', [member.memberId, app.clock.now()]);
    expect(await vendor.call('authenticate', { ticket: last })).toMatchObject({
      status: 'refused',
      code: 'TOKEN_EXPIRED',
    });
  });
});

it('returns the open round at a second launch; the stake stays in escrow, and the round settles once', async () => {
  const player = await vendor.player({ balance: 5_000n });
  const { account } = (await app.database.first<{ account: string }>('SELECT account FROM members WHERE id = $1', [
    player.memberId,
  ]))!;
  const member = await app.signedIn(account);
  const launch = async () => (await member.call(launchGame, { body: { gameId: 'BAD-1' } })).value;
  expect((await launch()).resumes).toBeUndefined();
  await player.bet('open-1', 'left-open', 400);
  await untouched(player, async () => {
    const again = await launch();
    const { at } = (await app.database.first<{ at: Date }>('SELECT opened_at AS at FROM rounds WHERE member_id = $1', [
      player.memberId,
    ]))!;
    expect(again.resumes).toEqual({ stake: '400', openedAt: at.toISOString() });
    // A slip of a book is not gone on with.
    const typed = (type: string) =>
      app.database.run('UPDATE rounds SET game_type = $2 WHERE member_id = $1', [player.memberId, type]);
    const [{ type }] = (await app.database.rows<{ type: string }>(
      'SELECT game_type AS type FROM rounds WHERE member_id = $1',
      [player.memberId],
    )) as [{ type: string }];
    await typed('SPORTS');
    expect((await launch()).resumes).toBeUndefined();
    await typed(type);
    expect(await vendor.call('authenticate', { ticket: ticketOf(again.game_url) })).toMatchObject({
      status: 'ok',
      balance: '4600',
      playerRef: player.playerRef,
    });
    expect((await member.call(launchGame, { body: { gameId: 'BAD-1', mode: 'demo' } })).value.resumes).toBeUndefined();
  });
  await player.win('open-2', 'open-1', 'left-open', 1_000, { endRound: true });
  expect((await launch()).resumes).toBeUndefined();
  expect(await player.cash()).toBe('5600');
});
