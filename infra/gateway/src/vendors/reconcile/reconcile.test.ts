import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListedTransaction } from '@atrium/contracts/seamless';
import { signatureOf } from '../../platform/hmac.ts';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { LONGEST_REPLY_BYTES } from '../ask-vendor.ts';
import { type TestVendor, testVendor } from '../testing/test-vendor.ts';

const DAY = '2026-11-20';
const TOKEN = { authorization: 'Bearer token-of-operator' };
let folder: string;
let app: TestApp;
let vendor: TestVendor;
let server: Server;
/** The books of the vendor's own server, by day, and its answers. */
let books: Record<string, ListedTransaction[]> = {};
let answer: { page?: number; signWith?: string; status?: number; padding?: number } = {};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-reconcile-'));
  writeFileSync(join(folder, 'operator.json'), JSON.stringify({ operator: 'token-of-operator' }));
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
      if (signature !== signatureOf(vendor.secret, timestamp!, nonce!, raw) || answer.status)
        return void response.writeHead(answer.status ?? 401).end();
      const { date, cursor } = JSON.parse(raw.toString()) as { date: string; cursor?: string };
      const all = books[date] ?? [];
      const from = Number(cursor ?? 0);
      const to = from + (answer.page ?? 100);
      const body =
        JSON.stringify({
          status: 'ok',
          transactions: all.slice(from, to),
          cursor: to < all.length ? String(to) : null,
        }) + ' '.repeat(answer.padding ?? 0);
      response
        .writeHead(200, { 'x-signature': signatureOf(answer.signWith ?? vendor.secret, timestamp!, nonce!, body) })
        .end(body);
    });
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  app = await testApp({
    now: `${DAY}T12:00:00Z`,
    config: {
      operatorFile: join(folder, 'operator.json'),
      vendorUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
  });
  vendor = await testVendor(app, 'REC');
});
afterAll(async () => {
  await app.close();
  server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  books = {};
  answer = {};
});

const reconcile = async (query = `from=${DAY}&to=${DAY}`) => {
  const reply = await app.server.inject({ url: `/ops/vendors/REC/reconcile?${query}`, headers: TOKEN });
  return { status: reply.statusCode, value: reply.json() };
};
const theirs = (
  txId: string,
  kind: ListedTransaction['kind'],
  state: ListedTransaction['state'],
  amount: number,
  roundId: string,
  at = `${DAY}T12:00:00.000Z`,
): ListedTransaction => ({
  vendorTxId: txId,
  kind,
  state,
  roundId,
  amount: String(amount),
  currency: 'PHP',
  at,
});

it('lists what is missing here, what is missing there, and what differs; the rest is only counted', async () => {
  const player = await vendor.player();
  await player.bet('same', 'r1', 100);
  await player.win('same-w', 'same', 'r1', 250, { endRound: true });
  await player.bet('other-amount', 'r2', 100);
  await player.bet('other-state', 'r3', 100);
  await player.rollback('other-state-x', 'other-state', 'r3');
  await player.bet('ours-only', 'r4', 100);
  await player.rollback('early-x', 'early', 'r5');
  books[DAY] = [
    theirs('same', 'bet', 'settled', 100, 'r1'),
    theirs('same-w', 'win', 'credited', 250, 'r1'),
    theirs('other-amount', 'bet', 'debited', 90, 'r2'),
    theirs('other-state', 'bet', 'settled', 100, 'r3'),
    theirs('other-state-x', 'rollback', 'rolled-back', 100, 'r3'),
    theirs('early', 'bet', 'rolled-back', 70, 'r5'),
    theirs('early-x', 'rollback', 'rolled-back', 70, 'r5'),
    theirs('theirs-only', 'win', 'credited', 900, 'r6'),
    theirs('never-came', 'bet', 'rolled-back', 50, 'r7'),
  ];
  const { value } = await reconcile();
  const found = (value.differences as { txId: string; difference: string }[]).map(({ txId, difference }) => [
    txId,
    difference,
  ]);
  expect(found.sort()).toEqual([
    ['other-amount', 'amount-differs'],
    ['other-state', 'status-differs'],
    ['ours-only', 'missing-there'],
    ['theirs-only', 'missing-here'],
  ]);
  expect(value).toMatchObject({ vendor: 'REC', ours: 8, theirs: 9, matched: 6 });
});

