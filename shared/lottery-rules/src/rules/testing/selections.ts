import fc from 'fast-check';
import type { Row, Selection } from '../../selection.ts';

/** Values of a row; a typed row's as entries. Rows of many values get at most `most` beyond their least number. */
function rowArbitrary(row: Row, most: number): fc.Arbitrary<string[]> {
  const digit = fc.constantFrom(...row.values);
  const value =
    row.kind === 'picks'
      ? digit
      : (row.separator === ''
          ? fc.array(digit, { minLength: row.length, maxLength: row.length })
          : fc.uniqueArray(digit, { minLength: row.length, maxLength: row.length })
        )
          .map((values) => (row.sorted ? values.sort() : values).join(row.separator))
          .filter((entry) => row.fits?.(entry.split(row.separator)) ?? true);
  return fc
    .uniqueArray(value, { minLength: row.min, maxLength: Math.min(row.max, row.min + most) })
    .map((values) => values.sort());
}

/** Rows of values that the play's rows have, in ascending order, not always a valid selection. */
export const rowsArbitrary = (rows: readonly Row[], most = 3): fc.Arbitrary<Selection> =>
  fc.tuple(...rows.map((row) => rowArbitrary(row, most)));
