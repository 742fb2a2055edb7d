import type { Family } from '@atrium/lottery-rules/families';
import { HOUSE, type House, houseTexts } from '@atrium/lottery-rules/house';

/** The house rules that each family's plays look at. */
const RULES_OF: Partial<Record<Family, readonly (keyof House)[]>> = {
  ssc: ['dragonTigerTie'],
  pick3: ['dragonTigerTie'],
  k3: ['k3TriplesLose', 'k3PairIncludesTriple', 'k3DiePays'],
  'vn-north': ['vnNorthPoint', 'vnBao8'],
  'vn-south': ['vnDa'],
};

/** The keys of the sentences that say a game's house rules; of other games' rules none. */
export function houseKeys(family: string, house: Partial<House>): string[] {
  const rules = RULES_OF[family as Family] ?? [];
  const texts = houseTexts({ ...HOUSE, ...house });
  return rules.flatMap((rule) => texts.filter((text) => text.startsWith(`house.${rule}.`)));
}
