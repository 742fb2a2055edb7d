import { bookOf, type ListedSlip } from '../../test/book-page.ts';
import { closed, goTo, legOf, matchOf, picksOf, settleClock } from '../../test/football.ts';
import {
  asked,
  balance,
  clock,
  newTableForEachTest,
  open,
  outboxEmpty,
  play,
  START,
  start,
  testLimits,
  until,
  vendor,
  wallet,
} from '../../test/table.ts';
import { commitmentOf, fairChance } from '../chance/fair-chance.ts';
import type { Leg } from '../mechanics/book/book.ts';
import { drawCourse, scoreAt } from '../mechanics/book/course.ts';
import { fixtureOf, numberOf } from '../mechanics/book/fixture.ts';
import { FOOTBALL } from '../mechanics/book/sports.ts';
import { BOOKS, VERIFIABLE } from '../pick-mechanic.ts';
// @ts-expect-error The page's own script, without types: it is the one that members' browsers run.
import { RECORDS, recount } from '../../public/fair/outcomes.js';
import { findEvent } from '../store/book-events.ts';
import type { EventView } from './book-events.ts';

newTableForEachTest();

testLimits.walletMs = 4_000;
const SPORTS = { category: 'SPORTS' };
const STAKE = 200;

const feed = async (category = 'SPORTS') =>
  (await vendor.app.inject(`/feed/CPL/events?category=${category}`)).json().events as EventView[];
const coming = async () => (await feed()).filter(({ status }) => status === 'next');
/** A second after the slip before. */
async function place(playKey: string, legs: unknown, accept = 'same') {
  clock.ahead -= 8_900;
  return play(playKey, { stake: STAKE, choice: { legs, accept } });
}
const slips = async (playKey: string) => (await bookOf(playKey)).slips;
beforeEach(settleClock);
const voidEvent = (id: string) => vendor.app.inject({ method: 'POST', url: `/control/CPL/events/${id}/void` });

it('feeds events with scores and prices that follow the clock, sealed by the hash of what will happen', async () => {
  const events = await feed();
  expect(new Set(events.map(({ status }) => status))).toEqual(new Set(['over', 'live', 'next']));
  const event = events.find(({ status }) => status === 'next') as EventView;
  expect([event.score, event.minute, event.seed]).toEqual([null, null, null]);
  expect(Object.keys(event.prices)).toEqual(Object.keys(FOOTBALL.markets));
  goTo(event.startsAt + 60 * FOOTBALL.minuteMs);
  const live = (await feed()).find(({ id }) => id === event.id) as EventView;
  expect(live).toMatchObject({ status: 'live', minute: 60, hash: event.hash, seed: null });
  expect(live.prices).not.toEqual(event.prices);
  goTo(event.endsAt);
  const over = (await feed()).find(({ id }) => id === event.id) as EventView;
  expect(commitmentOf(over.seed as string)).toBe(event.hash);
  const course = drawCourse(
    FOOTBALL,
    fixtureOf(FOOTBALL, 'CPL', numberOf(FOOTBALL, event.id) as number),
    fairChance(over.seed as string, `CPL/${event.id}`, 0),
  );
  expect(over.score).toEqual(scoreAt(course, FOOTBALL.minutes));
  expect(live.score).toEqual(scoreAt(course, 60));
});

it('esports has a feed of its own; an unknown vendor or category has none, and one that is down says so', async () => {
  expect(
    (await feed('ESPORTS')).every(
      ({ id, prices }) => id.startsWith('esports-') && Object.keys(prices.result!).length === 2,
    ),
  ).toBe(true);
  expect((await vendor.app.inject('/feed/NOBODY/events?category=SPORTS')).statusCode).toBe(404);
  expect((await vendor.app.inject('/feed/CPL/events?category=RNG')).statusCode).toBe(400);
  vendor.house.faults.change('CPL', { down: true });
  expect((await vendor.app.inject('/feed/CPL/events?category=SPORTS')).statusCode).toBe(503);
});

it('takes single bets side by side, and pays each at the end of its event, also after a restart', async () => {
  const { data } = await open(SPORTS);
  const [one, two] = (await coming()) as [EventView, EventView];
  const won = (await place(data.playKey, [legOf(one, picksOf(one.id).right)])).round;
  const lost = (await place(data.playKey, [legOf(two, picksOf(two.id).wrong)])).round;
  expect([won.status, lost.status, won.shown.legs[0].won]).toEqual(['open', 'open', null]);
  expect(balance()).toBe(START - 400n);
  goTo(one.endsAt - 5_000);
  expect((await slips(data.playKey)).every(({ status }: { status: string }) => status === 'open')).toBe(true);
  await vendor.stop();
  await start();
  goTo(Math.max(one.endsAt, two.endsAt));
  await closed(won.id);
  await closed(lost.id);
  expect(balance()).toBe(START - 400n + BigInt(Math.floor((STAKE * won.shown.legs[0].price) / 100)));
});

