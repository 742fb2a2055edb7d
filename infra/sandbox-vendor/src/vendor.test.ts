import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { type Ticket, WalletServer } from '../test/wallet-server.ts';
import { seededChance } from './chance/seeded-chance.ts';
import type { Chance } from './chance/chance.ts';
import { readSecrets } from './settings.ts';
import { buildVendor, type Vendor } from './vendor.ts';

const SECRET = 'vendor-and-wallet';
const START = 100_000n;
let folder: string;
let wallet: WalletServer;
let walletUrl: string;
let vendor: Vendor;
let clock = 0;

async function start(chance: Chance = seededChance(1)): Promise<void> {
  vendor = await buildVendor({
    storePath: join(folder, 'vendor.sqlite'),
    gatewayUrl: walletUrl,
    siteOrigin: 'http://localhost:8080',
    secrets: readSecrets(JSON.stringify({ CPL: { secret: SECRET } })),
    log: pino({ level: 'silent' }),
    walletTimeoutMs: 300,
    house: { chance, now: () => Date.now() + clock },
  });
}

beforeEach(async () => {
  clock = 0;
  folder = mkdtempSync(join(tmpdir(), 'vendor-'));
  wallet = new WalletServer(SECRET);
  wallet.balances.set('p1', START);
  walletUrl = await wallet.listen();
  await start();
});

afterEach(async () => {
  await vendor.stop();
  await wallet.close();
  rmSync(folder, { recursive: true });
});

/** Opens a game and gives back what its page knows. */
async function open(ticket: Partial<Ticket> = {}, address = 'CPL/CPL-1') {
  const name = `ticket-${wallet.asked.length}-${Math.random()}`;
  wallet.tickets.set(name, { playerRef: 'p1', gameId: 'CPL-1', category: 'RNG', ...ticket });
  const page = await vendor.app.inject(`/play/${address}?ticket=${name}&language=en`);
  const data = /<script type="application\/json" id="game-data">(.*?)<\/script>/s.exec(page.body)?.[1];
  return { page, name, data: JSON.parse(data as string) };
}

let requests = 0;
async function play(playKey: string, more: Record<string, unknown> = {}) {
  clock += 10_000;
  const payload = { requestId: `request-${requests++}`, stake: 200, choice: null, ...more };
  return (await vendor.app.inject({ method: 'POST', url: '/table/rounds', headers: { 'x-play-key': playKey }, payload })).json();
}

const balance = () => wallet.balances.get('p1') as bigint;
const asked = (call: string) => wallet.asked.filter((one) => one.call === call);

async function until(holds: () => boolean, what: string): Promise<void> {
  const end = Date.now() + 5_000;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`still not: ${what}`);
    await new Promise((done) => setTimeout(done, 10));
  }
}

/** A seed whose first spin on this game wins, or wins nothing. */
async function startWhere(wins: boolean): Promise<void> {
  for (let seed = 1; ; seed++) {
    await vendor.stop();
    rmSync(folder, { recursive: true });
    await start(seededChance(seed));
    const { data } = await open({ mode: 'demo' });
    const { round } = await play(data.playKey);
    await vendor.stop();
    rmSync(folder, { recursive: true });
    await start(seededChance(seed));
    if (round.payout > 0 === wins) return;
  }
}

