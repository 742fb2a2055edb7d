/**
 * What a player has picked: one list of values per row of the play, in the order of the row's values. Its text form, on
 * the wire and in tickets: values joined by ',', rows by '|', for instance `1,2|3|4,5,6`.
 */
export type Selection = readonly (readonly string[])[];

/** Values that are picked, as buttons of a board. */
export interface PickRow {
  readonly kind: 'picks';
  /** Identifies the row in texts: `first`, `bankers`, `pair`. */
  readonly name: string;
  readonly values: readonly string[];
  readonly min: number;
  readonly max: number;
}

/** Whole entries that are typed or pasted: `123`, or `01 05 09` for numbers of two digits. */
export interface TypedRow {
  readonly kind: 'typed';
  readonly name: string;
  /** The values that an entry consists of. */
  readonly values: readonly string[];
  /** Values in one entry. */
  readonly length: number;
  /** `''` between digits, `' '` between longer numbers. */
  readonly separator: '' | ' ';
  /** The order within an entry does not matter: its values are sorted. */
  readonly sorted?: boolean;
  /** Refuses an entry whose shape the play does not have, for instance a triple. */
  readonly fits?: (entry: readonly string[]) => boolean;
  readonly min: number;
  readonly max: number;
}
export type Row = PickRow | TypedRow;

/**
 * Why a selection is refused. `VALUE` names a value that its row does not have, `REPEATED` one that is given twice,
 * `SHAPE` an entry of another shape, `TOO_FEW` and `TOO_MANY` the row's limits, `NO_NOTE` rows that together form no bet.
 */
export interface SelectionFault {
  readonly code: 'ROWS' | 'VALUE' | 'REPEATED' | 'SHAPE' | 'TOO_FEW' | 'TOO_MANY' | 'NO_NOTE';
  /** Index of the row. */
  readonly row?: number;
  readonly value?: string;
  readonly limit?: number;
}

export const formatSelection = (selection: Selection): string => selection.map((row) => row.join(',')).join('|');

/** The values of an entry of a typed row. */
export const valuesOf = (row: Pick<TypedRow, 'separator'>, entry: string): string[] => entry.split(row.separator);

/**
 * Reads a selection and brings it into its canonical order, or says what is wrong with it. `apart`: no value may be in two rows
 * (bankers and the others).
 */
export function readSelection(
  rows: readonly Row[],
  text: string,
  apart = false,
): { selection: Selection } | { fault: SelectionFault } {
  const parts = text.split('|');
  if (parts.length !== rows.length) return { fault: { code: 'ROWS', limit: rows.length } };
  const selection: string[][] = [];
  const taken = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const values = parts[index]!.split(',')
      .map((value) => value.trim())
      .filter((value) => value !== '');
    const read = row.kind === 'picks' ? readPicks(row, values) : readTyped(row, values);
    if ('fault' in read) return { fault: { ...read.fault, row: index } };
    const { length } = read.values;
    if (length < row.min) return { fault: { code: 'TOO_FEW', row: index, limit: row.min } };
    if (length > row.max) return { fault: { code: 'TOO_MANY', row: index, limit: row.max } };
    if (apart)
      for (const value of read.values) {
        if (taken.has(value)) return { fault: { code: 'REPEATED', row: index, value } };
        taken.add(value);
      }
    selection.push(read.values);
  }
  return { selection };
}

type Read = { values: string[] } | { fault: SelectionFault };

function readPicks({ values: known }: PickRow, values: readonly string[]): Read {
  const picked = new Set<string>();
  for (const value of values) {
    if (!known.includes(value)) return { fault: { code: 'VALUE', value } };
    if (picked.has(value)) return { fault: { code: 'REPEATED', value } };
    picked.add(value);
  }
  return { values: known.filter((value) => picked.has(value)) };
}

function readTyped(row: TypedRow, entries: readonly string[]): Read {
  const read = new Set<string>();
  for (const text of entries) {
    const values = valuesOf(row, text);
    if (values.length !== row.length || values.some((value) => !row.values.includes(value)))
      return { fault: { code: 'VALUE', value: text } };
    if (row.sorted) values.sort((a, b) => row.values.indexOf(a) - row.values.indexOf(b));
    if (row.fits && !row.fits(values)) return { fault: { code: 'SHAPE', value: text } };
    const entry = values.join(row.separator);
    if (read.has(entry)) return { fault: { code: 'REPEATED', value: entry } };
    read.add(entry);
  }
  return { values: [...read].sort() };
}
