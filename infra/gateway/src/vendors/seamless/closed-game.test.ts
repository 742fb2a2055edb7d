import { randomBytes } from 'node:crypto';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { hashOf } from '../../session/find-session.ts';
import { closeBalanced } from '../../wallet/testing/close-balanced.ts';
import { type TestPlayer, type TestVendor, testVendor } from '../testing/test-vendor.ts';

let app: TestApp;
let vendor: TestVendor;
beforeAll(async () => {
  app = await testApp();
  vendor = await testVendor(app, 'CLG');
});
afterAll(() => closeBalanced(app));

const CLOSED = { http: 200, status: 'refused', code: 'INVALID_GAME', class: 'final' };
const OK = { status: 'ok', duplicate: false };
const pair = (player: TestPlayer, mark: string, round: string) =>
  vendor.call('betWin', {
    sessionToken: player.sessionToken,
    playerRef: player.playerRef,
    gameId: vendor.gameId,
    roundId: round,
    currency: 'PHP',
    txId: `${mark}-b`,
    amount: '100',
    winTxId: `${mark}-w`,
    winAmount: '40',
    endRound: false,
  });
async function ticketOf(player: TestPlayer, mode: 'real' | 'demo'): Promise<string> {
  const ticket = randomBytes(16).toString('hex');
  await app.database.run(
    "INSERT INTO launch_tickets (ticket_hash, vendor_code, member_id, session_id, game_id, currency, language, mode, expires_at) VALUES ($1, 'CLG', $2, $3, $4, 'PHP', 'EN', $5, $6)",
    [
      hashOf(ticket),
      player.memberId,
      player.sessionId,
      vendor.gameId,
      mode,
      new Date(app.clock.now().getTime() + 60_000),
    ],
  );
  return ticket;
}

it.each<[string, (up: boolean) => Promise<unknown>]>([
  ['game', (up) => app.database.run("UPDATE games SET up = $1 WHERE id = 'CLG-1'", [up])],
  ['vendor', (up) => app.database.run("UPDATE vendors SET up = $1 WHERE code = 'CLG'", [up])],
  ['site', (up) => app.parts.settings.set('system.restriction', { maintenance: !up })],
])(
  '[GM-06] a closed %s starts no round, even where it is still open; running rounds are finished',
  async (what, open) => {
    const id = (name: string) => `${what}-${name}`;
    const player = await vendor.player();
    const limited = await vendor.player();
    await app.database.run(
      "INSERT INTO rg_limits (member_id, kind, period, amount, requested_at, effective_from, confirmed_at) VALUES ($1, 'wager', 'd', 100000, $2, $2, $2)",
      [limited.memberId, app.clock.now()],
    );
    await player.bet(id('1'), id('won'), 300);
    await player.bet(id('2'), id('back'), 200);
    await pair(player, id('3'), id('ended'));
    const tickets = [await ticketOf(player, 'real'), await ticketOf(player, 'demo')];
    await open(false);
    for (const [who, name] of [
      [player, 'new'],
      [limited, 'limited'],
    ] as const) {
      expect(await who.bet(id(name), id(name), 100)).toMatchObject(CLOSED);
      expect(await who.bet(id(`${name}-free`), id(name), 0)).toMatchObject(CLOSED);
      expect(await pair(who, id(`${name}-pair`), id(name))).toMatchObject(CLOSED);
    }
    for (const ticket of tickets) expect(await vendor.call('authenticate', { ticket })).toMatchObject(CLOSED);
    expect([await player.cash(), await limited.cash()]).toEqual(['9440', '10000']);
    expect(await player.bet(id('1'), id('won'), 300)).toMatchObject({ status: 'ok', duplicate: true });
    expect(await pair(player, id('3'), id('ended'))).toMatchObject({ status: 'ok', duplicate: true });
    expect(await player.bet(id('4'), id('won'), 50)).toMatchObject(OK);
    expect(await pair(player, id('5'), id('won'))).toMatchObject(OK);
    expect(await player.win(id('6'), id('1'), id('won'), 900, { endRound: true })).toMatchObject(OK);
    expect(await player.rollback(id('7'), id('2'), id('back'))).toMatchObject(OK);
    expect(await player.endRound(id('ended'))).toMatchObject(OK);
    expect(await player.cash()).toBe('10430');
    await open(true);
    expect(await player.bet(id('8'), id('again'), 100)).toMatchObject(OK);
  },
);

it('accepts bets of a vendor whose last probe failed, since it has just called', async () => {
  const player = await vendor.player();
  await app.database.run("UPDATE vendors SET answers = false WHERE code = 'CLG'");
  expect(await player.bet('answers', 'answers', 100)).toMatchObject(OK);
  await app.database.run("UPDATE vendors SET answers = true WHERE code = 'CLG'");
});

it('a token starts rounds of its own game only, and finishes rounds of another', async () => {
  const player = await vendor.player();
  await app.database.run(
    "INSERT INTO games (id, vendor_code, code, category, kind, name, min_bet, max_bet) VALUES ('CLG-2', 'CLG', 'two', 'RNG', 'slots', 'Other game', 1, 1000000)",
  );
  expect(await player.bet('other-1', 'other', 100, { gameId: 'CLG-2' })).toMatchObject(CLOSED);
  expect(await player.bet('other-2', 'other', 100)).toMatchObject(OK);
  expect(await player.bet('other-3', 'other', 100, { gameId: 'CLG-2' })).toMatchObject(OK);
  expect(await player.cash()).toBe('9800');
});
