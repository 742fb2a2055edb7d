import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RoundReply } from '@atrium/contracts/seamless';
import { betDetail, betRecords } from '@atrium/contracts/bet-records';
import { signatureOf } from '../platform/hmac.ts';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { type TestVendor, testVendor } from '../vendors/testing/test-vendor.ts';

let app: TestApp;
let vendor: TestVendor;
let server: Server;
/** The requests to the vendor's own server, and its replies. */
const asked: unknown[] = [];
let vendorReply: RoundReply | undefined;
let signWith: string | undefined;

beforeAll(async () => {
  server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const raw = Buffer.concat(pieces);
      const {
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': signature,
      } = request.headers as Record<string, string>;
      if (!vendorReply || signature !== signatureOf(vendor.secret, timestamp!, nonce!, raw))
        return void response.writeHead(503).end();
      asked.push(JSON.parse(raw.toString()));
      const body = JSON.stringify(vendorReply);
      response
        .writeHead(200, { 'x-signature': signatureOf(signWith ?? vendor.secret, timestamp!, nonce!, body) })
        .end(body);
    });
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  app = await testApp({ config: { vendorUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` } });
  vendor = await testVendor(app, 'DET');
});
afterAll(async () => {
  await app.close();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});
beforeEach(() => {
  asked.length = 0;
  signWith = undefined;
  vendorReply = { status: 'ok', replayUrl: '/replay/once', outcome: null, fair: null };
});

async function player() {
  const player = await vendor.player({ balance: 10_000n });
  const { account } = (await app.database.first<{ account: string }>('SELECT account FROM members WHERE id = $1', [
    player.memberId,
  ]))!;
  const member = await app.signedIn(account);
  const idOf = async (text: string) => (await member.call(betRecords, { query: { text } })).value.items[0]!.id;
  return {
    player,
    member,
    idOf,
    detail: async (text: string) => member.call(betDetail, { params: { id: await idOf(text) } }),
  };
}

it('[GM-03] [1-34] a round opens with its stake, its payout, the balance before and after, and every movement', async () => {
  const { player: one, detail } = await player();
  await one.bet('d1', 'other-round', 1_000);
  await one.bet('d2', 'round-1', 300);
  await one.bet('d3', 'round-1', 200);
  await one.bet('d4', 'between', 50);
  await one.win('d5', 'd2', 'round-1', 900, { endRound: true });
  const { value } = await detail('round-1');
  expect(value).toMatchObject({
    roundId: 'round-1',
    stake: '500',
    payout: '900',
    net: '400',
    status: 'won',
    balanceBefore: '9000',
    balanceAfter: '9350',
  });
  expect(value.movements.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter])).toEqual([
    ['bet', '-300', '8700'],
    ['bet', '-200', '8500'],
    ['payout', '900', '9350'],
  ]);
  expect(value.closedAt).not.toBeNull();
});

it('shows both movements of a bet that was rolled back', async () => {
  const { player: one, detail } = await player();
  await one.bet('e1', 'taken-back', 400);
  await one.rollback('e2', 'e1', 'taken-back');
  const { value } = await detail('taken-back');
  expect(value).toMatchObject({ status: 'rolled-back', balanceBefore: '10000', balanceAfter: '10000' });
  expect(value.movements.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['bet', '-400'],
    ['rollback', '400'],
  ]);
});

it("[GM-04] requests the replay with the player's name at the vendor, and returns addresses of the vendor's own origin", async () => {
  const { player: one, detail } = await player();
  await one.bet('f1', 'shown-again', 100);
  const outcome = {
    result: '17, black.',
    parts: [
      { name: 'Red', stake: '60', rate: '2', result: null, payout: '0' },
      { name: '17', stake: '40', rate: '36', result: null, payout: '1440' },
    ],
  };
  vendorReply = {
    status: 'ok',
    replayUrl: '/replay/once?language=EN',
    outcome,
    fair: { hash: 'h', clientSeed: 'c', nonce: 3, serverSeed: 's', verifyUrl: '/verify#x' },
  };
  const { value } = await detail('shown-again');
  expect(asked).toEqual([{ playerRef: one.playerRef, roundId: 'shown-again', language: expect.any(String) }]);
  expect(value.outcome).toEqual(outcome);
  const origin = app.parts.config.vendorUrl;
  expect([value.replay, value.replayFault]).toEqual([
    {
      url: `${origin}/replay/once?language=EN`,
      fair: { hash: 'h', clientSeed: 'c', nonce: 3, serverSeed: 's', verifyUrl: `${origin}/verify#x` },
    },
    null,
  ]);
});

it.each<[string, string, () => void]>([
  ['is unreachable', 'VENDOR_UNREACHABLE', () => (vendorReply = undefined)],
  ['replies with another signature', 'VENDOR_UNREACHABLE', () => (signWith = 'another')],
  [
    'returns an address of another origin',
    'VENDOR_UNREACHABLE',
    () => (vendorReply = { status: 'ok', replayUrl: 'https://elsewhere.test/replay', outcome: null, fair: null }),
  ],
  [
    'returns a script',
    'VENDOR_UNREACHABLE',
    () => (vendorReply = { status: 'ok', replayUrl: 'javascript:alert(1)', outcome: null, fair: null }),
  ],
  [
    'returns an invalid amount',
    'VENDOR_UNREACHABLE',
    () =>
      (vendorReply = {
        status: 'ok',
        replayUrl: '/replay/once',
        outcome: { result: 'x', parts: [{ name: 'Red', stake: '-1', rate: null, result: null, payout: null }] },
        fair: null,
      }),
  ],
  [
    'replies without end',
    'VENDOR_UNREACHABLE',
    () =>
      (vendorReply = {
        status: 'ok',
        replayUrl: '/replay/once',
        outcome: { result: 'x'.repeat(401), parts: [] },
        fair: null,
      }),
  ],
  [
    'does not know the round',
    'REPLAY_UNAVAILABLE',
    () => (vendorReply = { status: 'refused', code: 'ROUND_NOT_FOUND' }),
  ],
])('shows the books without a replay when the vendor %s', async (why, code, set) => {
  const { player: one, detail } = await player();
  await one.bet(`g-${code}-${why}`.replaceAll(' ', '-'), `round of ${why}`.replaceAll(' ', '-'), 100);
  set();
  expect((await detail('round-of')).value).toMatchObject({
    stake: '100',
    balanceBefore: '10000',
    balanceAfter: '9900',
    outcome: null,
    replay: null,
    replayFault: code,
  });
});

it("shows nobody another member's round, and refuses an unknown one", async () => {
  const { player: one, idOf } = await player();
  await one.bet('h1', 'mine-alone', 100);
  const other = await app.signedIn();
  expect((await other.call(betDetail, { params: { id: await idOf('mine-alone') } })).error?.code).toBe('NOT_FOUND');
  expect((await other.call(betDetail, { params: { id: '999999999999999999' } })).error?.code).toBe('NOT_FOUND');
  expect((await other.call(betDetail, { params: { id: '1 OR 1=1' } })).error?.code).toBe('BAD_REQUEST');
  expect((await app.visitor().call(betDetail, { params: { id: '1' } })).error?.code).toBe('NOT_LOGGED_IN');
});
