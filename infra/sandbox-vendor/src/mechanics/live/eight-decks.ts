import type { Chance } from '../../chance/chance.ts';
import { dealFrom } from './deal-from.ts';

/** The first cards of eight decks. A card is 0 … 51: rank = card % 13 (0 the ace … 12 the king), suit = card / 13. */
export function dealFromEightDecks(chance: Chance, count: number): number[] {
  return dealFrom(chance, 52 * 8, count).map((place) => place % 52);
}