it('pays an accumulator when every answer is right, and ends it at the first that is not', async () => {
  const { data } = await open(SPORTS);
  const [one, two, three] = (await coming()) as [EventView, EventView, EventView];
  const right = await place(data.playKey, [legOf(one, picksOf(one.id).right), legOf(two, picksOf(two.id).right)]);
  const wrong = await place(data.playKey, [legOf(one, picksOf(one.id).wrong), legOf(three, picksOf(three.id).right)]);
  const [a, b] = [one, two].map((event) => BigInt(legOf(event, picksOf(event.id).right).price)) as [bigint, bigint];
  goTo(one.endsAt);
  await closed(wrong.round.id);
  expect(wallet.rounds.get(right.round.id)?.closed).toBe(false);
  goTo(two.endsAt);
  await closed(right.round.id);
  expect(balance()).toBe(START - 400n + (BigInt(STAKE) * a * b) / 10_000n);
});

it('one event is one leg, however its id is written', async () => {
  const { data } = await open(SPORTS);
  const [event] = (await coming()) as [EventView];
  const leg = legOf(event);
  for (const alias of [event.id.replace('-', '-0'), `${event.id}-again`])
    expect(await place(data.playKey, [leg, { ...leg, event: alias }])).toMatchObject({
      status: 'refused',
      code: 'CHOICE_NOT_OFFERED',
    });
  expect(asked('bet')).toEqual([]);
});

it('an accumulator looks the same before its first event is over, whether an answer is wrong or none is', async () => {
  const { data } = await open(SPORTS);
  const [one, two] = (await coming()) as [EventView, EventView];
  const second = legOf(two, picksOf(two.id).right);
  for (const pick of [picksOf(one.id).right, picksOf(one.id).wrong])
    await place(data.playKey, [{ ...legOf(one), pick }, second], 'any');
  // What differs is what the player chose, what that is worth, and the second between the two.
  const seen = ((await slips(data.playKey)) as (Omit<ListedSlip, 'shown'> & { shown: { legs: Leg[] } })[])
    .slice(0, 2)
    .map(({ id: _id, at: _at, cashOut, shown: { legs }, ...view }) => ({
      ...view,
      offer: cashOut?.status,
      legs: legs.map(({ event, score, won }) => ({ event, score, won })),
    }));
  expect(seen).toHaveLength(2);
  expect(seen[0]).toEqual(seen[1]);
});

it('an event that is called off while the wallet is asked for the stake does not count', async () => {
  const { data } = await open(SPORTS);
  const [one, two] = (await coming()) as [EventView, EventView];
  const slip = [{ ...legOf(one), pick: picksOf(one.id).wrong }, legOf(two, picksOf(two.id).right)];
  vendor.house.faults.change('CPL', { delayMs: 1_500 });
  const placing = place(data.playKey, slip, 'any');
  const asking = () =>
    vendor.house.store.db.prepare("SELECT count(*) AS n FROM round WHERE status = 'placing'").get()?.n === 1;
  await until(asking, 'the slip is at the wallet');
  expect((await voidEvent(one.id)).statusCode).toBe(200);
  const { round } = await placing;
  vendor.house.faults.change('CPL', { delayMs: 0 });
  expect(round.shown.legs.map((leg: { void: boolean }) => leg.void)).toEqual([true, false]);
  goTo(two.endsAt);
  await closed(round.id);
  await until(outboxEmpty, 'all is acknowledged');
  expect(balance()).toBe(START - 200n + BigInt(Math.floor((STAKE * round.shown.legs[1].price) / 100)));
});

