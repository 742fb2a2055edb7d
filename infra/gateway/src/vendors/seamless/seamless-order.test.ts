import fc from 'fast-check';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { closeBalanced } from '../../wallet/testing/close-balanced.ts';
import { type TestVendor, testVendor } from '../testing/test-vendor.ts';

let app: TestApp;
let vendor: TestVendor;
let other: TestVendor;
beforeAll(async () => {
  app = await testApp();
  vendor = await testVendor(app, 'AAA');
  other = await testVendor(app, 'BBB');
});
afterAll(() => closeBalanced(app));

it('P: refuses a repeated nonce', async () => {
  const player = await vendor.player();
  expect((await vendor.call('balance', { sessionToken: player.sessionToken }, { nonce: 'the-same-nonce' })).http).toBe(
    200,
  );
  expect((await vendor.call('balance', { sessionToken: player.sessionToken }, { nonce: 'the-same-nonce' })).http).toBe(
    401,
  );
});

it('P: takes a nonce again where a trusted balancer repeats its own call, and from nobody else', async () => {
  const behind = await testApp({ config: { trustedProxies: ['127.0.0.1'] } });
  try {
    const shop = await testVendor(behind, 'AAA');
    const player = await shop.player({ balance: 1_000n });
    const body = { sessionToken: player.sessionToken, txId: 'b1', roundId: 'b', gameId: shop.gameId, amount: '100' };
    const call = (nonce: string, headers: Record<string, string>) =>
      shop.call('bet', { ...body, currency: 'PHP' }, { nonce, headers });
    const forwarded = { 'x-forwarded-for': '203.0.113.9' };
    const balanced = (id: string) => ({ ...forwarded, 'x-balanced-call': id.repeat(32) });
    const first = await call('n1', balanced('a'));
    const repeat = await call('n1', balanced('a'));
    expect([first.http, first.status, repeat.http, repeat.status, repeat.duplicate]).toEqual([
      200,
      'ok',
      200,
      'ok',
      true,
    ]);
    expect(await player.cash()).toBe('900');
    // A replay through the balancer has another ID; one past it, or with an ID of the sender's own, has none.
    for (const headers of [balanced('b'), forwarded, { 'x-balanced-call': 'a'.repeat(32) }])
      expect((await call('n1', headers)).http).toBe(401);
    expect((await call('n2', forwarded)).http).toBe(200);
    expect((await call('n2', balanced('a'))).http).toBe(401);
    expect((await call('n3', { ...forwarded, 'x-balanced-call': 'own' })).http).toBe(200);
    expect((await call('n3', { ...forwarded, 'x-balanced-call': 'own' })).http).toBe(401);
  } finally {
    await closeBalanced(behind);
  }
});

it('Q: refuses a time more than five minutes away', async () => {
  const player = await vendor.player();
  const at = (seconds: number) => ({ timestamp: String(Math.floor(app.clock.now().getTime() / 1000) + seconds) });
  const statuses = [];
  for (const seconds of [-320, -280, 280, 320])
    statuses.push((await vendor.call('balance', { sessionToken: player.sessionToken }, at(seconds))).http);
  expect(statuses).toEqual([401, 200, 200, 401]);
});

it('R: takes one bet when a vendor lost the answer and asks again', async () => {
  const player = await vendor.player();
  const lost = player.bet('r1', 'rr', 400);
  const repeats = await Promise.all([lost, player.bet('r1', 'rr', 400), player.bet('r1', 'rr', 400)]);
  expect(repeats.map(({ status }) => status)).toEqual(['ok', 'ok', 'ok']);
  expect(repeats.filter(({ duplicate }) => !duplicate)).toHaveLength(1);
  expect(await player.cash()).toBe('9600');
});

it('S: accepts exactly seven of two hundred simultaneous bets when the money is enough for seven', async () => {
  const player = await vendor.player({ balance: 7_50n });
  const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => player.bet(`s${i}`, `rs${i}`, 100)));
  expect(answers.filter(({ status }) => status === 'ok')).toHaveLength(7);
  expect(answers.filter(({ code }) => code === 'INSUFFICIENT_FUNDS')).toHaveLength(193);
  expect(await player.cash()).toBe('50');
});

it("T: keeps the ledger's invariants and the model's balance however bets, wins, rollbacks and repeats are mixed and reordered", async () => {
  const player = await vendor.player({ balance: 50_000n });
  const random = fc.sample(
    fc.record({
      stake: fc.integer({ min: 0, max: 400 }),
      prize: fc.integer({ min: 0, max: 900 }),
      fate: fc.constantFrom('win', 'win-twice', 'end', 'rollback', 'rollback-first', 'open'),
    }),
    { numRuns: 120, seed: 20261121 },
  );
  let model = 50_000;
  const steps: (() => Promise<unknown>)[] = [];
  random.forEach(({ stake, prize, fate }, i) => {
    const [bet, win, rollback, round] = [`T-b${i}`, `T-w${i}`, `T-r${i}`, `T-${i}`];
    const retried = async (work: () => Promise<{ class?: string }>) => {
      for (let answer = await work(); answer.class === 'retry'; answer = await work())
        await new Promise((resolve) => setTimeout(resolve, 5));
    };
    steps.push(async () => {
      if (fate === 'rollback-first') await player.rollback(rollback, bet, round);
      // The win may overtake its bet; the vendor repeats it until it is accepted.
      const early =
        fate === 'win-twice' ? retried(() => player.win(win, bet, round, prize, { endRound: true })) : undefined;
      await Promise.all([player.bet(bet, round, stake), player.bet(bet, round, stake)]);
      await early;
      if (fate === 'win' || fate === 'win-twice')
        await Promise.all([
          player.win(win, bet, round, prize, { endRound: true }),
          player.win(win, bet, round, prize, { endRound: true }),
        ]);
      if (fate === 'end') await player.endRound(round);
      if (fate === 'rollback')
        await Promise.all([player.rollback(rollback, bet, round), player.rollback(rollback, bet, round)]);
    });
    model += {
      win: prize - stake,
      'win-twice': prize - stake,
      end: -stake,
      rollback: 0,
      'rollback-first': 0,
      open: -stake,
    }[fate];
  });
  await Promise.all(steps.map((step) => step()));
  expect(await player.cash()).toBe(String(model));
});

