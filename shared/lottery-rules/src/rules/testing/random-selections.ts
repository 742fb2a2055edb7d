import fc from 'fast-check';
import type { Play } from '../../play.ts';
import type { Row } from '../../selection.ts';

const inOrder = (known: readonly string[], values: readonly string[]): string[] =>
  [...values].sort((a, b) => known.indexOf(a) - known.indexOf(b));

function rowOf(row: Row): fc.Arbitrary<string[]> {
  if (row.kind === 'picks')
    return fc.shuffledSubarray([...row.values], {
      minLength: row.min,
      maxLength: Math.min(row.max, Math.max(row.min, 6), row.values.length),
    });
  const sorted = (values: readonly string[]): readonly string[] => (row.sorted ? inOrder(row.values, values) : values);
  const entry = fc
    .array(fc.constantFrom(...row.values), { minLength: row.length, maxLength: row.length })
    .filter((values) => !row.fits || row.fits(sorted(values)));
  return fc
    .uniqueArray(entry, {
      minLength: row.min,
      maxLength: Math.min(row.max, 4),
      selector: (values) => sorted(values).join(),
    })
    .map((entries) => entries.map((values) => values.join(row.separator)));
}

/** Bankers and others: one shuffled list, cut in two. */
function apart(rows: readonly Row[]): fc.Arbitrary<string[][]> {
  const [bankers, others] = rows;
  return fc
    .tuple(
      fc.shuffledSubarray([...bankers!.values], { minLength: bankers!.values.length }),
      fc.integer({ min: bankers!.min, max: Math.min(bankers!.max, 3) }),
      fc.integer({ min: others!.min, max: 8 }),
    )
    .map(([values, first, second]) => [values.slice(0, first), values.slice(first, first + second)]);
}

/** Texts of selections, values in any order; not all of them are valid. */
export const selectionTexts = (play: Play): fc.Arbitrary<string> =>
  (play.apart ? apart(play.rows) : fc.tuple(...play.rows.map(rowOf))).map((rows) =>
    rows.map((values) => values.join(',')).join('|'),
  );
