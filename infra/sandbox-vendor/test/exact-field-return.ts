import { mahjongTilesValue } from '../src/mechanics/live/mahjong-tiles.ts';
import { flowerStrength } from '../src/mechanics/live/golden-flower.ts';
import type { againstBank } from '../src/mechanics/live/hands.ts';
import type { LiveGame } from '../src/mechanics/live/live-table.ts';
import { bullOf, multipleOf } from '../src/mechanics/live/niu-niu.ts';
import { paiGowValue, TILES } from '../src/mechanics/live/pai-gow.ts';
import { threeCardsOf } from '../src/mechanics/live/three-cards.ts';
import type { Json } from '../src/mechanics/mechanic.ts';
import { choose, combinations } from './combinations.ts';

const SIX = [1, 2, 3, 4, 5, 6];
/** The number of cases in which two cards of eight decks are of one rank. */
export const SAME_RANK = 31 / 415;
const OTHER_RANK = (1 - SAME_RANK) / 12;
const dice = SIX.flatMap((a) => SIX.flatMap((b) => SIX.map((c) => [[a, b, c], 1 / 216] as const)));

/** Every outcome with its share, counted and not drawn. */
const OUTCOMES: Readonly<Record<string, readonly (readonly [Json, number])[]>> = {
  roulette: Array.from({ length: 37 }, (_, number) => [number, 1 / 37]),
  'sic-bo': dice,
  'fish-prawn-crab': dice,
  'se-die': Array.from({ length: 16 }, (_, at) => [[at & 1, (at >> 1) & 1, (at >> 2) & 1, at >> 3], 1 / 16]),
  'fan-tan': Array.from({ length: 40 }, (_, at) => [44 + at, 1 / 40]),
  'dragon-tiger': Array.from({ length: 169 }, (_, at) => {
    const [one, two] = [at % 13, Math.floor(at / 13)];
    return [[one, two], (one === two ? SAME_RANK : OTHER_RANK) / 13] as const;
  }),
};

/** Outcomes that are too many for a table: each game counts its own way, once. */
const COUNTED: Readonly<Record<string, (field: string) => number>> = {
  // `baccarat.test.ts` walks all coups.
  baccarat: (field) => ({ player: 0.987649, banker: 0.989421, tie: 0.856404 })[field] ?? 12 * SAME_RANK,
  'niu-niu': (field) => (field.startsWith('player') ? 1.95 / 2 : 1 - 0.005 * meanMultiple()),
  'pai-gow': () => 1.95 * beatsBank(TILES.length, paiGowValue),
  'mahjong-tiles': () => 1.95 * beatsBank(40, mahjongTilesValue),
  'golden-flower': (field) => (field.endsWith('Plus') ? 3.75 * pairOrBetter() : (1.95 * (1 - tied())) / 2 + tied()),
};
const known = new Map<string, number>();

/** The share of a stake on one field that comes back, without drawing anything. */
export function exactFieldReturn(game: LiveGame, field: string): number {
  const count = COUNTED[game.name];
  if (count) {
    const key = `${game.name} ${field.replace(/\d$/, '')}`;
    if (!known.has(key)) known.set(key, count(field));
    return known.get(key)!;
  }
  return OUTCOMES[game.name]!.reduce(
    (sum, [outcome, share]) => sum + (share * game.hundredths(field, outcome)) / 100,
    0,
  );
}

/** How often a hand of two tiles beats the bank's, over every pair of hands. */
function beatsBank(size: number, value: Parameters<typeof againstBank>[2]): number {
  const hands = combinations(size, 2);
  const strengths = hands.map((hand) => value(hand).strength);
  let [beaten, all] = [0, 0];
  for (const [at, bank] of hands.entries())
    for (const [other, hand] of hands.entries()) {
      if (bank.some((tile) => hand.includes(tile))) continue;
      all += 1;
      if (strengths[other]! > strengths[at]!) beaten += 1;
    }
  return beaten / all;
}

/**
 * The mean multiple of the better of two hands of niu niu. Hands are counted by the worth of their cards (one to nine, ten,
 * pictures): it alone decides the bull. Hands of equal bulls have one multiple, so that suits do not matter.
 */
function meanMultiple(): number {
  const LEFT = [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 12];
  const WAYS = Array.from({ length: 13 }, (_, of) => Array.from({ length: 6 }, (__, some) => choose(of, some)));
  const hands: { counts: number[]; held: [worth: number, count: number][]; ways: number; bull: number }[] = [];
  const walk = (from: number, counts: number[], left: number): void => {
    if (left === 0) {
      const cards = counts.flatMap((count, worth) => Array<number>(count).fill(worth));
      const held = [...counts.entries()].filter(([, count]) => count > 0);
      const ways = held.reduce((all, [worth, count]) => all * choose(LEFT[worth]!, count), 1);
      hands.push({ counts, held, ways, bull: bullOf(cards) });
      return;
    }
    if (from === LEFT.length) return;
    for (let count = 0; count <= Math.min(left, LEFT[from]!); count++)
      walk(from + 1, Object.assign([...counts], { [from]: count }), left - count);
  };
  walk(
    0,
    LEFT.map(() => 0),
    5,
  );
  const multiples = Array.from({ length: 12 }, (_, bull) => multipleOf(`bull:${bull}`));
  let [sum, all] = [0, 0];
  for (const one of hands)
    for (const other of hands) {
      let ways = one.ways;
      for (const [worth, count] of other.held) ways *= WAYS[LEFT[worth]! - one.counts[worth]!]![count]!;
      all += ways;
      sum += ways * multiples[Math.max(one.bull, other.bull)]!;
    }
  return sum / all;
}

function pairOrBetter(): number {
  const hands = combinations(52, 3);
  return hands.filter((hand) => threeCardsOf(hand).kind !== 'high').length / hands.length;
}

/** How often two hands of three cards are equal: hands of one strength that share no card. */
function tied(): number {
  const byStrength = new Map<number, number[][]>();
  for (const hand of combinations(52, 3)) {
    const strength = flowerStrength(hand);
    byStrength.set(strength, [...(byStrength.get(strength) ?? []), hand]);
  }
  let equal = 0;
  for (const hands of byStrength.values())
    for (const one of hands) for (const other of hands) if (!one.some((card) => other.includes(card))) equal += 1;
  return equal / (choose(52, 3) * choose(49, 3));
}