describe('a round', () => {
  it('takes the stake, pays the win in a round that it ends, and shows the wallet’s balance', async () => {
    await startWhere(true);
    const { data } = await open();
    const answer = await play(data.playKey);
    expect(answer).toMatchObject({ status: 'ok', round: { status: 'settled', stake: 200 } });
    expect(answer.round.payout).toBeGreaterThan(0);
    expect(balance()).toBe(START - 200n + BigInt(answer.round.payout));
    expect(answer.balance).toBe(String(balance()));
    const [bet] = asked('bet');
    const [win] = asked('win');
    expect(bet?.body).toMatchObject({ gameId: 'CPL-1', amount: '200', currency: 'PHP', roundId: answer.round.id });
    expect(win?.body).toMatchObject({ betTxId: bet?.body.txId, playerRef: 'p1', kind: 'win', endRound: true });
    expect(wallet.rounds.get(answer.round.id)?.closed).toBe(true);
  });

  it('ends a round that brings nothing without a win', async () => {
    await startWhere(false);
    const { data } = await open();
    const answer = await play(data.playKey);
    expect(answer.round).toMatchObject({ payout: 0, status: 'settled' });
    expect(asked('win')).toEqual([]);
    expect(wallet.rounds.get(answer.round.id)?.closed).toBe(true);
  });

  it('is one round however often its request arrives', async () => {
    const { data } = await open();
    const first = await play(data.playKey, { requestId: 'pressed-once' });
    const again = await play(data.playKey, { requestId: 'pressed-once' });
    expect(again.round.id).toBe(first.round.id);
    expect(asked('bet')).toHaveLength(1);
  });

  it('carries bet and win in one call where the round is over at once', async () => {
    const { data } = await open({ category: 'FISH' });
    const answer = await play(data.playKey, { choice: { fish: 'minnow' } });
    expect(answer.round.status).toBe('settled');
    expect(asked('betWin')).toHaveLength(1);
    expect(balance()).toBe(START - 200n + BigInt(answer.round.payout));
  });

  it('GM-12 refuses to start before the minimum time of the last one is over', async () => {
    const { data } = await open();
    await play(data.playKey);
    clock -= 10_000;
    const early = await play(data.playKey);
    expect(early).toMatchObject({ status: 'refused', code: 'TOO_FAST' });
    expect(early.waitMs).toBeGreaterThan(0);
    expect(asked('bet')).toHaveLength(1);
    expect((await play(data.playKey)).status).toBe('ok');
  });

  it.each([7, 210, 100_000_000])('refuses a stake of %d that is not on offer', async (stake) => {
    const { data } = await open();
    expect(await play(data.playKey, { stake })).toMatchObject({ status: 'refused', code: 'STAKE_NOT_OFFERED' });
    expect(asked('bet')).toEqual([]);
  });

  it('offers no stake above the player’s limit', async () => {
    const { data } = await open({ maxStake: '100' });
    expect(data.stakes).toEqual([20, 40, 100]);
    expect(await play(data.playKey, { stake: 200 })).toMatchObject({ code: 'STAKE_NOT_OFFERED' });
  });
});

describe('a bet that is not taken', () => {
  it('tells that the balance is too small, with the balance, and leaves it alone', async () => {
    wallet.balances.set('p1', 150n);
    const { data } = await open();
    expect(await play(data.playKey)).toMatchObject({ status: 'refused', code: 'INSUFFICIENT_FUNDS', balance: '150' });
    expect(balance()).toBe(150n);
    expect(asked('rollback')).toEqual([]);
  });

  it('tells that the session has ended', async () => {
    const { data } = await open();
    wallet.endSessions();
    expect(await play(data.playKey)).toMatchObject({ status: 'refused', code: 'INVALID_TOKEN' });
  });

  it.each(['lose-answer', 'lose-request', 'error', 'busy', 'hang'] as const)(
    'is rolled back until that is acknowledged when the wallet meets "%s"',
    async (trouble) => {
      const { data } = await open();
      wallet.trouble('bet', trouble);
      wallet.trouble('rollback', 'error');
      wallet.trouble('rollback', 'lose-answer');
      expect(await play(data.playKey)).toMatchObject({ status: 'refused', code: 'STAKE_RETURNED' });
      await until(() => vendor.house.store.db.prepare('SELECT count(*) AS n FROM outbox').get()?.n === 0, 'rollback acknowledged');
      expect(asked('rollback')).toHaveLength(3);
      expect(new Set(asked('rollback').map(({ body }) => body.txId)).size).toBe(1);
      expect(balance()).toBe(START);
      expect(asked('win')).toEqual([]);
    },
  );

  it('leaves an atomic round standing when its rollback comes too late', async () => {
    const { data } = await open({ category: 'FISH' });
    wallet.trouble('betWin', 'lose-answer');
    await play(data.playKey, { choice: { fish: 'minnow' } });
    await until(() => vendor.house.store.db.prepare('SELECT count(*) AS n FROM outbox').get()?.n === 0, 'rollback answered');
    const { rounds } = (await vendor.app.inject({ url: '/table', headers: { 'x-play-key': data.playKey } })).json();
    expect(rounds[0].status).toBe('settled');
    expect(balance()).toBe(START - 200n + BigInt(rounds[0].payout));
  });
});

