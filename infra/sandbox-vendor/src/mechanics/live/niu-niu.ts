import { STAKES } from '../mechanic.ts';
import { dealAgainstBank, type HandsOutcome, type Valued, winnersOf } from './hands.ts';
import { type LiveGame, liveTable } from './live-table.ts';

const BULL_BULL = 10;
const FIVE_PICTURES = 11;

/**
 * A bank and three players, five cards each from one deck. Three cards whose sum ends in zero are a bull; the other two
 * give its points. On the plain field a win pays 0.95 to 1. On the double field a stake covers five units, and the
 * winning hand's multiple decides how many of them are won or lost; the house keeps 5 % of what is won.
 */
export const niuNiuGame: LiveGame = {
  name: 'niu-niu',
  action: 'deal',
  publishedReturn: [0.975, 0.9919],
  // A double field pays a fifth of the stake for each multiple, less the house's share.
  stakes: STAKES.filter((stake) => stake % 100 === 0),
  fields: { player1: 0.95, player2: 0.95, player3: 0.95, double1: 0.95, double2: 0.95, double3: 0.95 },
  draw: (chance) => dealAgainstBank(chance, { size: 52, each: 5, value: niuNiuValue }) as never,
  result: (outcome) => winnersOf(outcome as unknown as HandsOutcome),
  hundredths(field, outcome) {
    const { hands } = outcome as unknown as HandsOutcome;
    const player = hands[Number(field.at(-1))]!;
    if (field.startsWith('player')) return player.wins ? 195 : 0;
    const times = multipleOf((player.wins ? player : hands[0]!).rank);
    return player.wins ? 100 + 19 * times : 100 - 20 * times;
  },
};

/** The points of a card: ace 1, ten and pictures 10. */
const worth = (card: number) => Math.min((card % 13) + 1, 10);

/** 0 without a bull, 1 … 9 its points, 10 the bull bull, 11 five pictures. */
export function bullOf(cards: readonly number[]): number {
  if (cards.every((card) => card % 13 > 9)) return FIVE_PICTURES;
  const sum = cards.reduce((all, card) => all + worth(card), 0);
  for (let first = 0; first < cards.length; first++)
    for (let second = first + 1; second < cards.length; second++)
      if ((sum - worth(cards[first]!) - worth(cards[second]!)) % 10 === 0) {
        const rest = (worth(cards[first]!) + worth(cards[second]!)) % 10;
        return rest === 0 ? BULL_BULL : rest;
      }
  return 0;
}

/** How many units a win with this hand is worth. */
export function multipleOf(rank: string): number {
  const bull = Number(rank.slice('bull:'.length));
  if (bull === FIVE_PICTURES) return 5;
  if (bull === BULL_BULL) return 3;
  return bull >= 7 ? 2 : 1;
}

/** Of equal bulls the hand with the highest card wins: king high, then spades, hearts, diamonds, clubs. */
export function niuNiuValue(cards: readonly number[]): Valued {
  const bull = bullOf(cards);
  const highest = Math.max(...cards.map((card) => (card % 13) * 4 + (3 - Math.floor(card / 13))));
  return { strength: bull * 52 + highest, rank: `bull:${bull}` };
}

export const niuNiu = liveTable(niuNiuGame);
