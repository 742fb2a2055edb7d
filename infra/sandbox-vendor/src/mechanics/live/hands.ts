import type { Chance } from '../../chance/chance.ts';
import { dealFrom } from './deal-from.ts';

/** One hand on the table as everybody sees it. */
export interface ShownHand {
  readonly cards: readonly number[];
  /** What the hand is worth, for a text: a kind and, where it has one, a number: `bull:7`, `pair`. */
  readonly rank: string;
  /** Whether it beats the bank; for the bank's hand, whether it beats every other one. */
  readonly wins: boolean;
}

/** What a table that deals hands of cards or tiles comes to. `cards` are in the order dealt, hand by hand. */
export interface HandsOutcome {
  readonly cards: readonly number[];
  readonly hands: readonly ShownHand[];
}

/** How hands of one game compare: the higher number wins; `rank` is for a text. */
export interface Valued {
  readonly strength: number;
  readonly rank: string;
}

/** The bank's hand and those of three players; a hand that is worth no more than the bank's loses to it. */
export function dealAgainstBank(
  chance: Chance,
  { size, each, value }: { size: number; each: number; value(cards: readonly number[]): Valued },
): HandsOutcome {
  return againstBank(dealFrom(chance, size, each * 4), each, value);
}

export function againstBank(
  cards: readonly number[],
  each: number,
  value: (cards: readonly number[]) => Valued,
): HandsOutcome {
  const hands = [0, 1, 2, 3].map((at) => cards.slice(at * each, (at + 1) * each));
  const valued = hands.map(value);
  const [bank, ...players] = valued as [Valued, ...Valued[]];
  const won = players.map(({ strength }) => strength > bank.strength);
  return {
    cards,
    hands: hands.map((hand, at) => ({
      cards: hand,
      rank: valued[at]!.rank,
      wins: at === 0 ? !won.includes(true) : won[at - 1]!,
    })),
  };
}

/** For a road: the players that beat the bank, or the bank that beat them all. */
export function winnersOf({ hands }: HandsOutcome): string {
  const winners = hands.flatMap(({ wins }, at) => (wins && at > 0 ? [at] : []));
  return winners.length > 0 ? winners.join('') : 'banker';
}
