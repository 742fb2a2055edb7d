import fc from 'fast-check';
import { blackjackGame, type BlackjackState, isBlackjack, totalOf } from './blackjack.ts';

/** Cards by their worth, in the order dealt: player, dealer, player, dealer, then what is drawn. */
const deck = (...worths: number[]) => [...worths.map((worth) => (worth === 11 ? 0 : worth - 1)), ...Array(60).fill(4)];
const begin = (...worths: number[]) => blackjackGame.begin(deck(...worths), 100, false);
const actions = (state: BlackjackState) => blackjackGame.options(state).map(({ action }) => action);
const returned = (state: BlackjackState) => blackjackGame.settle(state).map(({ stake, payout }) => [stake, payout]);
const after = (state: BlackjackState, ...moves: string[]) => moves.reduce(blackjackGame.act, state);

it('counts an ace as eleven while that is no bust', () => {
  expect([totalOf([0, 5]), totalOf([0, 5, 8]), totalOf([0, 0]), totalOf([12, 11, 1])]).toEqual([
    { total: 17, soft: true },
    { total: 16, soft: false },
    { total: 12, soft: true },
    { total: 22, soft: false },
  ]);
});

it('pays a blackjack 3 to 2 at once, and returns the stake against the dealer’s', () => {
  expect(returned(begin(11, 5, 10, 9))).toEqual([[100, 250]]);
  const both = after(begin(11, 11, 10, 10), 'decline');
  expect([actions(both), returned(both)]).toEqual([[], [[100, 100]]]);
});

it('the dealer with a ten looks for a blackjack before the player decides', () => {
  expect(returned(begin(10, 10, 9, 11))).toEqual([[100, 0]]);
});

it('offers insurance of half the stake against an ace, and pays it 2 to 1', () => {
  const asked = begin(10, 11, 9, 10);
  expect(blackjackGame.options(asked)).toEqual([
    { action: 'decline', stake: 0 },
    { action: 'insure', stake: 50 },
  ]);
  expect(returned(after(asked, 'insure'))).toEqual([
    [100, 0],
    [50, 150],
  ]);
  expect(returned(after(begin(10, 11, 9, 8), 'insure', 'stay'))).toEqual([
    [100, 100],
    [50, 0],
  ]);
});

it('draws to 16 for the dealer and stays on a soft 17', () => {
  expect(after(begin(10, 6, 9, 10, 5), 'stay').dealer).toHaveLength(3);
  expect(after(begin(10, 6, 9, 11), 'stay').dealer).toHaveLength(2);
});

it('doubles for one card, on the first two only', () => {
  const first = begin(6, 10, 5, 7, 9);
  expect(actions(first)).toEqual(['stay', 'hit', 'double']);
  expect(returned(after(first, 'double'))).toEqual([[200, 400]]);
  expect(actions(after(begin(2, 10, 3, 7, 4), 'hit'))).toEqual(['stay', 'hit']);
});

it('splits a pair once, plays both hands in turn, and gives split aces one card each', () => {
  const pair = begin(8, 10, 8, 7, 3, 10, 9);
  expect(actions(pair)).toContain('split');
  const split = after(pair, 'split');
  expect(split.hands.map(({ cards }) => totalOf(cards).total)).toEqual([11, 18]);
  expect(actions(split)).toEqual(['stay', 'hit']);
  expect(returned(after(split, 'hit', 'stay', 'stay'))).toEqual([
    [100, 200],
    [100, 200],
  ]);
  const aces = after(begin(11, 9, 11, 8, 10, 5), 'split');
  // A ten on a split ace is 21, not a blackjack: it pays 1 to 1.
  expect([actions(aces), returned(aces)]).toEqual([
    [],
    [
      [100, 200],
      [100, 0],
    ],
  ]);
});

it('a bust loses at once, and the dealer then draws nothing', () => {
  const bust = after(begin(10, 5, 6, 10, 9), 'hit');
  expect([bust.dealer.length, returned(bust)]).toEqual([2, [[100, 0]]]);
});

it('every sequence of decisions ends, each stake paid by what the dealer’s rules make of it, from unused cards only', () =>
  fc.assert(
    fc.property(
      fc.shuffledSubarray(
        Array.from({ length: 416 }, (_, card) => card),
        { minLength: 60, maxLength: 60 },
      ),
      fc.infiniteStream(fc.nat(3)),
      (drawn, choices) => {
        let state = blackjackGame.begin(drawn, 100, false);
        for (let step = 0; blackjackGame.options(state).length > 0; step++) {
          expect(step).toBeLessThan(40);
          const options = blackjackGame.options(state);
          state = blackjackGame.act(state, options[(choices.next().value as number) % options.length]!.action);
        }
        const own = state.hands.flatMap(({ cards }) => cards);
        expect([...own, ...state.dealer].sort()).toEqual(state.deck.slice(0, state.dealt).toSorted());
        const dealer = totalOf(state.dealer).total;
        for (const [at, { stake, payout }] of blackjackGame.settle(state).slice(0, state.hands.length).entries()) {
          const { total } = totalOf(state.hands[at]!.cards);
          if (total > 21) expect(payout).toBe(0);
          else if (dealer > 21) expect(payout).toBeGreaterThan(stake);
          else if (isBlackjack(state.dealer)) expect(payout).toBeLessThanOrEqual(stake);
          else expect(Math.sign(payout - stake)).toBe(Math.sign(total - dealer));
        }
      },
    ),
  ));
