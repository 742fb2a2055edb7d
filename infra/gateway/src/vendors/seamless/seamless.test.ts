import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { closeBalanced } from '../../wallet/testing/close-balanced.ts';
import { type TestVendor, testVendor } from '../testing/test-vendor.ts';

let app: TestApp;
let vendor: TestVendor;
let lenient: TestVendor;
beforeAll(async () => {
  app = await testApp();
  vendor = await testVendor(app, 'AAA');
  lenient = await testVendor(app, 'NNN', { lateBet: 'noop' });
});
afterAll(() => closeBalanced(app));

const transactions = async () =>
  (await app.database.first<{ n: number }>('SELECT count(*)::int AS n FROM vendor_transactions'))!.n;
const escrow = async (roundId: string) =>
  (await app.database.first<{ n: string }>(
    "SELECT coalesce(sum(l.amount), 0)::text AS n FROM ledger_lines l JOIN ledger_accounts a ON a.id = l.account_id JOIN rounds r ON r.id::text = l.reference WHERE a.class = 'escrow:round' AND r.round_id = $1",
    [roundId],
  ))!.n;

it('A: refuses a missing or wrong signature with 401 and writes nothing', async () => {
  const player = await vendor.player();
  const before = await transactions();
  for (const tamper of [
    { signature: '' },
    { signature: 'ab'.repeat(32) },
    { secret: 'guess' },
    { vendorId: 'BBB' },
    { vendorId: 'ZZZ' },
  ]) {
    const answer = await vendor.call(
      'bet',
      { sessionToken: player.sessionToken, txId: 'a1', roundId: 'ra', gameId: 'AAA-1', amount: '100', currency: 'PHP' },
      tamper,
    );
    expect([answer.http, answer.code]).toEqual([401, 'INVALID_SIGNATURE']);
  }
  expect(await transactions()).toBe(before);
});

it('B: returns the balance', async () => {
  const player = await vendor.player({ balance: 4_250n });
  expect(await vendor.call('balance', { sessionToken: player.sessionToken })).toMatchObject({
    http: 200,
    status: 'ok',
    balance: '4250',
    currency: 'PHP',
  });
});

it('C: takes a bet into the escrow of its round', async () => {
  const player = await vendor.player();
  expect(await player.bet('c1', 'rc', 700)).toMatchObject({
    http: 200,
    status: 'ok',
    balance: '9300',
    vendorTxId: 'c1',
    duplicate: false,
  });
  expect([await player.cash(), await escrow('rc')]).toEqual(['9300', '700']);
});

it('D: takes a bet and its win together', async () => {
  const player = await vendor.player();
  const answer = await vendor.call('betWin', {
    sessionToken: player.sessionToken,
    playerRef: player.playerRef,
    gameId: 'AAA-1',
    roundId: 'rd',
    currency: 'PHP',
    txId: 'd1',
    amount: '500',
    winTxId: 'd2',
    winAmount: '800',
    endRound: true,
  });
  expect(answer).toMatchObject({ status: 'ok', balance: '10300' });
  expect(await escrow('rd')).toBe('0');
});

it('D: takes neither when one of the pair is refused', async () => {
  const player = await vendor.player();
  await player.bet('d-used', 'rdx', 100);
  const answer = await vendor.call('betWin', {
    sessionToken: player.sessionToken,
    playerRef: player.playerRef,
    gameId: 'AAA-1',
    roundId: 'rdy',
    currency: 'PHP',
    txId: 'd5',
    amount: '500',
    winTxId: 'd-used',
    winAmount: '800',
    endRound: true,
  });
  expect([answer.http, answer.code, await player.cash()]).toEqual([409, 'DUPLICATE_CONFLICT', '9900']);
});

it('E: refuses a bet above the balance with the balance, and leaves nothing to roll back', async () => {
  const player = await vendor.player({ balance: 99n });
  expect(await player.bet('e1', 're', 100)).toMatchObject({
    http: 200,
    status: 'refused',
    code: 'INSUFFICIENT_FUNDS',
    class: 'final',
    balance: '99',
  });
  await player.rollback('e2', 'e1', 're');
  await player.rollback('e3', 'e1', 're');
  expect(await player.cash()).toBe('99');
});

it('F: pays a later win', async () => {
  const player = await vendor.player();
  await player.bet('f1', 'rf', 300);
  app.clock.advance({ minutes: 2 });
  expect(await player.win('f2', 'f1', 'rf', 900, { endRound: true })).toMatchObject({ status: 'ok', balance: '10600' });
  expect(await escrow('rf')).toBe('0');
});