describe('a win', () => {
  it('is repeated under the same txId until it is acknowledged, and paid once', async () => {
    await startWhere(true);
    const { data } = await open();
    wallet.trouble('win', 'lose-answer');
    wallet.trouble('win', 'error');
    wallet.trouble('win', 'busy');
    const { round, balance: shown } = await play(data.playKey);
    expect(round.status).toBe('paying');
    expect(shown).toBe(String(START - 200n));
    await until(() => asked('win').length === 4, 'four attempts');
    expect(new Set(asked('win').map(({ body }) => body.txId)).size).toBe(1);
    expect(new Set(asked('win').map(({ nonce }) => nonce)).size).toBe(4);
    expect(balance()).toBe(START - 200n + BigInt(round.payout));
  });

  it('is paid although the session has ended meanwhile', async () => {
    await startWhere(true);
    const { data } = await open();
    wallet.trouble('win', 'error');
    const { round } = await play(data.playKey);
    wallet.endSessions();
    await until(() => balance() === START - 200n + BigInt(round.payout), 'win paid');
  });

  it('is paid after a crash between bet and win, by the next start on the same store', async () => {
    await startWhere(true);
    const { data } = await open();
    wallet.trouble('win', 'lose-request');
    const { round } = await play(data.playKey);
    await vendor.stop();
    expect(balance()).toBe(START - 200n);
    clock += 60_000;
    await start();
    await until(() => balance() === START - 200n + BigInt(round.payout), 'win paid after the restart');
    const { data: next } = await open();
    expect(next.view.rounds[0]).toMatchObject({ id: round.id, payout: round.payout });
  });
});

it('calls a bet back that was under way when the process ended', async () => {
  const { data } = await open();
  wallet.trouble('bet', 'hang');
  const payload = { requestId: 'never-answered', stake: 200, choice: null };
  const cut = vendor.app.inject({ method: 'POST', url: '/table/rounds', headers: { 'x-play-key': data.playKey }, payload }).catch(() => undefined);
  await until(() => balance() === START - 200n, 'stake taken');
  await vendor.app.close();
  const { db } = vendor.house.store;
  await cut;
  // What the first process did after its end is undone: the store stands as the crash left it.
  db.exec(`DELETE FROM outbox; UPDATE round SET status = 'placing', refusal = NULL`);
  await vendor.stop();
  await start();
  await until(() => balance() === START, 'stake back after the restart');
});

it('settles a coupon when its matches are over, also after a restart in between', async () => {
  const { data } = await open({ category: 'SPORTS' });
  const { offer, fixtures } = data.view.table;
  const picks = { [fixtures[0].id]: '1' };
  const { round } = await play(data.playKey, { choice: { offer, picks } });
  expect(round).toMatchObject({ status: 'open', payout: null });
  expect(await play(data.playKey, { choice: { offer, picks } })).toMatchObject({ code: 'ROUND_OPEN' });
  expect(asked('win').length + asked('endRound').length).toBe(0);
  await vendor.stop();
  await start();
  const { data: resumed } = await open({ category: 'SPORTS' });
  expect(resumed.view.rounds[0]).toMatchObject({ id: round.id, status: 'open' });
  clock += 20_000;
  vendor.house.outbox.wake();
  await until(() => wallet.rounds.get(round.id)?.closed === true, 'coupon settled');
  const after = (await vendor.app.inject({ url: `/table/rounds/${round.id}`, headers: { 'x-play-key': resumed.playKey } })).json();
  expect(balance()).toBe(START - 200n + BigInt(after.round.payout));
  expect(await play(resumed.playKey, { choice: { offer, picks } })).toMatchObject({ code: 'CHOICE_NOT_OFFERED' });
});

describe('free play', () => {
  it('GM-08 has its own credits, keeps them, and calls the wallet for the launch alone', async () => {
    const { data } = await open({ mode: 'demo' });
    expect(data.view.balance).toBe('100000');
    const { round, balance: credits } = await play(data.playKey);
    expect(credits).toBe(String(100_000 - 200 + round.payout));
    expect((await open({ mode: 'demo' })).data.view.balance).toBe(credits);
    expect(new Set(wallet.asked.map(({ call }) => call))).toEqual(new Set(['authenticate']));
    expect(balance()).toBe(START);
  });

  it('GM-08 draws from the same reels and pays as real play does', async () => {
    const demo = (await open({ mode: 'demo' })).data;
    const real = (await open()).data;
    expect([demo.facts, demo.publishedReturn]).toEqual([real.facts, real.publishedReturn]);
  });
});

