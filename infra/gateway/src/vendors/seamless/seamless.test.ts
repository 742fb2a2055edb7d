import fc from 'fast-check';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { verifyLedger } from '../../wallet/ledger-verify.ts';
import { type TestVendor, testVendor } from './test-vendor.ts';

let app: TestApp;
let vendor: TestVendor;
let other: TestVendor;
let lenient: TestVendor;
beforeAll(async () => {
  app = await testApp();
  vendor = await testVendor(app, 'AAA');
  other = await testVendor(app, 'BBB');
  lenient = await testVendor(app, 'NNN', { lateBet: 'noop' });
});
afterAll(async () => {
  const { failures } = await verifyLedger(app.database);
  await app.close();
  expect(failures).toEqual([]);
});

const transactions = async () => (await app.database.first<{ n: number }>('SELECT count(*)::int AS n FROM vendor_transactions'))!.n;
const escrow = async (roundId: string) =>
  (await app.database.first<{ n: string }>("SELECT coalesce(sum(l.amount), 0)::text AS n FROM ledger_lines l JOIN ledger_accounts a ON a.id = l.account_id JOIN rounds r ON r.id::text = l.reference WHERE a.class = 'escrow:round' AND r.round_id = $1", [roundId]))!.n;

it('A: refuses a missing or wrong signature with 401 and writes nothing', async () => {
  const player = await vendor.player();
  const before = await transactions();
  for (const tamper of [{ signature: '' }, { signature: 'ab'.repeat(32) }, { secret: 'guess' }, { vendorId: 'BBB' }, { vendorId: 'ZZZ' }]) {
    const answer = await vendor.call('bet', { sessionToken: player.sessionToken, txId: 'a1', roundId: 'ra', gameId: 'AAA-1', amount: '100', currency: 'PHP' }, tamper);
    expect([answer.http, answer.code]).toEqual([401, 'INVALID_SIGNATURE']);
  }
  expect(await transactions()).toBe(before);
});

it('B: tells the balance', async () => {
  const player = await vendor.player({ balance: 4_250n });
  expect(await vendor.call('balance', { sessionToken: player.sessionToken })).toMatchObject({ http: 200, status: 'ok', balance: '4250', currency: 'PHP' });
});

it('C: takes a bet into the escrow of its round', async () => {
  const player = await vendor.player();
  expect(await player.bet('c1', 'rc', 700)).toMatchObject({ http: 200, status: 'ok', balance: '9300', vendorTxId: 'c1', duplicate: false });
  expect([await player.cash(), await escrow('rc')]).toEqual(['9300', '700']);
});

it('D: takes a bet and its win together', async () => {
  const player = await vendor.player();
  const answer = await vendor.call('betWin', { sessionToken: player.sessionToken, playerRef: player.playerRef, gameId: 'AAA-1', roundId: 'rd', currency: 'PHP', txId: 'd1', amount: '500', winTxId: 'd2', winAmount: '800', endRound: true });
  expect(answer).toMatchObject({ status: 'ok', balance: '10300' });
  expect(await escrow('rd')).toBe('0');
});

it('D: takes neither when one of the pair is refused', async () => {
  const player = await vendor.player();
  await player.bet('d-used', 'rdx', 100);
  const answer = await vendor.call('betWin', { sessionToken: player.sessionToken, playerRef: player.playerRef, gameId: 'AAA-1', roundId: 'rdy', currency: 'PHP', txId: 'd5', amount: '500', winTxId: 'd-used', winAmount: '800', endRound: true });
  expect([answer.http, answer.code, await player.cash()]).toEqual([409, 'DUPLICATE_CONFLICT', '9900']);
});

it('E: refuses a bet above the balance, tells the balance, and keeps nothing to roll back', async () => {
  const player = await vendor.player({ balance: 99n });
  expect(await player.bet('e1', 're', 100)).toMatchObject({ http: 200, status: 'refused', code: 'INSUFFICIENT_FUNDS', class: 'final', balance: '99' });
  await player.rollback('e2', 'e1', 're');
  await player.rollback('e3', 'e1', 're');
  expect(await player.cash()).toBe('99');
});

it('F: pays a win that comes later', async () => {
  const player = await vendor.player();
  await player.bet('f1', 'rf', 300);
  app.clock.advance({ minutes: 2 });
  expect(await player.win('f2', 'f1', 'rf', 900, { endRound: true })).toMatchObject({ status: 'ok', balance: '10600' });
  expect(await escrow('rf')).toBe('0');
});