it('reads every page, and the adjacent days where the clocks of both sides differ', async () => {
  app.clock.advance({ hours: 12 });
  const player = await vendor.player();
  await player.bet('midnight', 'm1', 100);
  const own = await app.database.rows<{
    tx_id: string;
    kind: 'bet';
    state: 'settled';
    amount: string;
    round_id: string;
  }>("SELECT tx_id, kind, state, amount, round_id FROM vendor_transactions WHERE tx_id <> 'midnight' ORDER BY id");
  books[DAY] = [
    ...own.map((row) => theirs(row.tx_id, row.kind, row.state, Number(row.amount), row.round_id)),
    theirs('midnight', 'bet', 'debited', 100, 'm1', `${DAY}T23:59:59.999Z`),
  ];
  answer.page = 2;
  expect((await reconcile()).value.differences).toEqual([]);
  expect((await reconcile('from=2026-11-21&to=2026-11-21')).value).toMatchObject({
    ours: 1,
    matched: 1,
    differences: [],
  });
});

it('compares nothing when the list is unavailable, not signed or not for these days', async () => {
  answer = { signWith: 'somebody else' };
  expect(await reconcile()).toMatchObject({
    status: 502,
    value: { code: 'VENDOR_LIST_UNREACHABLE', message: expect.stringContaining('no valid signature') },
  });
  answer = { padding: LONGEST_REPLY_BYTES };
  expect(await reconcile()).toMatchObject({
    status: 502,
    value: { code: 'VENDOR_LIST_UNREACHABLE', message: expect.stringContaining('longer than') },
  });
  answer = { status: 503 };
  expect(await reconcile()).toMatchObject({ status: 502 });
  expect(await reconcile('from=2026-11-20&to=2026-11-19')).toMatchObject({ status: 400 });
  expect(await reconcile('from=2026-01-01&to=2026-11-19')).toMatchObject({ status: 400 });
  expect(
    (await app.server.inject({ url: `/ops/vendors/NOBODY/reconcile?from=${DAY}&to=${DAY}`, headers: TOKEN }))
      .statusCode,
  ).toBe(404);
  expect((await app.server.inject({ url: `/ops/vendors/REC/reconcile?from=${DAY}&to=${DAY}` })).statusCode).toBe(401);
});

it('replaces a secret: both are valid until the overlap ends, then only the new one', async () => {
  const other = await testVendor(app, 'ROT');
  const player = await other.player();
  const rotate = async (payload: object) =>
    (await app.server.inject({ method: 'POST', url: '/ops/vendors/ROT/secret', headers: TOKEN, payload })).json();
  const balance = async (secret: string) =>
    (await other.call('balance', { sessionToken: player.sessionToken }, { secret })).http;
  const { secret, previousGoodUntil } = await rotate({ reason: 'yearly', overlapMinutes: 10 });
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(Math.abs(Date.parse(previousGoodUntil) - app.clock.now().getTime() - 600_000)).toBeLessThan(60_000);
  expect([await balance(other.secret), await balance(secret), await balance('a guess')]).toEqual([200, 200, 401]);
  app.clock.advance({ minutes: 11 });
  expect([await balance(other.secret), await balance(secret)]).toEqual([401, 200]);
  const { secret: third } = await rotate({ reason: 'leaked', overlapMinutes: 0 });
  expect(await balance(third)).toBe(200);
  const noted = await app.database.rows<{ text: string }>(
    "SELECT l::text AS text FROM operator_log l WHERE action = 'vendor.rotate-secret'",
  );
  expect(noted).toHaveLength(2);
  expect(JSON.stringify(noted)).not.toContain(secret);
});