it('takes a moved price only as the player allows, and moves no money otherwise', async () => {
  const { data } = await open(SPORTS);
  const [event] = (await coming()) as [EventView];
  const leg = legOf(event);
  expect(await place(data.playKey, [{ ...leg, price: leg.price + 5 }], 'same')).toMatchObject({
    status: 'refused',
    code: 'ODDS_CHANGED',
  });
  expect(await place(data.playKey, [{ ...leg, price: leg.price - 5 }], 'same')).toMatchObject({ code: 'ODDS_CHANGED' });
  expect(await place(data.playKey, [{ ...leg, price: leg.price + 5 }], 'better')).toMatchObject({
    code: 'ODDS_CHANGED',
  });
  expect(asked('bet')).toEqual([]);
  const better = await place(data.playKey, [{ ...leg, price: leg.price - 5 }], 'better');
  expect(better.round.shown.legs[0].price).toBe(leg.price);
  const any = await place(data.playKey, [{ ...leg, price: leg.price + 5 }], 'any');
  expect(any.round.shown.legs[0].price).toBe(leg.price);
});

it('takes bets while a match runs, not after a goal nor when it is over', async () => {
  const { data } = await open(SPORTS);
  const event = (await coming()).find(({ id }) =>
    matchOf(id).course.some(({ minute }) => minute > 5 && minute < 60),
  ) as EventView;
  const goal = matchOf(event.id).course.find(({ minute }) => minute > 5 && minute < 60)!.minute;
  const live = async () => (await feed()).find(({ id }) => id === event.id) as EventView;
  goTo(event.startsAt + goal * FOOTBALL.minuteMs);
  expect(await live()).toMatchObject({ closed: true, status: 'live' });
  expect(await place(data.playKey, [{ ...legOf(event), price: 200 }], 'any')).toMatchObject({
    code: 'MARKET_SUSPENDED',
  });
  goTo(event.startsAt + (goal - 1) * FOOTBALL.minuteMs);
  const before = await live();
  if (!before.closed) {
    const pick = Object.keys(before.prices.result!).find((name) => before.prices.result![name] !== null) as string;
    expect((await place(data.playKey, [legOf(before, pick)], 'any')).status).toBe('ok');
  }
  goTo(event.endsAt);
  expect(await place(data.playKey, [{ ...legOf(event), price: 200 }], 'any')).toMatchObject({
    code: 'CHOICE_NOT_OFFERED',
  });
});

it('[15-05] the page gets what was chosen in the lobby, and a slip of its own for each player', async () => {
  const selection = { event: 'football-1', answer: { market: 'result', pick: '1', price: 185 } };
  const { data } = await open({ ...SPORTS, selection });
  expect(data.selection).toEqual(selection);
  const again = await open(SPORTS);
  expect([again.data.selection, again.data.slipKey]).toEqual([null, data.slipKey]);
  wallet.balances.set('p2', START);
  expect((await open({ ...SPORTS, playerRef: 'p2' })).data.slipKey).not.toBe(data.slipKey);
  expect((await open()).data).not.toHaveProperty('selection');
});

it('takes any stake within the limits, and none beyond', async () => {
  const { data } = await open({ ...SPORTS, maxStake: '1234' });
  expect(data.stakeRange).toEqual({ least: 20, most: 1_234 });
  const [one, two] = (await coming()) as [EventView, EventView];
  const bet = (event: EventView, stake: number) =>
    play(data.playKey, { stake, choice: { legs: [legOf(event)], accept: 'any' } });
  for (const stake of [19, 1_235]) expect(await bet(one, stake)).toMatchObject({ code: 'STAKE_NOT_OFFERED' });
  expect((await bet(one, 777)).status).toBe('ok');
  expect((await bet(two, 1_234)).status).toBe('ok');
  expect(balance()).toBe(START - 777n - 1_234n);
});

it('[15-05] a refused slip comes back with the prices of now', async () => {
  const { data } = await open(SPORTS);
  const [one, two] = (await coming()) as [EventView, EventView];
  const [first, second] = [legOf(one), legOf(two)];
  expect(await place(data.playKey, [{ ...first, price: first.price + 7 }, second])).toMatchObject({
    code: 'ODDS_CHANGED',
    prices: { [one.id]: first.price, [two.id]: second.price },
  });
});