it('G: gives back the whole bet on a rollback', async () => {
  const player = await vendor.player();
  await player.bet('g1', 'rg', 300);
  expect(await player.rollback('g2', 'g1', 'rg')).toMatchObject({ status: 'ok', balance: '10000' });
  expect(await escrow('rg')).toBe('0');
  expect(await player.win('g3', 'g1', 'rg', 500)).toMatchObject({ status: 'refused', code: 'TXN_ROLLED_BACK', class: 'final' });
});

it('H: answers exact duplicates with the first answer and moves nothing', async () => {
  const player = await vendor.player();
  const bet = await player.bet('h1', 'rh', 300);
  expect(await player.bet('h1', 'rh', 300)).toMatchObject({ status: 'ok', txId: bet.txId, duplicate: true, balance: '9700' });
  const win = await player.win('h2', 'h1', 'rh', 500);
  expect(await player.win('h2', 'h1', 'rh', 500)).toMatchObject({ status: 'ok', txId: win.txId, duplicate: true, balance: '10200' });
  await player.bet('h3', 'rh2', 50);
  const rollback = await player.rollback('h4', 'h3', 'rh2');
  expect(await player.rollback('h4', 'h3', 'rh2')).toMatchObject({ status: 'ok', txId: rollback.txId, duplicate: true, balance: '10200' });
});

it('I: a bet after its rollback moves nothing: an error at one kind of vendor, an empty OK at the other', async () => {
  const strict = await vendor.player();
  expect(await strict.rollback('i2', 'i1', 'ri')).toMatchObject({ status: 'ok', balance: '10000' });
  expect(await strict.bet('i1', 'ri', 300)).toMatchObject({ status: 'refused', code: 'TXN_CANCELLED', class: 'final' });
  const soft = await lenient.player();
  await soft.rollback('i2', 'i1', 'ri');
  expect(await lenient.call('bet', { sessionToken: soft.sessionToken, txId: 'i1', roundId: 'ri', gameId: 'NNN-1', amount: '300', currency: 'PHP' })).toMatchObject({ status: 'ok', duplicate: true, balance: '10000' });
  expect([await strict.cash(), await soft.cash()]).toEqual(['10000', '10000']);
});

it('J: two early rollbacks, then the bet and win together: nothing changes', async () => {
  for (const [who, gameId] of [[vendor, 'AAA-1'], [lenient, 'NNN-1']] as const) {
    const player = await who.player();
    await player.rollback('j2', 'j1', 'rj');
    await player.rollback('j3', 'j1', 'rj');
    await who.call('betWin', { sessionToken: player.sessionToken, playerRef: player.playerRef, gameId, roundId: 'rj', currency: 'PHP', txId: 'j1', amount: '500', winTxId: 'j4', winAmount: '800', endRound: true });
    expect(await player.cash()).toBe('10000');
  }
});

it('K: the same id with another amount is a conflict', async () => {
  const player = await vendor.player();
  await player.bet('k1', 'rk', 300);
  expect(await player.bet('k1', 'rk', 301)).toMatchObject({ http: 409, code: 'DUPLICATE_CONFLICT' });
  await player.win('k2', 'k1', 'rk', 10);
  expect(await player.win('k2', 'k1', 'rk', 11)).toMatchObject({ http: 409 });
  expect(await player.cash()).toBe('9710');
});

it('L: a win counts after the token has expired and the player has signed out; a bet does not', async () => {
  const player = await vendor.player();
  await player.bet('l1', 'rl', 300);
  await app.database.run('UPDATE sessions SET ended_at = now() WHERE id = $1', [player.sessionId]);
  expect(await player.bet('l2', 'rl', 100)).toMatchObject({ status: 'refused', code: 'TOKEN_EXPIRED', class: 'final' });
  expect(await player.win('l3', 'l1', 'rl', 400)).toMatchObject({ status: 'ok', balance: '10100' });
  expect(await player.bet('l1', 'rl', 300)).toMatchObject({ status: 'ok', duplicate: true });
});

it('M: an excluded player starts nothing new, and older rounds are paid', async () => {
  const player = await vendor.player();
  await player.bet('m1', 'rm', 300);
  await app.database.run("INSERT INTO rg_exclusions (member_id, kind, from_at) VALUES ($1, 'self-exclusion', $2)", [player.memberId, app.clock.now()]);
  expect(await player.bet('m2', 'rm2', 100)).toMatchObject({ status: 'refused', code: 'PLAYER_DISABLED' });
  expect(await player.win('m3', 'm1', 'rm', 200, { endRound: true })).toMatchObject({ status: 'ok', balance: '9900' });
});

