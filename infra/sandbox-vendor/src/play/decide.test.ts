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
  until,
  vendor,
  wallet,
  nowOfTable,
} from '../../test/table.ts';
import { DECIDE_MS } from '../mechanics/hands/hand-table.ts';
import { listTransactions } from '../store/transactions.ts';
import { seededChance } from '../chance/seeded-chance.ts';
// @ts-expect-error The page's own script, without types: it is the one that members' browsers run.
import { RECORDS, recount } from '../../public/fair/outcomes.js';

newTableForEachTest();

/* Card games against the house: the decisions of a round, its further stakes, and its end without the player. */

const BLACKJACK = { category: 'LIVE', gameType: 'BJ', gameId: 'CPL-BJ' };
const HOLDEM = { category: 'LIVE', gameType: 'HE', gameId: 'CPL-HE' };

interface Shown {
  step: number;
  options: { action: string; stake: number }[];
  deck: number[] | null;
  dealer: number[];
}
interface Answer {
  status: string;
  code?: string;
  round: { id: string; status: string; stake: number; payout: number | null; shown: Shown };
}

async function decide(playKey: string, { id, shown }: Answer['round'], action: string): Promise<Answer> {
  const reply = await vendor.app.inject({
    method: 'POST',
    url: `/table/rounds/${id}/decide`,
    headers: { 'x-play-key': playKey },
    payload: { step: shown.step, action },
  });
  return reply.json();
}
const look = async (playKey: string, id: string): Promise<Answer> =>
  (await vendor.app.inject({ url: `/table/rounds/${id}`, headers: { 'x-play-key': playKey } })).json();

/** Deals until a round is open that offers an action. */
async function dealtWith(
  ticket: typeof BLACKJACK,
  action: string,
  choice: unknown = null,
  mode: 'real' | 'demo' = 'real',
) {
  for (let seed = 1; ; seed++) {
    await vendor.stop();
    await start(seededChance(seed));
    const { data } = await open({ ...ticket, mode }, `CPL/${ticket.gameId}`);
    const before = balance();
    const answer: Answer = await play(data.playKey, { choice });
    if (answer.round.shown.options.some((option) => option.action === action))
      return { data, round: answer.round, before };
    // Not this time: the round ends without the player.
    while (answer.round.status === 'open' && (await look(data.playKey, answer.round.id)).round.status === 'open') {
      clock.ahead += DECIDE_MS;
      vendor.house.dealer.wake();
      await new Promise((done) => setTimeout(done, 20));
    }
    await until(outboxEmpty, 'the wallet has received what it is owed');
  }
}
const ended = async (playKey: string, id: string) => {
  await until(outboxEmpty, 'the wallet has received what it is owed');
  return (await look(playKey, id)).round;
};

it('[15-01] a doubled stake is a further bet of the same round, and one win pays both', async () => {
  const { data, round, before } = await dealtWith(BLACKJACK, 'double');
  expect(balance()).toBe(before - 200n);
  const answer = await decide(data.playKey, round, 'double');
  const after = await ended(data.playKey, round.id);
  expect([answer.status, after.status, after.stake]).toEqual(['ok', 'settled', 400]);
  expect(balance()).toBe(before - 400n + BigInt(after.payout!));
  const bets = asked('bet').filter(({ body }) => body.roundId === round.id);
  expect(bets.map(({ body }) => body.amount)).toEqual(['200', '200']);
  expect(new Set(bets.map(({ body }) => body.txId)).size).toBe(2);
  expect(wallet.rounds.get(round.id)?.closed).toBe(true);
  // The vendor's books list what the wallet has taken and paid.
  const day = new Date(nowOfTable()).toISOString().slice(0, 10);
  const listed = listTransactions(vendor.house.store, 'CPL', day, 0).transactions.filter(
    ({ roundId }) => roundId === round.id,
  );
  expect(listed.filter(({ kind }) => kind === 'bet').map(({ vendorTxId, amount }) => [vendorTxId, amount])).toEqual(
    bets.map(({ body }) => [body.txId, body.amount]),
  );
  expect(listed.filter(({ kind }) => kind === 'win').map(({ amount }) => amount)).toEqual(
    after.payout === 0 ? [] : [String(after.payout)],
  );
});

