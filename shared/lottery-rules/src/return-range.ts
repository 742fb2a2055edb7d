import { compare, type Fraction, fraction, over, times } from './fraction.ts';
import { exampleOf, type Play, PUSH } from './play.ts';
import { priceOf, type Pricing, returnOf } from './price.ts';
import { formatSelection, type Selection } from './selection.ts';

/**
 * The lowest and the highest theoretical return of a play: of its example, of every single value of its rows, and of notes
 * that can win one tier alone, whose prices may differ. Null where a tier has no fixed price.
 */
export function returnRange(play: Play, pricing: Pricing): { least: Fraction; greatest: Fraction } | null {
  let least: Fraction | undefined;
  let greatest: Fraction | undefined;
  const take = (share: Fraction, both = true) => {
    if (both && (!least || compare(share, least) < 0)) least = share;
    if (!greatest || compare(share, greatest) > 0) greatest = share;
  };
  for (const selection of selectionsOf(play)) {
    const share = returnOf(play, selection, pricing);
    if (!share) return null;
    take(share);
  }
  for (const [tier, weight] of Object.entries(play.tiers)) {
    if (tier === PUSH) continue;
    const price = priceOf(play, tier, pricing);
    if (!price) return null;
    // Other tiers may pay the note, too, so this is no lowest return.
    take(over(times(price, fraction(weight, play.space)), fraction(play.cost)), false);
  }
  return least && greatest ? { least, greatest } : null;
}

function* selectionsOf(play: Play): Iterable<Selection> {
  const example = exampleOf(play);
  yield example;
  for (const [index, row] of play.rows.entries()) {
    if (row.kind !== 'picks' || row.min > 1) continue;
    for (const value of row.values) {
      const read = play.parse(formatSelection(example.with(index, [value])));
      if ('selection' in read) yield read.selection;
    }
  }
}
