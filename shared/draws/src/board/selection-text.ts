/**
 * A selection as a member reads it: rows apart by a bar, values by a space, entries of several numbers by a comma, a dash for an empty
 * row. `nameOf` names values that are words.
 */
export const selectionText = (selection: string, nameOf: (value: string) => string = (value) => value): string =>
  selection
    .split('|')
    .map((row) => {
      const entries = row.includes(' ');
      const values = row.split(',').filter(Boolean);
      return values.map((value) => (/[a-z]/.test(value) ? nameOf(value) : value)).join(entries ? ', ' : ' ') || '–';
    })
    .join(' | ');
