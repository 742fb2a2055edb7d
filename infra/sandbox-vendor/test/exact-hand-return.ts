import { qualifies, threeCardGame, threeCardStrength } from '../src/mechanics/hands/three-card-poker.ts';
import { threeCardsOf } from '../src/mechanics/live/three-cards.ts';
import { combinations } from './combinations.ts';
import { basicStrategy, QUEEN_SIX_FOUR } from './hand-strategies.ts';

/* Returns of card games against the house, counted over all cards and not drawn. */

/** Cards of each worth, 1 … 10, that are left in eight decks. */
type Shoe = number[];
const fullShoe = (): Shoe => [0, 32, 32, 32, 32, 32, 32, 32, 32, 32, 128];
const WORTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

interface Total {
  readonly total: number;
  readonly soft: boolean;
}
function plus({ total, soft }: Total, worth: number): Total {
  const low = total + worth;
  if (worth === 1 && low + 10 <= 21) return { total: low + 10, soft: true };
  return soft && low > 21 ? { total: low - 10, soft: false } : { total: low, soft };
}

/** Of the first stake, by the basic strategy of `hand-strategies.ts`: over every order of eight decks' cards. */
export function blackjackReturn(): number {
  const shoe = fullShoe();
  let left = 416;
  const take = <T>(worth: number, then: (share: number) => T): T => {
    const share = shoe[worth]! / left;
    shoe[worth]! -= 1;
    left -= 1;
    const result = then(share);
    shoe[worth]! += 1;
    left += 1;
    return result;
  };
  let up = 0;
  let ends = new Map<string, Float64Array>();
  let values = new Map<string, number>();

  /** Chances of the dealer's ends 17 … 21 and of a bust (22), from this shoe; without those of a blackjack, whose chance is missing in the sum. */
  function dealerEnds(): Float64Array {
    const key = shoe.join();
    const known = ends.get(key);
    if (known) return known;
    const chances = new Float64Array(23);
    const draw = (now: Total, share: number, cards: number): void => {
      if (now.total >= 17) {
        if (cards > 2 || now.total < 21) chances[Math.min(now.total, 22)]! += share;
        return;
      }
      for (const worth of WORTHS)
        if (shoe[worth]! > 0) take(worth, (part) => draw(plus(now, worth), share * part, cards + 1));
    };
    draw(plus({ total: 0, soft: false }, up), 1, 1);
    ends.set(key, chances);
    return chances;
  }
  /** The gain of a hand that is left as it is, where the dealer has no blackjack. */
  function stay(total: number): number {
    const chances = dealerEnds();
    let gain = 0;
    for (let end = 17; end <= 22; end++)
      gain += chances[end]! * (total > 21 ? -1 : end > 21 ? 1 : Math.sign(total - end));
    return gain;
  }
  function play(now: Total, first: boolean, pair?: number): number {
    if (now.total >= 21) return stay(now.total);
    const key = `${shoe.join()} ${now.total} ${now.soft} ${first}`;
    const known = values.get(key);
    if (known !== undefined && pair === undefined) return known;
    const move = basicStrategy({ ...now, up, canDouble: first, pair });
    let gain = 0;
    if (move === 'stay') gain = stay(now.total);
    else if (move === 'split') {
      // After a stopping time the next cards have the chances of the first: both hands gain the same on average.
      for (const worth of WORTHS)
        gain += take(worth, (share) => {
          const next = plus(plus({ total: 0, soft: false }, pair!), worth);
          return 2 * share * (pair === 1 ? stay(next.total) : play(next, false));
        });
    } else
      for (const worth of WORTHS)
        gain += take(worth, (share) => {
          const next = plus(now, worth);
          return share * (move === 'double' ? 2 * stay(next.total) : play(next, false));
        });
    if (pair === undefined) values.set(key, gain);
    return gain;
  }

  let gain = 0;
  for (up of WORTHS) {
    ends = new Map();
    values = new Map();
    gain += take(up, (upShare) => {
      let all = 0;
      for (const first of WORTHS)
        all += take(first, (one) => {
          let sum = 0;
          for (const second of WORTHS)
            sum += take(second, (other) => {
              const beside = up === 1 ? shoe[10]! / left : up === 10 ? shoe[1]! / left : 0;
              const now = plus(plus({ total: 0, soft: false }, first), second);
              if (now.total === 21) return other * 1.5 * (1 - beside);
              const own = play(now, true, first === second ? first : undefined);
              return other * (own - beside);
            });
          return one * sum;
        });
      return upShare * all;
    });
  }
  return 1 + gain;
}

/** Of the ante, playing from queen, six, four; and whether any other border would be better. Of pair plus, too. */
export function threeCardReturns(): {
  readonly ante: number;
  readonly pairPlus: number;
  readonly isBestBorder: boolean;
} {
  const hands = combinations(52, 3);
  const strengths = Float64Array.from(hands, threeCardStrength);
  const playing = Uint8Array.from(hands, (hand) => (qualifies(hand) ? 1 : 0));
  const [low, high] = [26, 0].map((from) =>
    Int32Array.from(hands, (hand) =>
      hand.reduce((set, card) => (card >= from && card < from + 26 ? set | (1 << (card - from)) : set), 0),
    ),
  ) as [Int32Array, Int32Array];
  // Hands that differ in their suits' names alone gain the same: one of each kind is counted, with its number.
  const classes = new Map<string, { at: number; number: number }>();
  for (const [at, hand] of hands.entries()) {
    const suits = hand.map((card) => Math.floor(card / 13));
    const ranks = hand.map((card) => card % 13);
    const order = [0, 1, 2].sort((one, other) => ranks[one]! - ranks[other]! || suits[one]! - suits[other]!);
    const names = new Map<number, number>();
    const key = order
      .map((place) => {
        const suit = suits[place]!;
        if (!names.has(suit)) names.set(suit, names.size);
        return `${ranks[place]}:${names.get(suit)}`;
      })
      .join();
    const known = classes.get(key);
    if (known) known.number += 1;
    else classes.set(key, { at, number: 1 });
  }
  let [ante, pairPlus, isBestBorder] = [0, 0, true];
  for (const { at, number } of classes.values()) {
    let [sum, count] = [0, 0];
    for (let other = 0; other < hands.length; other++) {
      if ((low[at]! & low[other]!) !== 0 || (high[at]! & high[other]!) !== 0) continue;
      count += 1;
      // Ante and play stake together; without a queen the ante alone wins.
      sum += playing[other] === 0 ? 1 : 2 * Math.sign(strengths[at]! - strengths[other]!);
    }
    const { kind } = threeCardsOf(hands[at]!);
    const bonus = { straight: 1, trips: 4, straightFlush: 5 }[kind as string] ?? 0;
    const gain = sum / count + bonus;
    const plays = strengths[at]! >= QUEEN_SIX_FOUR;
    if (plays !== gain > -1) isBestBorder = false;
    ante += (number / hands.length) * (1 + (plays ? gain : -1));
    const state = { deck: [...hands[at]!, 0, 0, 0], stake: 1, side: true, decision: 'play' as const };
    const { payout } = threeCardGame.settle(state).find(({ name }) => name === 'pairPlus')!;
    pairPlus += (number / hands.length) * payout;
  }
  return { ante, pairPlus, isBestBorder };
}
