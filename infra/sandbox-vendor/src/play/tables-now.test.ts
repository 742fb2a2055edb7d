import { clock, newTableForEachTest, open, vendor, nowOfTable } from '../../test/table.ts';
import { sign } from '../wallet/sign.ts';
import { BETTING_MS, CLOSING_MS, RESULT_MS } from './live-round.ts';
import { tablesNow } from './tables-now.ts';

newTableForEachTest();

const ROUND_MS = BETTING_MS + CLOSING_MS + RESULT_MS;
const games = [
  { gameId: 'CPL-1', gameType: 'ROU' },
  { gameId: 'CPL-2', gameType: 'BAC' },
];
const ask = (known: string | null = null) => tablesNow(vendor.house, 'CPL', { games, known });
/** Puts the tables' clock so far into a round. */
function into(ms: number): void {
  clock.ahead += 2 * ROUND_MS - (nowOfTable() % ROUND_MS) + ms;
}
beforeEach(() => into(1_000));

it('a member who follows a table takes a seat there, once however many pages are open, until the last is closed', () => {
  const [roulette] = ask().tables!;
  const leave = ['p1', 'p1'].map((player) => vendor.house.audience.enter('CPL/CPL-1', player));
  const taken = () => ask().tables![0]!.taken;
  expect(taken()).toBe(Math.min(roulette!.seats, roulette!.taken + 1));
  leave[0]!();
  expect(taken()).toBe(Math.min(roulette!.seats, roulette!.taken + 1));
  leave[1]!();
  expect(taken()).toBe(roulette!.taken);
});

it('sends a result when it has fallen and not before, and no change to a caller that knows it', () => {
  const first = ask();
  expect(ask(first.version)).toEqual({ status: 'ok', version: first.version, tables: null });
  into(BETTING_MS + 1_000);
  const closing = ask();
  into(BETTING_MS + CLOSING_MS + 1_000);
  const [before, after] = [closing.tables![0]!.road, ask(closing.version).tables![0]!.road];
  // The round that was closing, the one after it, and the one that has just fallen.
  expect(after.slice(0, -3)).toEqual(before.slice(3));
});

it('takes at a table what it says it takes, within what the portal allows', async () => {
  const [, table] = ask().tables!;
  const { data } = await open({ category: 'LIVE', gameType: 'BAC', gameId: 'CPL-2', maxStake: '5000' }, 'CPL/CPL-2');
  expect([data.stakes[0], data.stakes.at(-1)]).toEqual([Number(table!.minBet), Math.min(5_000, Number(table!.maxBet))]);
});

it('answers the portal alone, and nobody while it is down', async () => {
  const payload = JSON.stringify({ games, known: null });
  const [timestamp, nonce] = [String(Math.floor(vendor.house.now() / 1000)), 'nonce'];
  const headers = (secret: string) => ({
    'content-type': 'application/json',
    'x-vendor-id': 'CPL',
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': sign(secret, timestamp, nonce, payload),
  });
  const call = (secret: string) =>
    vendor.app.inject({ method: 'POST', url: '/sw/v1/tables', payload, headers: headers(secret) });
  expect((await call('another secret')).statusCode).toBe(401);
  const answer = await call('vendor-and-wallet');
  expect(answer.json().tables).toHaveLength(2);
  expect(answer.headers['x-signature']).toBe(sign('vendor-and-wallet', timestamp, nonce, answer.body));
  vendor.house.faults.change('CPL', { down: true });
  expect((await call('vendor-and-wallet')).statusCode).toBe(503);
});
