import {
  asked,
  balance,
  clock,
  newTableForEachTest,
  open,
  play,
  START,
  testLimits,
  vendor,
  nowOfTable,
} from '../../test/table.ts';
import { mechanicOf } from '../pick-mechanic.ts';
import type { EventView } from './book-events.ts';
import { BETTING_MS, CLOSING_MS, RESULT_MS } from './live-round.ts';

newTableForEachTest();

testLimits.walletMs = 4_000;

interface Game {
  readonly name: string;
  readonly ticket: { readonly category: string; readonly gameType?: string; readonly gameId?: string };
  readonly choose?: () => Promise<unknown>;
}
const fields =
  (...names: string[]) =>
  async () => ({ fields: names });
async function slip() {
  const { events } = (await vendor.app.inject('/feed/CPL/events?category=SPORTS')).json() as { events: EventView[] };
  const event = events.find(({ status }) => status === 'next') as EventView;
  return { legs: [{ event: event.id, market: 'result', pick: '1', price: event.prices.result!['1'] }], accept: 'any' };
}
async function mapSlip() {
  const { events } = (await vendor.app.inject('/feed/CPL/events?category=ESPORTS')).json() as { events: EventView[] };
  const event = events.find(({ status }) => status === 'next') as EventView;
  return { legs: [{ event: event.id, market: 'result', pick: '1', price: event.prices.result!['1'] }], accept: 'any' };
}
const GAMES: readonly Game[] = [
  { name: 'slot', ticket: { category: 'RNG' } },
  { name: 'fish', ticket: { category: 'FISH' }, choose: async () => ({ fish: 'minnow' }) },
  { name: 'baccarat', ticket: { category: 'LIVE', gameType: 'BAC' }, choose: fields('player') },
  { name: 'roulette', ticket: { category: 'LIVE', gameType: 'ROU' }, choose: fields('red') },
  { name: 'sic bo', ticket: { category: 'LIVE', gameType: 'SIC' }, choose: fields('big') },
  { name: 'hold’em', ticket: { category: 'LIVE', gameType: 'HE' }, choose: async () => ({ side: false }) },
  { name: 'dragon tiger', ticket: { category: 'LIVE', gameType: 'DAT' }, choose: fields('tiger') },
  { name: 'card room', ticket: { category: 'PVP' } },
  { name: 'sports book', ticket: { category: 'SPORTS' }, choose: slip },
  { name: 'esports book', ticket: { category: 'ESPORTS' }, choose: mapSlip },
];
const OPEN = GAMES.filter(({ ticket }) => !['RNG', 'FISH'].includes(ticket.category));

/** A moment when live tables take bets. */
beforeEach(() => {
  const round = BETTING_MS + CLOSING_MS + RESULT_MS;
  clock.ahead = round - (nowOfTable() % round) + 1_000;
});
async function playOne({ ticket, choose }: Game, mode: 'real' | 'demo' = 'real') {
  const { data } = await open({ ...ticket, mode });
  const choice = (await choose?.()) ?? null;
  clock.ahead -= 10_000;
  return { data, answer: await play(data.playKey, { choice }) };
}

it.each(OPEN)(
  '[GM-05] $name: a round that is open is there again at the next launch, its stake held once',
  async (game) => {
    const { answer } = await playOne(game);
    expect(answer).toMatchObject({ status: 'ok', round: { status: 'open', payout: null } });
    const { data } = await open(game.ticket);
    expect(data.view.rounds[0]).toMatchObject({ id: answer.round.id, status: 'open', stake: 200, payout: null });
    expect([asked('bet').length, balance()]).toEqual([1, START - 200n]);
  },
);

it.each(GAMES)(
  '[GM-08] $name: free play has the same rules, odds and published return, is marked, and leaves the wallet alone',
  async (game) => {
    const real = (await open(game.ticket)).data;
    const { data, answer } = await playOne(game, 'demo');
    expect(answer.status).toBe('ok');
    expect([data.facts, data.publishedReturn, data.minimumRoundMs]).toEqual([
      real.facts,
      real.publishedReturn,
      real.minimumRoundMs,
    ]);
    expect([data.mode, data.words.demo.mark]).toEqual(['demo', 'Free demo']);
    expect(asked('bet').length + asked('betWin').length).toBe(0);
    expect(balance()).toBe(START);
  },
);

it.each(GAMES)(
  '[GM-12] $name: a round has a shortest time, and a second press before it moves nothing',
  async (game) => {
    const { data, answer } = await playOne(game);
    expect(answer.status).toBe('ok');
    const { mode: _, ...launch } = { mode: 'real', gameId: data.gameId, ...game.ticket };
    expect(mechanicOf(launch).minimumRoundMs).toBeGreaterThanOrEqual(1_000);
    const choice = (await game.choose?.()) ?? null;
    clock.ahead -= 10_000;
    const again = await play(data.playKey, { choice });
    expect(['TOO_FAST', 'ROUND_OPEN']).toContain(again.code);
    expect(asked('bet').length + asked('betWin').length).toBe(1);
  },
);