it('shows neither the hole card nor the deck before the end, and the same page counts the cards again afterwards', async () => {
  const { data, round } = await dealtWith(BLACKJACK, 'hit');
  expect([round.shown.deck, round.shown.dealer.length]).toEqual([null, 1]);
  const fair = async (payload?: object) =>
    (
      await vendor.app.inject({
        method: payload ? 'POST' : 'GET',
        url: '/table/fair',
        headers: { 'x-play-key': data.playKey },
        ...(payload && { payload }),
      })
    ).json();
  // The seeds stay sealed while a decision is awaited.
  expect((await fair({ clientSeed: 'mine' })).code).toBe('ROUND_OPEN');
  expect((await fair()).fair.rounds[0].shown.deck).toBeNull();
  await decide(data.playKey, round, 'stay');
  await ended(data.playKey, round.id);
  const seeds = (await fair({ clientSeed: 'mine' })).fair.rounds[0];
  expect(await recount({ ...seeds, kind: data.kind, facts: data.facts })).toMatchObject({
    kept: true,
    record: RECORDS.hands(seeds.shown),
  });
});

it('[15-02] a round whose player is gone ends by the server’s decision and is settled', async () => {
  const { data, round, before } = await dealtWith(HOLDEM, 'call', { side: true });
  expect(balance()).toBe(before - 400n);
  clock.ahead += DECIDE_MS - 1_000;
  vendor.house.dealer.wake();
  await new Promise((done) => setTimeout(done, 50));
  expect((await look(data.playKey, round.id)).round.status).toBe('open');
  clock.ahead += 1_500;
  vendor.house.dealer.wake();
  await until(() => wallet.rounds.get(round.id)?.closed === true, 'the round is closed at the wallet');
  const after = await ended(data.playKey, round.id);
  expect(after.status).toBe('settled');
  // Folded: the ante is lost, the side stake is paid by its own rule.
  expect(balance()).toBe(before - 400n + BigInt(after.payout!));
  expect(asked('bet').filter(({ body }) => body.roundId === round.id)).toHaveLength(1);
});

it('an overdue round is decided by the next process, too', async () => {
  const { round } = await dealtWith(BLACKJACK, 'hit');
  await vendor.stop();
  clock.ahead += DECIDE_MS + 1_000;
  await start();
  await until(() => wallet.rounds.get(round.id)?.closed === true, 'the round is closed at the wallet');
});

it('a decision counts once, and none counts for an earlier state', async () => {
  const { data, round, before } = await dealtWith(BLACKJACK, 'double');
  await decide(data.playKey, round, 'double');
  expect(await decide(data.playKey, round, 'double')).toMatchObject({ status: 'refused', code: 'DECISION_OVER' });
  const after = await ended(data.playKey, round.id);
  expect(balance()).toBe(before - 400n + BigInt(after.payout!));
  expect(await decide(data.playKey, after, 'hit')).toMatchObject({ code: 'DECISION_OVER' });
});

it.each(['wait', 'insure', 'split'])('refuses the decision %s where it is not offered', async (action) => {
  const { data, round } = await dealtWith(BLACKJACK, 'hit');
  expect(round.shown.options.some((option) => option.action === action)).toBe(false);
  expect(await decide(data.playKey, round, action)).toMatchObject({ code: 'CHOICE_NOT_OFFERED' });
});

it('a further stake that the balance does not cover leaves the decision open', async () => {
  const { data, round } = await dealtWith(HOLDEM, 'call', { side: false });
  const left = balance();
  wallet.balances.set('p1', 100n);
  expect(await decide(data.playKey, round, 'call')).toMatchObject({
    status: 'refused',
    code: 'INSUFFICIENT_FUNDS',
    round: { status: 'open', stake: 200 },
  });
  wallet.balances.set('p1', left);
  const again = await decide(data.playKey, (await look(data.playKey, round.id)).round, 'call');
  expect(again.status).toBe('ok');
  expect((await ended(data.playKey, round.id)).stake).toBe(600);
});

it.each(['lose-answer', 'lose-request', 'error'] as const)(
  'a further stake of which nobody knows (%s) is called back, and the same decision is open again',
  async (trouble) => {
    const { data, round, before } = await dealtWith(HOLDEM, 'call', { side: false });
    wallet.trouble('bet', trouble);
    expect(await decide(data.playKey, round, 'call')).toMatchObject({ status: 'refused', code: 'STAKE_RETURNED' });
    await until(outboxEmpty, 'the stake is called back');
    expect(balance()).toBe(before - 200n);
    const open = await look(data.playKey, round.id);
    expect(open.round).toMatchObject({ status: 'open', stake: 200, shown: { step: 0 } });
    const answer = await decide(data.playKey, open.round, 'call');
    expect(answer.status).toBe('ok');
    const after = await ended(data.playKey, round.id);
    expect([after.stake, balance()]).toEqual([600, before - 600n + BigInt(after.payout!)]);
  },
);

it('free play takes further stakes from its own credits and leaves the wallet alone', async () => {
  const { data, round } = await dealtWith(HOLDEM, 'call', { side: false }, 'demo');
  await decide(data.playKey, round, 'call');
  const after = await ended(data.playKey, round.id);
  expect([after.stake, balance(), asked('bet').length]).toEqual([600, START, 0]);
});
