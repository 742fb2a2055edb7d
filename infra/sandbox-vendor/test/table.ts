import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { Chance } from '../src/chance/chance.ts';
import { seededChance } from '../src/chance/seeded-chance.ts';
import { readSecrets } from '../src/settings.ts';
import { buildVendor, type Vendor } from '../src/vendor.ts';
import { type Ticket, WalletServer } from './wallet-server.ts';

/* A vendor on a store of its own before a wallet of its own, new for each test of the file that calls `newTableForEachTest`. */

const SECRET = 'vendor-and-wallet';
export const START = 100_000n;
let folder: string;
export let wallet: WalletServer;
let walletUrl: string;
export let vendor: Vendor;
/** A test's time begins here: which events a book shows, and when they start, follows from the clock. */
const BEGINS_AT = Date.UTC(2026, 10, 24, 12);
let openedAt = Date.now();
/** `runs`: whether time passes; a test of limits of time moves it by hand. */
export const clock = { ahead: 0, runs: true };
/** The vendor's time, in ms since 1970. */
export const nowOfTable = () => BEGINS_AT + clock.ahead + (clock.runs ? Date.now() - openedAt : 0);
/** How long the vendor waits for the wallet: short for tests of silence, to be raised by a file that has none. */
export const testLimits = { walletMs: 1_500 };

export async function start(chance: Chance = seededChance(1)): Promise<void> {
  vendor = await buildVendor({
    storePath: join(folder, 'vendor.sqlite'),
    gatewayUrl: walletUrl,
    siteOrigin: 'http://localhost:8080',
    secrets: readSecrets(JSON.stringify({ CPL: { secret: SECRET } })),
    log: pino({ level: 'silent' }),
    walletTimeoutMs: testLimits.walletMs,
    house: { chance, now: nowOfTable },
  });
}

export function newTableForEachTest(): void {
  beforeEach(async () => {
    clock.ahead = 0;
    clock.runs = true;
    openedAt = Date.now();
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
}

/** Opens a game and gives back what its page knows. */
export async function open(ticket: Partial<Ticket> = {}, address = 'CPL/CPL-1') {
  const name = `ticket-${wallet.asked.length}-${Math.random()}`;
  wallet.tickets.set(name, { playerRef: 'p1', gameId: 'CPL-1', category: 'RNG', ...ticket });
  const page = await vendor.app.inject(`/play/${address}?ticket=${name}&language=en`);
  const data = /<script type="application\/json" id="game-data">(.*?)<\/script>/s.exec(page.body)?.[1];
  return { page, name, data: JSON.parse(data as string) };
}

let requests = 0;
export async function play(playKey: string, more: Record<string, unknown> = {}) {
  clock.ahead += 10_000;
  const payload = { requestId: `request-${requests++}`, stake: 200, choice: null, ...more };
  return (
    await vendor.app.inject({ method: 'POST', url: '/table/rounds', headers: { 'x-play-key': playKey }, payload })
  ).json();
}

export const balance = () => wallet.balances.get('p1') as bigint;
export const asked = (call: string) => wallet.asked.filter((one) => one.call === call);

export async function until(holds: () => boolean, what: string): Promise<void> {
  const end = Date.now() + 20_000;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`still not: ${what}`);
    await new Promise((done) => setTimeout(done, 10));
  }
}

/** A seed whose first spin on this game wins, or wins nothing. */
export async function startWhere(wins: boolean): Promise<void> {
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

/** Whether the wallet has heard all it must hear. */
export const outboxEmpty = () => vendor.house.store.db.prepare('SELECT count(*) AS n FROM outbox').get()?.n === 0;
