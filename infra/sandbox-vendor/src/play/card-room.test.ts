import {
  asked,
  balance,
  clock,
  newTableForEachTest,
  open,
  play,
  START,
  start,
  testLimits,
  until,
  vendor,
  wallet,
} from '../../test/table.ts';
import { potFor, ROOM, type RoomShown } from '../mechanics/high-card/high-card.ts';
import { nextDealAt } from '../store/card-tables.ts';
// @ts-expect-error The page's own script, without types: it is the one that members' browsers run.
import { RECORDS, recount } from '../../public/fair/outcomes.js';

newTableForEachTest();

testLimits.walletMs = 4_000;
const STAKE = 200;

async function enter(playerRef: string, more: object = {}) {
  wallet.balances.set(playerRef, wallet.balances.get(playerRef) ?? START);
  return (await open({ category: 'PVP', playerRef, ...more })).data;
}
/** Takes a seat without the clock going on. */
async function sit(data: { playKey: string }, more: object = {}) {
  clock.ahead -= 10_000;
  return play(data.playKey, { stake: STAKE, ...more });
}
const look = async (data: { playKey: string }, id: string) =>
  (await vendor.app.inject({ url: `/table/rounds/${id}`, headers: { 'x-play-key': data.playKey } })).json().round as {
    status: string;
    reason: string | null;
    payout: number | null;
    shown: RoomShown & { waitMs: number };
  };
const leave = async (data: { playKey: string }, id: string) =>
  (
    await vendor.app.inject({
      method: 'POST',
      url: `/table/rounds/${id}/leave`,
      headers: { 'x-play-key': data.playKey },
      payload: {},
    })
  ).json();
const room = async (data: { playKey: string }) =>
  (await vendor.app.inject({ url: '/table', headers: { 'x-play-key': data.playKey } })).json().table as Record<
    string,
    { hash: string; waiting: number }
  >;

async function wait(ms: number = ROOM.waitMs): Promise<void> {
  clock.ahead += ms;
  vendor.house.dealer.wake();
  const { store, now } = vendor.house;
  await until(() => (nextDealAt(store) ?? Number.POSITIVE_INFINITY) > now(), 'every table that is due has dealt');
}
const settled = (...ids: string[]) =>
  until(() => ids.every((id) => wallet.rounds.get(id)?.closed === true), 'the rounds are closed at the wallet');
const money = () => [...wallet.balances.values()].reduce((sum, each) => sum + each, 0n);

it('deals two members one hand: the winner takes the pot less the rake, to the unit, and both can count it again', async () => {
  const [one, two] = [await enter('p1'), await enter('p2')];
  const { hash } = (await room(one))[STAKE]!;
  const first = (await sit(one)).round;
  const second = (await sit(two)).round;
  expect([first.status, first.payout, first.shown.cards]).toEqual(['open', null, null]);
  expect(second.shown).toMatchObject({
    hash,
    table: first.shown.table,
    me: 1,
    seats: ['p1•••1', 'p2•••2'],
    seed: null,
  });
  expect((await look(one, first.id)).shown).toMatchObject({ me: 0, seats: ['p1•••1', 'p2•••2'] });
  expect((await room(one))[STAKE]!.waiting).toBe(2);
  expect(money()).toBe(2n * START - 400n);

  await wait();
  await settled(first.id, second.id);
  const [mine, theirs] = [await look(one, first.id), await look(two, second.id)];
  expect(mine.shown.cards).toEqual(theirs.shown.cards);
  expect([mine.payout, theirs.payout].sort()).toEqual([0, potFor(STAKE, 2)]);
  expect([wallet.balances.get('p1'), wallet.balances.get('p2')]).toEqual(
    [mine, theirs].map(({ payout }) => START - 200n + BigInt(payout!)),
  );
  expect(money()).toBe(2n * START - 8n);

  const { hash: shownHash, seed, mix, table, cards } = mine.shown;
  expect(shownHash).toBe(hash);
  const counted = await recount({
    kind: 'high-card',
    facts: one.facts,
    serverSeed: seed,
    clientSeed: mix,
    nonce: table,
    hash,
    choice: cards!.length,
  });
  expect(counted).toEqual({ kept: true, record: RECORDS['high-card'](mine.shown) });
  expect((await room(one))[STAKE]!.hash).not.toBe(hash);
});

it('puts the house’s player at the table when nobody comes', async () => {
  const one = await enter('p1');
  const { round } = await sit(one);
  expect(round.shown).toMatchObject({ seats: ['p1•••1'], dealsAfterMs: expect.any(Number) });
  expect(round.shown.waitMs).toBeLessThanOrEqual(ROOM.waitMs);
  expect(round.shown.waitMs).toBeGreaterThan(0);
  expect((await look(one, round.id)).shown.cards).toBeNull();
  await wait();
  await settled(round.id);
  const { shown, payout } = await look(one, round.id);
  expect([shown.seats, shown.cards?.length]).toEqual([['p1•••1', null], 2]);
  expect(payout).toBe(shown.winner === 0 ? potFor(STAKE, 2) : 0);
  expect(balance()).toBe(START - 200n + BigInt(payout!));
});

