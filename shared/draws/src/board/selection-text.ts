/** A selection as a member reads it: rows apart by a bar, values by a space, entries of several numbers by a comma, a dash for an empty row. */
export const selectionText = (selection: string): string =>
  selection
    .split('|')
    .map((row) => row.replaceAll(',', row.includes(' ') ? ', ' : ' ') || '–')
    .join(' | ');
