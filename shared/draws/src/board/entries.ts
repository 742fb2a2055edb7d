import type { TypedRow } from '@atrium/lottery-rules/selection';

/** Entries read from text with any separators. `wrong` are those that the row does not take, `repeated` those given before. */
export interface Entries {
  readonly entries: readonly string[];
  readonly wrong: readonly string[];
  readonly repeated: readonly string[];
}

/**
 * Reads typed or pasted entries. Numbers of one digit follow one another (`123 456`); of longer ones each line, comma or semicolon
 * ends an entry (`01 05 09; 02 03 11`). Source: 10-34.
 */
export function entriesOf(row: TypedRow, text: string): Entries {
  const parts =
    row.separator === ''
      ? text.split(/[^0-9A-Za-z]+/)
      : text.split(/[\n,;|/]+/).map((part) => part.trim().replace(/[\s.\-_]+/g, ' '));
  const entries = new Set<string>();
  const wrong: string[] = [];
  const repeated: string[] = [];
  for (const part of parts) {
    if (part === '') continue;
    const entry = canonical(row, part);
    if (entry === null) wrong.push(part);
    else if (entries.has(entry)) repeated.push(part);
    else entries.add(entry);
  }
  return { entries: [...entries], wrong, repeated };
}

function canonical(row: TypedRow, part: string): string | null {
  const width = row.values[0]?.length ?? 1;
  const values = part
    .toUpperCase()
    .split(row.separator)
    .map((value) => value.padStart(width, '0'));
  if (values.length !== row.length || values.some((value) => !row.values.includes(value))) return null;
  if (row.sorted) values.sort((a, b) => row.values.indexOf(a) - row.values.indexOf(b));
  return row.fits && !row.fits(values) ? null : values.join(row.separator);
}
