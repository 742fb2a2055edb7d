import { type Chance, shuffled } from '../../chance/chance.ts';
import type { Card } from './rules.ts';

export const DECKS = 8;
/** The cut card: a shoe with fewer cards than this is not opened for another coup. */
export const CUT = 16;

export interface Shoe {
  readonly cards: readonly Card[];
  readonly next: number;
}

export function newShoe(chance: Chance): Shoe {
  const cards = Array.from({ length: 52 * DECKS }, (_, index) => index % 52);
  return { cards: shuffled(chance, cards), next: 0 };
}

export function isSpent(shoe: Shoe): boolean {
  return shoe.cards.length - shoe.next < CUT;
}