it('gives the stake of a single bet back when its event is called off, and goes on with the rest of an accumulator', async () => {
  const { data } = await open(SPORTS);
  const [one, two] = (await coming()) as [EventView, EventView];
  const single = (await place(data.playKey, [legOf(one)])).round;
  const double = (await place(data.playKey, [legOf(one, picksOf(one.id).wrong), legOf(two, picksOf(two.id).right)]))
    .round;
  expect((await voidEvent(one.id)).json()).toMatchObject({ slips: 2 });
  await until(() => balance() === START - 200n, 'the single stake is back');
  expect((await slips(data.playKey)).find(({ id }: { id: string }) => id === single.id)).toMatchObject({
    status: 'void',
    reason: 'EVENT_VOID',
  });
  expect(await place(data.playKey, [legOf(one)], 'any')).toMatchObject({ code: 'CHOICE_NOT_OFFERED' });
  expect((await voidEvent(one.id)).statusCode).toBe(404);
  goTo(two.endsAt);
  await closed(double.id);
  await until(outboxEmpty, 'all is acknowledged');
  expect(balance()).toBe(
    START - 200n + BigInt(Math.floor((STAKE * legOf(two, double.shown.legs[1].pick).price) / 100)),
  );
});

it.each([
  ['no leg', []],
  ['the same event twice', ['1', '2']],
  ['an answer that is not offered', ['7']],
])('refuses %s', async (_, picks) => {
  const { data } = await open(SPORTS);
  const [event] = (await coming()) as [EventView];
  expect(
    await place(
      data.playKey,
      picks.map((pick) => ({ event: event.id, market: 'result', pick, price: 200 })),
      'any',
    ),
  ).toMatchObject({ code: 'CHOICE_NOT_OFFERED' });
  expect(await place(data.playKey, [{ ...legOf(event), event: 'football-99999999999' }], 'any')).toMatchObject({
    code: 'CHOICE_NOT_OFFERED',
  });
  expect(await place(data.playKey, [{ ...legOf(event), market: 'constructor' }], 'any')).toMatchObject({
    code: 'CHOICE_NOT_OFFERED',
  });
  expect(asked('bet')).toEqual([]);
});

it('free play has slips of its own credits', async () => {
  const { data } = await open({ ...SPORTS, mode: 'demo' });
  const [event] = (await coming()) as [EventView];
  const { round, balance: left } = await place(data.playKey, [legOf(event)]);
  expect([round.status, left]).toEqual(['open', '99800']);
  await voidEvent(event.id);
  expect((await vendor.app.inject({ url: '/table', headers: { 'x-play-key': data.playKey } })).json().balance).toBe(
    '100000',
  );
  expect(asked('bet')).toEqual([]);
});

it('builds a book once for each state of it, and answers a caller with that state that it is current', async () => {
  const ask = (known?: string) =>
    vendor.app.inject({ url: '/feed/CPL/events?category=SPORTS', headers: known ? { 'if-none-match': known } : {} });
  const first = await ask();
  const built = vendor.house.books.get('CPL/football');
  const again = await ask(String(first.headers.etag));
  expect([again.statusCode, again.body, vendor.house.books.get('CPL/football') === built]).toEqual([304, '', true]);
  const event = (await coming())[0] as EventView;
  await voidEvent(event.id);
  const after = await ask(String(first.headers.etag));
  expect(after.json().events.find(({ id }: EventView) => id === event.id).status).toBe('void');
  goTo(vendor.house.books.get('CPL/football')!.changesAt);
  expect((await ask(String(after.headers.etag))).statusCode).toBe(200);
});

it.each(['SPORTS', 'ESPORTS', 'COCKFIGHT'] as const)(
  '%s: the page’s script counts the course of a match again from its seed, and no other seed gives it',
  async (category) => {
    const { name } = BOOKS[category]!;
    const over = (await feed(category)).filter(({ status }) => status === 'over');
    expect(over.length).toBeGreaterThan(2);
    const facts = VERIFIABLE[name]!.facts;
    for (const { id, seed, hash, score } of over) {
      const values = { kind: 'book', facts, hash, serverSeed: seed, clientSeed: `CPL/${id}`, nonce: 0 };
      const { kept, record, course } = await recount(values);
      expect([kept, record]).toEqual([true, RECORDS.book({ score })]);
      expect(course).toHaveLength(score![0] + score![1]);
      expect((await recount({ ...values, serverSeed: `${seed}0` })).kept).toBe(false);
    }
  },
);

it('a slip carries the seeds of its events as soon as they are over, and not before', async () => {
  const { data } = await open(SPORTS);
  const [event] = (await coming()) as [EventView];
  const { round } = await place(data.playKey, [legOf(event)]);
  const leg = async () => (await slips(data.playKey)).find(({ id }: { id: string }) => id === round.id).shown.legs[0];
  expect((await leg()).seed).toBeUndefined();
  goTo(event.endsAt);
  expect(await leg()).toMatchObject({ hash: event.hash, seed: findEvent(vendor.house.store, 'CPL', event.id)!.seed });
});