it('deals a full table at once; who comes next, or stakes something else, sits at another', async () => {
  const members = await Promise.all(['p1', 'p2', 'p3', 'p4', 'p5'].map((name) => enter(name)));
  const rounds = [];
  for (const member of members.slice(0, 4)) rounds.push((await sit(member)).round);
  await settled(...rounds.map(({ id }) => id));
  expect(money()).toBe(5n * START - 16n);
  const fifth = (await sit(members[4]!)).round;
  expect(fifth.shown).toMatchObject({ me: 0, seats: ['p5•••5'] });
  expect(fifth.shown.table).not.toBe(rounds[0].shown.table);
  expect((await room(members[0]!))['100']!.waiting).toBe(0);
});

it('gives the stake back to who leaves before the deal, and to nobody after it', async () => {
  const [one, two] = [await enter('p1'), await enter('p2')];
  const first = (await sit(one)).round;
  const second = (await sit(two)).round;
  expect(await leave(two, first.id)).toMatchObject({ code: 'ROUND_NOT_FOUND' });
  expect(await leave(one, first.id)).toEqual({ status: 'ok' });
  await until(() => balance() === START, 'the stake is back');
  expect(await look(one, first.id)).toMatchObject({ status: 'void', reason: 'LEFT_TABLE', shown: null });
  expect((await look(two, second.id)).shown).toMatchObject({ me: 0, seats: ['p2•••2'] });
  await wait();
  await settled(second.id);
  expect((await look(two, second.id)).shown.seats).toEqual(['p2•••2', null]);
  expect(await leave(two, second.id)).toMatchObject({ status: 'refused', code: 'CARDS_DEALT' });
  expect(balance()).toBe(START);
});

it('keeps who has left a table standing for a while, so that nobody sits down and leaves in a loop', async () => {
  const [one, two] = [await enter('p1'), await enter('p2')];
  const { round } = await sit(one);
  const { id } = (await sit(two)).round;
  expect(await leave(one, round.id)).toEqual({ status: 'ok' });
  await until(() => balance() === START, 'the stake is back');
  const bets = asked('bet').length;
  for (let tries = 0; tries < 3; tries += 1) {
    // A new launch of the game, and another stake, are no way around it.
    const again = tries === 1 ? await enter('p1') : one;
    expect(await sit(again, tries === 2 ? { stake: 100 } : {})).toMatchObject({
      status: 'refused',
      code: 'LEFT_JUST_NOW',
      waitMs: expect.any(Number),
    });
  }
  expect([asked('bet').length, (await look(two, id)).shown.seats]).toEqual([bets, ['p2•••2']]);
  clock.ahead += ROOM.againAfterMs;
  expect((await sit(one)).round).toMatchObject({ status: 'open' });
});

it('seats nobody whose stake the wallet did not confirm, and one member once', async () => {
  const [one, two] = [await enter('p1'), await enter('p2')];
  wallet.trouble('bet', 'lose-answer');
  expect(await sit(one)).toMatchObject({ code: 'STAKE_RETURNED' });
  const { round } = await sit(two);
  expect(round.shown.seats).toEqual(['p2•••2']);
  expect(await sit(two)).toMatchObject({ code: 'ROUND_OPEN' });
  expect(await sit(await enter('p2'))).toMatchObject({ code: 'ROUND_OPEN' });
  await until(() => balance() === START, 'the lost stake is back');
});

it('deals a table that was waiting when the process ended, although its players are gone', async () => {
  const [one, two] = [await enter('p1'), await enter('p2')];
  const rounds = [(await sit(one)).round, (await sit(two)).round];
  await vendor.stop();
  wallet.endSessions();
  clock.ahead += 60_000;
  await start();
  await settled(...rounds.map(({ id }) => id));
  expect(money()).toBe(2n * START - 8n);
  const { data } = await open({ category: 'PVP' });
  expect(data.view.rounds[0]).toMatchObject({ id: rounds[0].id, status: 'settled' });
});

it('keeps free play at tables of its own, with its own credits', async () => {
  const real = await enter('p1');
  const free = await enter('p2', { mode: 'demo' });
  await sit(real);
  const { round } = await sit(free);
  expect(round.shown.seats).toEqual(['p2•••2']);
  expect(await leave(free, round.id)).toEqual({ status: 'ok' });
  const page = (await vendor.app.inject({ url: '/table', headers: { 'x-play-key': free.playKey } })).json();
  expect(page.balance).toBe('100000');
  expect(asked('bet')).toHaveLength(1);
  expect(wallet.balances.get('p2')).toBe(START);
});