it('G: returns the whole bet on a rollback', async () => {
  const player = await vendor.player();
  await player.bet('g1', 'rg', 300);
  expect(await player.rollback('g2', 'g1', 'rg')).toMatchObject({ status: 'ok', balance: '10000' });
  expect(await escrow('rg')).toBe('0');
  expect(await player.win('g3', 'g1', 'rg', 500)).toMatchObject({
    status: 'refused',
    code: 'TXN_ROLLED_BACK',
    class: 'final',
  });
});

it('H: answers exact duplicates with the first answer and moves nothing', async () => {
  const player = await vendor.player();
  const bet = await player.bet('h1', 'rh', 300);
  expect(await player.bet('h1', 'rh', 300)).toMatchObject({
    status: 'ok',
    txId: bet.txId,
    duplicate: true,
    balance: '9700',
  });
  const win = await player.win('h2', 'h1', 'rh', 500);
  expect(await player.win('h2', 'h1', 'rh', 500)).toMatchObject({
    status: 'ok',
    txId: win.txId,
    duplicate: true,
    balance: '10200',
  });
  await player.bet('h3', 'rh2', 50);
  const rollback = await player.rollback('h4', 'h3', 'rh2');
  expect(await player.rollback('h4', 'h3', 'rh2')).toMatchObject({
    status: 'ok',
    txId: rollback.txId,
    duplicate: true,
    balance: '10200',
  });
});

it('I: moves nothing for a bet after its rollback: an error for one kind of vendor, an empty OK for the other', async () => {
  const strict = await vendor.player();
  expect(await strict.rollback('i2', 'i1', 'ri')).toMatchObject({ status: 'ok', balance: '10000' });
  expect(await strict.bet('i1', 'ri', 300)).toMatchObject({ status: 'refused', code: 'TXN_CANCELLED', class: 'final' });
  const soft = await lenient.player();
  await soft.rollback('i2', 'i1', 'ri');
  expect(
    await lenient.call('bet', {
      sessionToken: soft.sessionToken,
      txId: 'i1',
      roundId: 'ri',
      gameId: 'NNN-1',
      amount: '300',
      currency: 'PHP',
    }),
  ).toMatchObject({ status: 'ok', duplicate: true, balance: '10000' });
  expect([await strict.cash(), await soft.cash()]).toEqual(['10000', '10000']);
});

it('J: two early rollbacks, then the bet and win together: nothing changes', async () => {
  for (const [who, gameId] of [
    [vendor, 'AAA-1'],
    [lenient, 'NNN-1'],
  ] as const) {
    const player = await who.player();
    await player.rollback('j2', 'j1', 'rj');
    await player.rollback('j3', 'j1', 'rj');
    await who.call('betWin', {
      sessionToken: player.sessionToken,
      playerRef: player.playerRef,
      gameId,
      roundId: 'rj',
      currency: 'PHP',
      txId: 'j1',
      amount: '500',
      winTxId: 'j4',
      winAmount: '800',
      endRound: true,
    });
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

it('L: accepts a win after the token has expired and the player has signed out, but no bet', async () => {
  const player = await vendor.player();
  await player.bet('l1', 'rl', 300);
  await app.database.run('UPDATE sessions SET ended_at = now() WHERE id = $1', [player.sessionId]);
  expect(await player.bet('l2', 'rl', 100)).toMatchObject({ status: 'refused', code: 'TOKEN_EXPIRED', class: 'final' });
  expect(await player.win('l3', 'l1', 'rl', 400)).toMatchObject({ status: 'ok', balance: '10100' });
  expect(await player.bet('l1', 'rl', 300)).toMatchObject({ status: 'ok', duplicate: true });
});

it('M: takes no new bet from an excluded player, and pays older rounds', async () => {
  const player = await vendor.player();
  await player.bet('m1', 'rm', 300);
  await app.database.run("INSERT INTO rg_exclusions (member_id, kind, from_at) VALUES ($1, 'self-exclusion', $2)", [
    player.memberId,
    app.clock.now(),
  ]);
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
  expect(await player.rollback('o2', 'o1', 'ro')).toMatchObject({
    status: 'refused',
    code: 'BET_ALREADY_SETTLED',
    class: 'final',
  });
  await player.bet('o3', 'ro3', 300);
  await player.win('o4', 'o3', 'ro3', 100);
  expect(await player.rollback('o5', 'o3', 'ro3')).toMatchObject({ code: 'BET_ALREADY_SETTLED' });
});
