/** A selection as a member reads it: rows apart by a bar, values by a space, a dash for a row without values. */
export const selectionText = (selection: string): string =>
  selection
    .split('|')
    .map((row) => row.replaceAll(',', ' ') || '–')
    .join(' | ');