it('N: refuses a bet in a closed round', async () => {
  const player = await vendor.player();
  await player.bet('n1', 'rn', 300);
  expect(await player.endRound('rn')).toMatchObject({ status: 'ok', duplicate: false });
  expect(await player.endRound('rn')).toMatchObject({ status: 'ok', duplicate: true });
  expect(await player.bet('n2', 'rn', 100)).toMatchObject({ status: 'refused', code: 'ROUND_CLOSED' });
});

it('O: refuses a rollback after the bet was settled or paid', async () => {
  const player = await vendor.player();
  await player.bet('o1', 'ro', 300);
  await player.endRound('ro');
  expect(await player.rollback('o2', 'o1', 'ro')).toMatchObject({ status: 'refused', code: 'BET_ALREADY_SETTLED', class: 'final' });
  await player.bet('o3', 'ro3', 300);
  await player.win('o4', 'o3', 'ro3', 100);
  expect(await player.rollback('o5', 'o3', 'ro3')).toMatchObject({ code: 'BET_ALREADY_SETTLED' });
});

it('P: refuses a repeated nonce', async () => {
  const player = await vendor.player();
  expect((await vendor.call('balance', { sessionToken: player.sessionToken }, { nonce: 'the-same-nonce' })).http).toBe(200);
  expect((await vendor.call('balance', { sessionToken: player.sessionToken }, { nonce: 'the-same-nonce' })).http).toBe(401);
});

it('Q: refuses a time more than five minutes away', async () => {
  const player = await vendor.player();
  const at = (seconds: number) => ({ timestamp: String(Math.floor(app.clock.now().getTime() / 1000) + seconds) });
  const statuses = [];
  for (const seconds of [-320, -280, 280, 320]) statuses.push((await vendor.call('balance', { sessionToken: player.sessionToken }, at(seconds))).http);
  expect(statuses).toEqual([401, 200, 200, 401]);
});

it('R: a vendor that lost our answer and asks again has bet once', async () => {
  const player = await vendor.player();
  const lost = player.bet('r1', 'rr', 400);
  const repeats = await Promise.all([lost, player.bet('r1', 'rr', 400), player.bet('r1', 'rr', 400)]);
  expect(repeats.map(({ status }) => status)).toEqual(['ok', 'ok', 'ok']);
  expect(repeats.filter(({ duplicate }) => !duplicate)).toHaveLength(1);
  expect(await player.cash()).toBe('9600');
});

it('S: of two hundred bets at once on money for seven, exactly seven are taken', async () => {
  const player = await vendor.player({ balance: 7_50n });
  const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => player.bet(`s${i}`, `rs${i}`, 100)));
  expect(answers.filter(({ status }) => status === 'ok')).toHaveLength(7);
  expect(answers.filter(({ code }) => code === 'INSUFFICIENT_FUNDS')).toHaveLength(193);
  expect(await player.cash()).toBe('50');
});

