import { bookOf, followBook, type ListedSlip } from '../../test/book-page.ts';
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
import { CASH_OUT_KEEPS_PER_CENT } from '../mechanics/book/book.ts';
import { scoreAt } from '../mechanics/book/course.ts';
import { sharesAt } from '../mechanics/book/prices.ts';
import { FOOTBALL } from '../mechanics/book/sports.ts';
import { type EventView, eventsNow } from './book-events.ts';
import { replayLink } from './replay.ts';

newTableForEachTest();

testLimits.walletMs = 4_000;
const STAKE = 1_000;
const coming = () =>
  eventsNow(vendor.house, 'CPL', FOOTBALL).filter(({ status }) => status === 'next') as [EventView, EventView];
async function place(playKey: string, legs: unknown) {
  clock.ahead -= 8_900;
  return (await play(playKey, { stake: STAKE, choice: { legs, accept: 'any' } })).round as ListedSlip;
}
async function opened() {
  settleClock();
  return (await open({ category: 'SPORTS' })).data.playKey as string;
}
const slip = async (playKey: string, id: string) =>
  ((await bookOf(playKey)).slips as ListedSlip[]).find((one) => one.id === id) as ListedSlip;
const offered = async (playKey: string, id: string) => ((await slip(playKey, id)).cashOut as { amount: number }).amount;
const cashOut = async (playKey: string, id: string, amount: unknown) =>
  (
    await vendor.app.inject({
      method: 'POST',
      url: `/table/rounds/${id}/cash-out`,
      headers: { 'x-play-key': playKey },
      payload: { amount },
    })
  ).json();
/** A minute of a match in which bets are open, a while after it began. */
function openMinute(id: string): number {
  const { fixture, course } = matchOf(id);
  const goals = course.map(({ minute }) => minute);
  const minute = Array.from({ length: 70 }, (_, at) => at + 5).find(
    (at) => !goals.some((goal) => goal <= at && goal > at - FOOTBALL.closedAfterPoint),
  ) as number;
  return fixture.startsAt + minute * FOOTBALL.minuteMs;
}

it('offers the present worth of a slip, less the house’s share, and pays it once', async () => {
  const playKey = await opened();
  const [event] = coming();
  const { id } = await place(playKey, [legOf(event)]);
  const { fixture, minute, score } = matchOf(event.id);
  const worth = ((STAKE * event.prices.result!['1']!) / 100) * sharesAt(FOOTBALL, fixture, minute, score).result!['1']!;
  const amount = await offered(playKey, id);
  expect(amount).toBe(Math.floor((worth * (100 - CASH_OUT_KEEPS_PER_CENT)) / 100));
  const answers = await Promise.all(Array.from({ length: 5 }, () => cashOut(playKey, id, amount)));
  expect(answers.map(({ status, round }) => [status, round.payout])).toEqual(Array(5).fill(['ok', amount]));
  await until(outboxEmpty, 'the wallet knows');
  expect(asked('win')).toHaveLength(1);
  expect(balance()).toBe(START - BigInt(STAKE) + BigInt(amount));
  expect(await slip(playKey, id)).toMatchObject({
    status: 'settled',
    payout: amount,
    cashOut: null,
    shown: { cashedOut: { amount } },
  });
});

it('the end of the event, its being called off and a restart change nothing of a slip that was cashed out', async () => {
  const playKey = await opened();
  const [one, two] = coming();
  const [first, second] = [
    await place(playKey, [legOf(one, picksOf(one.id).right)]),
    await place(playKey, [legOf(two)]),
  ];
  vendor.house.faults.change('CPL', { delayMs: 300 });
  const amounts = [await offered(playKey, first.id), await offered(playKey, second.id)] as [number, number];
  const pressed = [cashOut(playKey, first.id, amounts[0]), cashOut(playKey, second.id, amounts[1])];
  await until(
    () =>
      vendor.house.store.db.prepare("SELECT count(*) AS n FROM round WHERE shown LIKE '%cashedOut%'").get()?.n === 2,
    'both are decided',
  );
  // The wallet has not answered yet.
  expect((await vendor.app.inject({ method: 'POST', url: `/control/CPL/events/${two.id}/void` })).json()).toMatchObject(
    { slips: 1 },
  );
  await Promise.all(pressed);
  await vendor.stop();
  await start();
  goTo(Math.max(one.endsAt, two.endsAt));
  await Promise.all([closed(first.id), closed(second.id)]);
  await until(outboxEmpty, 'all is acknowledged');
  expect([asked('win').length, asked('rollback').length]).toEqual([2, 0]);
  expect(balance()).toBe(START - BigInt(2 * STAKE) + BigInt(amounts[0] + amounts[1]));
});

it('a lower offer is shown first and moves no money; a better one is paid as it is', async () => {
  const playKey = await opened();
  const [event] = coming();
  const { id } = await place(playKey, [legOf(event)]);
  const amount = await offered(playKey, id);
  expect(await cashOut(playKey, id, amount + 1)).toEqual({
    status: 'refused',
    balance: null,
    code: 'CASH_OUT_MOVED',
    offer: amount,
  });
  expect([asked('win').length, (await slip(playKey, id)).status]).toEqual([0, 'open']);
  expect(await cashOut(playKey, id, amount - 1)).toMatchObject({ status: 'ok', round: { payout: amount } });
});

