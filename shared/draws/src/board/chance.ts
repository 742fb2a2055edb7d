import { type Fraction, fraction } from '@atrium/lottery-rules/fraction';
import { type Play, PUSH } from '@atrium/lottery-rules/play';

/**
 * The chance that a note wins; null where its notes have different chances, can win several prizes in one draw, or share a pool, whose
 * divisions have one each. A stake that comes back has not won.
 */
export function chanceOf({
  tiers,
  space,
  cost,
  priced,
  mostByTier,
}: Pick<Play, 'tiers' | 'space' | 'cost' | 'priced' | 'mostByTier'>): Fraction | null {
  const weights = Object.entries(tiers).flatMap(([tier, weight]) => (tier === PUSH ? [] : [weight]));
  const [weight] = weights;
  // A number that takes part in several prizes costs as many stakes; `mostByTier` says that a note can win more than once.
  if (priced === 'pool' || cost !== 1n || mostByTier || !weight || weights.some((one) => one !== weight)) return null;
  return fraction(weight, space);
}
