import type { TreeRow } from './tree-rows.ts';

/** What a key does in a tree: to another row, open or close one, or its details. Source: ARIA practices, treegrid. */
export type TreeMove = { to: number } | { toggle: number } | { widen: number } | { details: number };

interface Pressed {
  key: string;
  /** Arrows follow the reading direction. */
  rightToLeft: boolean;
  /** Rows in view. */
  page: number;
}

const upOf = (rows: readonly TreeRow[], at: number): number => {
  for (let row = at - 1; row >= 0; row -= 1) if (rows[row]!.level < rows[at]!.level) return row;
  return at;
};

export function treeMove(
  rows: readonly TreeRow[],
  at: number,
  { key, rightToLeft, page }: Pressed,
): TreeMove | undefined {
  const row = rows[at];
  if (!row) return undefined;
  const last = rows.length - 1;
  const further = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case 'ArrowDown':
      return { to: Math.min(last, at + 1) };
    case 'ArrowUp':
      return { to: Math.max(0, at - 1) };
    case 'PageDown':
      return { to: Math.min(last, at + page) };
    case 'PageUp':
      return { to: Math.max(0, at - page) };
    case 'Home':
      return { to: 0 };
    case 'End':
      return { to: last };
    case further:
      if (row.expanded === false) return { toggle: at };
      return row.expanded ? { to: Math.min(last, at + 1) } : undefined;
    case back:
      return row.expanded ? { toggle: at } : { to: upOf(rows, at) };
    case '*':
      return { widen: at };
    case 'Enter':
    case ' ':
      return { details: at };
    default:
      return undefined;
  }
}

/** The next row whose name begins with what is typed. */
export function rowOfLetters(rows: readonly TreeRow[], at: number, typed: string): number | undefined {
  const letters = typed.toLowerCase();
  for (let step = typed.length > 1 ? 0 : 1; step <= rows.length; step += 1) {
    const row = (at + step) % rows.length;
    if (rows[row]!.node.account.toLowerCase().startsWith(letters)) return row;
  }
  return undefined;
}