it('T: however bets, wins, rollbacks and repeats are mixed, delayed and reordered, the books hold and the balance is the model\'s', async () => {
  const player = await vendor.player({ balance: 50_000n });
  const random = fc.sample(fc.record({ stake: fc.integer({ min: 0, max: 400 }), prize: fc.integer({ min: 0, max: 900 }), fate: fc.constantFrom('win', 'win-twice', 'end', 'rollback', 'rollback-first', 'open') }), { numRuns: 120, seed: 20261121 });
  let model = 50_000;
  const steps: (() => Promise<unknown>)[] = [];
  random.forEach(({ stake, prize, fate }, i) => {
    const [bet, win, rollback, round] = [`T-b${i}`, `T-w${i}`, `T-r${i}`, `T-${i}`];
    const retried = async (work: () => Promise<{ class?: string }>) => {
      for (let answer = await work(); answer.class === 'retry'; answer = await work()) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    steps.push(async () => {
      if (fate === 'rollback-first') await player.rollback(rollback, bet, round);
      // The win may overtake its bet; the vendor asks again until it is taken.
      const early = fate === 'win-twice' ? retried(() => player.win(win, bet, round, prize, { endRound: true })) : undefined;
      await Promise.all([player.bet(bet, round, stake), player.bet(bet, round, stake)]);
      await early;
      if (fate === 'win' || fate === 'win-twice') await Promise.all([player.win(win, bet, round, prize, { endRound: true }), player.win(win, bet, round, prize, { endRound: true })]);
      if (fate === 'end') await player.endRound(round);
      if (fate === 'rollback') await Promise.all([player.rollback(rollback, bet, round), player.rollback(rollback, bet, round)]);
    });
    model += { win: prize - stake, 'win-twice': prize - stake, end: -stake, rollback: 0, 'rollback-first': 0, open: -stake }[fate];
  });
  await Promise.all(steps.map((step) => step()));
  expect(await player.cash()).toBe(String(model));
});

it('U: another vendor may use the same transaction ids', async () => {
  const [mine, theirs] = [await vendor.player(), await other.player()];
  expect(await mine.bet('u1', 'ru', 100)).toMatchObject({ status: 'ok', duplicate: false });
  expect(await other.call('bet', { sessionToken: theirs.sessionToken, txId: 'u1', roundId: 'ru', gameId: 'BBB-1', amount: '250', currency: 'PHP' })).toMatchObject({ status: 'ok', duplicate: false, balance: '9750' });
});

it("V: another vendor's token and player reference are unknown", async () => {
  const mine = await vendor.player();
  await mine.bet('v1', 'rv', 100);
  expect(await other.call('bet', { sessionToken: mine.sessionToken, txId: 'v2', roundId: 'rv', gameId: 'BBB-1', amount: '100', currency: 'PHP' })).toMatchObject({ code: 'INVALID_TOKEN' });
  expect(await other.call('win', { playerRef: mine.playerRef, txId: 'v3', betTxId: 'v1', roundId: 'rv', amount: '900', currency: 'PHP', kind: 'win', endRound: true })).toMatchObject({ code: 'TXN_NOT_FOUND', class: 'retry' });
  expect(await mine.cash()).toBe('9900');
});

it("refuses another member's bet as one's own win, a foreign currency and an unknown game", async () => {
  const [one, two] = [await vendor.player(), await vendor.player()];
  await one.bet('w1', 'rw', 100);
  expect(await two.win('w2', 'w1', 'rw', 900)).toMatchObject({ code: 'TXN_NOT_FOUND', class: 'retry' });
  expect(await one.bet('w3', 'rw', 100, { currency: 'USD' })).toMatchObject({ code: 'WRONG_CURRENCY' });
  expect(await one.bet('w4', 'rw', 100, { gameId: 'BBB-1' })).toMatchObject({ code: 'INVALID_GAME' });
});

it('takes no bet from a game that was opened for fun', async () => {
  const demo = await vendor.player({ mode: 'demo' });
  expect(await demo.bet('t1', 'rt', 100)).toMatchObject({ code: 'INVALID_TOKEN' });
  expect(await demo.cash()).toBe('10000');
});

it('knows free rounds and rounds closed by a win of zero', async () => {
  const player = await vendor.player();
  expect(await player.bet('z1', 'rz', 0)).toMatchObject({ status: 'ok', balance: '10000' });
  expect(await player.win('z2', 'z1', 'rz', 0, { endRound: true })).toMatchObject({ status: 'ok', balance: '10000' });
  expect(await player.bet('z3', 'rz', 100)).toMatchObject({ code: 'ROUND_CLOSED' });
});

it('answers 400 to a body that breaks the contract', async () => {
  const player = await vendor.player();
  for (const amount of ['-5', '1.5', 5, '', '1e3']) {
    expect((await vendor.call('bet', { sessionToken: player.sessionToken, txId: 'x', roundId: 'r', gameId: 'AAA-1', amount, currency: 'PHP' })).http).toBe(400);
  }
  expect((await vendor.call('bet', undefined, { rawBody: '{"broken' })).http).toBe(400);
  expect(await player.cash()).toBe('10000');
});

it('tells the tabs of the player after every movement, and only then', async () => {
  const player = await vendor.player();
  app.said.length = 0;
  await player.bet('y1', 'ry', 100);
  await player.bet('y1', 'ry', 100);
  await player.bet('y2', 'ry', 1_000_000);
  expect(app.said).toEqual([{ event: 'balance.changed', data: { cause: 'bet' }, audience: { member: player.memberId } }]);
});

it('gives the vendor its transactions of a day', async () => {
  const player = await other.player();
  await other.call('bet', { sessionToken: player.sessionToken, txId: 'rec1', roundId: 'rrec', gameId: 'BBB-1', amount: '10', currency: 'PHP' });
  const date = app.clock.now().toISOString().slice(0, 10);
  const report = await other.call('reconcile', { date });
  expect(report.transactions).toContainEqual(expect.objectContaining({ vendorTxId: 'rec1', kind: 'bet', state: 'debited', amount: '10' }));
  expect(JSON.stringify(report)).not.toContain('"c1"');
});
