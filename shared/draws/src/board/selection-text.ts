/** Rows that stay readable with a dash for each empty one. */
const MOST_DASHED = 3;

/**
 * A selection as a member reads it: rows apart by a bar, values by a space, entries of several numbers by a comma, a dash for an empty
 * row. `nameOf` names values that are words. Of many rows with gaps only the picked ones are shown, each with its name from `rows`.
 */
export function selectionText(
  selection: string,
  nameOf: (value: string) => string = (value) => value,
  rows: readonly string[] = [],
): string {
  const texts = selection.split('|').map((row) => {
    const entries = row.includes(' ');
    const values = row.split(',').filter(Boolean);
    return values.map((value) => (/[a-z]/.test(value) ? nameOf(value) : value)).join(entries ? ', ' : ' ');
  });
  if (texts.length <= MOST_DASHED || rows.length !== texts.length || !texts.includes(''))
    return texts.map((text) => text || '–').join(' | ');
  return texts.flatMap((text, at) => (text ? [`${rows[at]} ${text}`] : [])).join(' | ');
}