it('U: another vendor may use the same transaction ids', async () => {
  const [mine, theirs] = [await vendor.player(), await other.player()];
  expect(await mine.bet('u1', 'ru', 100)).toMatchObject({ status: 'ok', duplicate: false });
  expect(
    await other.call('bet', {
      sessionToken: theirs.sessionToken,
      txId: 'u1',
      roundId: 'ru',
      gameId: 'BBB-1',
      amount: '250',
      currency: 'PHP',
    }),
  ).toMatchObject({ status: 'ok', duplicate: false, balance: '9750' });
});

it("V: another vendor's token and player reference are unknown", async () => {
  const mine = await vendor.player();
  await mine.bet('v1', 'rv', 100);
  expect(
    await other.call('bet', {
      sessionToken: mine.sessionToken,
      txId: 'v2',
      roundId: 'rv',
      gameId: 'BBB-1',
      amount: '100',
      currency: 'PHP',
    }),
  ).toMatchObject({ code: 'INVALID_TOKEN' });
  expect(
    await other.call('win', {
      playerRef: mine.playerRef,
      txId: 'v3',
      betTxId: 'v1',
      roundId: 'rv',
      amount: '900',
      currency: 'PHP',
      kind: 'win',
      endRound: true,
    }),
  ).toMatchObject({ code: 'TXN_NOT_FOUND', class: 'retry' });
  expect(await mine.cash()).toBe('9900');
});

it("refuses a win on another member's bet, another currency and an unknown game", async () => {
  const [one, two] = [await vendor.player(), await vendor.player()];
  await one.bet('w1', 'rw', 100);
  expect(await two.win('w2', 'w1', 'rw', 900)).toMatchObject({ code: 'TXN_NOT_FOUND', class: 'retry' });
  expect(await one.bet('w3', 'rw', 100, { currency: 'USD' })).toMatchObject({ code: 'WRONG_CURRENCY' });
  expect(await one.bet('w4', 'rw', 100, { gameId: 'BBB-1' })).toMatchObject({ code: 'INVALID_GAME' });
});

it('takes no bet from a game that was opened in demo mode', async () => {
  const demo = await vendor.player({ mode: 'demo' });
  expect(await demo.bet('t1', 'rt', 100)).toMatchObject({ code: 'INVALID_TOKEN' });
  expect(await demo.cash()).toBe('10000');
});

it('accepts free rounds and rounds closed by a win of zero', async () => {
  const player = await vendor.player();
  expect(await player.bet('z1', 'rz', 0)).toMatchObject({ status: 'ok', balance: '10000' });
  expect(await player.win('z2', 'z1', 'rz', 0, { endRound: true })).toMatchObject({ status: 'ok', balance: '10000' });
  expect(await player.bet('z3', 'rz', 100)).toMatchObject({ code: 'ROUND_CLOSED' });
});

it('answers 400 to a body that breaks the contract', async () => {
  const player = await vendor.player();
  for (const amount of ['-5', '1.5', 5, '', '1e3']) {
    expect(
      (
        await vendor.call('bet', {
          sessionToken: player.sessionToken,
          txId: 'x',
          roundId: 'r',
          gameId: 'AAA-1',
          amount,
          currency: 'PHP',
        })
      ).http,
    ).toBe(400);
  }
  expect((await vendor.call('bet', undefined, { rawBody: '{"broken' })).http).toBe(400);
  const latin1 = Buffer.from('{"txId":"caf\u00e9"}', 'latin1');
  expect(await vendor.call('bet', undefined, { rawBody: latin1 })).toMatchObject({ http: 400, code: 'BAD_REQUEST' });
  expect(await player.cash()).toBe('10000');
});

it("notifies the player's tabs after every movement and every repeat of one, and after no refusal", async () => {
  const player = await vendor.player();
  app.published.length = 0;
  await player.bet('y1', 'ry', 100);
  await player.bet('y1', 'ry', 100);
  await player.bet('y2', 'ry', 1_000_000);
  const notice = { event: 'balance.changed', data: { cause: 'bet' }, audience: { member: player.memberId } };
  // The process that moved the money may have been lost before its notice.
  expect(app.published).toEqual([notice, notice]);
});

it("returns a vendor's transactions of a day", async () => {
  const player = await other.player();
  await other.call('bet', {
    sessionToken: player.sessionToken,
    txId: 'rec1',
    roundId: 'rrec',
    gameId: 'BBB-1',
    amount: '10',
    currency: 'PHP',
  });
  const date = app.clock.now().toISOString().slice(0, 10);
  const report = await other.call('reconcile', { date });
  expect(report.transactions).toContainEqual(
    expect.objectContaining({ vendorTxId: 'rec1', kind: 'bet', state: 'debited', amount: '10' }),
  );
  expect(JSON.stringify(report)).not.toContain('"c1"');
});