it('offers nothing while bets on an event are closed, after the end, nor for another player’s slip', async () => {
  const playKey = await opened();
  const event = coming().find(({ id }) =>
    matchOf(id).course.some(({ minute }) => minute > 3 && minute < 80),
  ) as EventView;
  const { id } = await place(playKey, [legOf(event, picksOf(event.id).right)]);
  const goal = matchOf(event.id).course.find(({ minute }) => minute > 3 && minute < 80)!.minute;
  goTo(event.startsAt + goal * FOOTBALL.minuteMs);
  expect((await slip(playKey, id)).cashOut).toEqual({ status: 'suspended' });
  expect(await cashOut(playKey, id, 1)).toMatchObject({ status: 'refused', code: 'CASH_OUT_SUSPENDED' });
  goTo(event.endsAt - FOOTBALL.minuteMs / 2);
  expect(await cashOut(playKey, id, 1)).toMatchObject({ code: 'CASH_OUT_SUSPENDED' });
  goTo(event.endsAt);
  await closed(id);
  expect(await cashOut(playKey, id, 1)).toMatchObject({ code: 'CASH_OUT_OVER' });
  expect(asked('win')).toHaveLength(1);
  wallet.balances.set('p2', START);
  const stranger = (await open({ category: 'SPORTS', playerRef: 'p2' })).data.playKey;
  expect(await cashOut(stranger, id, 1)).toMatchObject({ code: 'ROUND_NOT_FOUND' });
  expect(await cashOut(playKey, id, '1')).toMatchObject({ code: 'BAD_REQUEST' });
});

it('an accumulator is worth more with each answer that came true', async () => {
  const playKey = await opened();
  const [one, two] = coming();
  const right = legOf(one, picksOf(one.id).right);
  const { id } = await place(playKey, [right, legOf(two)]);
  const before = await offered(playKey, id);
  goTo(Math.max(one.endsAt, openMinute(two.id)));
  const { cashOut: after } = await slip(playKey, id);
  const { minute, score, fixture, closed: shut } = matchOf(two.id);
  expect(before).toBeGreaterThan(0);
  if (shut) return expect(after).toEqual({ status: 'suspended' });
  const worth =
    STAKE * (right.price / 100) * (legOf(two).price / 100) * sharesAt(FOOTBALL, fixture, minute, score).result!['1']!;
  const amount = Math.floor((worth * (100 - CASH_OUT_KEEPS_PER_CENT)) / 100);
  // A match that has as good as decided against the slip leaves less than one unit, and nothing is offered for that.
  expect(after).toMatchObject(amount > 0 ? { status: 'offered', amount } : { status: 'suspended' });
});

it('updates the open page when the book or a slip changes, and is silent otherwise', async () => {
  const playKey = await opened();
  const [event] = coming();
  const { id } = await place(playKey, [legOf(event)]);
  const page = await followBook(playKey);
  expect(Object.keys(await page.next())).toEqual(['now', 'events', 'slips']);
  await cashOut(playKey, id, 1);
  for (;;) {
    const { slips } = await page.next();
    if (slips?.[0].status === 'settled') break;
  }
  const built = vendor.house.books.get('CPL/football')!;
  goTo(built.changesAt);
  for (;;) {
    const { events } = await page.next();
    if (events) break;
  }
  expect(vendor.house.books.get('CPL/football')!.version).not.toBe(built.version);
  page.stop();
});

it('free play is cashed out in its own credits', async () => {
  await opened();
  const { data } = await open({ category: 'SPORTS', mode: 'demo' });
  const [event] = coming();
  const { id } = await place(data.playKey, [legOf(event)]);
  const amount = await offered(data.playKey, id);
  expect(await cashOut(data.playKey, id, amount)).toMatchObject({
    status: 'ok',
    balance: String(100_000 - STAKE + amount),
  });
  expect(wallet.asked.filter(({ call }) => call !== 'authenticate')).toEqual([]);
});

it('a look back at a bet on one event has the hash of its seed, and the seed with the verifier when the event is over', async () => {
  const playKey = await opened();
  const [event] = coming();
  const { id } = await place(playKey, [legOf(event)]);
  const fair = () => {
    const replay = replayLink(vendor.house, 'CPL', { playerRef: 'p1', roundId: id, language: 'en' });
    return replay.status === 'ok' ? replay.fair : undefined;
  };
  await cashOut(playKey, id, await offered(playKey, id));
  expect(fair()).toEqual({
    hash: event.hash,
    clientSeed: `CPL/${event.id}`,
    nonce: 0,
    serverSeed: null,
    verifyUrl: null,
  });
  const { course, seed } = matchOf(event.id);
  goTo(event.endsAt);
  const after = fair();
  expect(after?.serverSeed).toBe(seed);
  expect(new URLSearchParams(String(after?.verifyUrl).split('#')[1]).get('record')).toBe(
    scoreAt(course, FOOTBALL.minutes).join(':'),
  );
});