describe('the launch', () => {
  it('opens once per ticket', async () => {
    const { name } = await open();
    const again = await vendor.app.inject(`/play/CPL/CPL-1?ticket=${name}&language=en`);
    expect(again.body).toContain('This launch has been used');
    expect(again.body).toContain('Your balance was not touched.');
  });

  it('refuses a ticket of another game', async () => {
    wallet.tickets.set('other', { playerRef: 'p1', gameId: 'CPL-9', category: 'RNG' });
    expect((await vendor.app.inject('/play/CPL/CPL-1?ticket=other')).body).toContain('another game');
  });

  it('knows no other vendor', async () => {
    expect((await vendor.app.inject('/play/NOBODY/CPL-1?ticket=x')).statusCode).toBe(404);
  });

  it('may be framed by the portal alone and runs no inline script', async () => {
    const { page } = await open();
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain('frame-ancestors http://localhost:8080');
    expect(policy).not.toContain('unsafe-inline');
    expect(page.body).not.toMatch(/<script(?![^>]*(application\/json|src=))/);
  });

  it('never gives the wallet’s session token to the page', async () => {
    const { page, name } = await open();
    expect(page.body).not.toContain(`token-${name}`);
  });

  it('cannot be broken out of by a name', async () => {
    const { page, data } = await open({ gameName: '</script><script>alert(1)</script>' });
    expect(page.body).not.toContain('<script>alert');
    expect(data.gameName).toBe('</script><script>alert(1)</script>');
  });

  it.each(['en', 'zh', 'ms', 'tl', 'ar'])('speaks %s', async (language) => {
    wallet.tickets.set('t', { playerRef: 'p1', gameId: 'CPL-1', category: 'RNG' });
    const { body } = await vendor.app.inject(`/play/CPL/CPL-1?ticket=t&language=${language}`);
    expect(body).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
  });
});

describe('the switches', () => {
  const control = (body: object, headers = {}) => vendor.app.inject({ method: 'POST', url: '/control/CPL', payload: body, headers });

  it('take a vendor down: its health, its games and its rounds say so, and bring it back', async () => {
    const { data } = await open();
    await control({ down: true });
    expect((await vendor.app.inject('/healthz/CPL')).statusCode).toBe(503);
    expect((await vendor.app.inject('/healthz')).statusCode).toBe(200);
    const page = await vendor.app.inject('/play/CPL/CPL-1?ticket=x');
    expect([page.statusCode, page.body.includes('Closed for maintenance')]).toEqual([503, true]);
    expect(await play(data.playKey)).toMatchObject({ code: 'VENDOR_DOWN' });
    expect(balance()).toBe(START);
    await control({ down: false });
    expect((await vendor.app.inject('/healthz/CPL')).statusCode).toBe(200);
  });

  it('send everything twice, and the wallet moves once', async () => {
    const { data } = await open();
    await control({ duplicate: true });
    const { round } = await play(data.playKey);
    expect(asked('bet')).toHaveLength(2);
    expect(balance()).toBe(START - 200n + BigInt(round.payout));
  });

  it('send the win before its bet, and it is paid once, after it', async () => {
    await startWhere(true);
    const { data } = await open();
    await control({ reorder: true });
    const { round } = await play(data.playKey);
    expect(wallet.asked.map(({ call }) => call).slice(-3)).toEqual(['win', 'bet', 'win']);
    expect(balance()).toBe(START - 200n + BigInt(round.payout));
  });

  it('fail a share of the requests before anything was done', async () => {
    const { data } = await open();
    await control({ errorRate: 1 });
    expect(await play(data.playKey)).toMatchObject({ code: 'VENDOR_ERROR' });
    expect(asked('bet')).toEqual([]);
  });

  it('slow the calls down', async () => {
    const { data } = await open();
    await control({ delayMs: 120 });
    const before = Date.now();
    await play(data.playKey);
    expect(Date.now() - before).toBeGreaterThanOrEqual(240);
  });

  it('listen to this machine alone, never to a web page', async () => {
    expect((await control({ down: true }, { origin: 'http://evil.example' })).statusCode).toBe(403);
    const outside = { method: 'POST' as const, url: '/control/CPL', payload: { down: true }, remoteAddress: '10.0.0.8' };
    expect((await vendor.app.inject(outside)).statusCode).toBe(403);
    expect((await control({ delayMs: -1 })).statusCode).toBe(400);
  });
});

it('shows a round to its own player alone', async () => {
  const { data } = await open();
  const { round } = await play(data.playKey);
  wallet.balances.set('p2', 500n);
  const { data: other } = await open({ playerRef: 'p2' });
  const ask = (key: string) => vendor.app.inject({ url: `/table/rounds/${round.id}`, headers: { 'x-play-key': key } });
  expect((await ask(data.playKey)).statusCode).toBe(200);
  expect((await ask(other.playKey)).statusCode).toBe(404);
  expect((await ask('nobody')).json()).toMatchObject({ code: 'SESSION_ENDED' });
});
