import type { Play } from '@atrium/lottery-rules/play';
import type { PickRow } from '@atrium/lottery-rules/selection';

/** What is picked so far: one list per row; a typed row holds its text as it was typed. */
export type Draft = readonly (readonly string[])[];

export const emptyDraft = (play: Play): Draft => play.rows.map(() => []);

/** The text that the play reads. Typed text may have any separators between its entries: see `entriesOf`. */
export const textOfDraft = (draft: Draft): string => draft.map((row) => row.join(',')).join('|');

/** Picks or drops a value. In a row that takes one, the new pick replaces the old; a full row stays as it is. */
export function toggle(play: Play, draft: Draft, at: number, value: string): Draft {
  const row = play.rows[at]!;
  const picked = draft[at] ?? [];
  const next = picked.includes(value)
    ? picked.filter((one) => one !== value)
    : row.max === 1
      ? [value]
      : picked.length < row.max
        ? [...picked, value]
        : picked;
  return setRow(play, draft, at, next);
}

/** Puts values into a row. Bankers and the others exclude each other: the later pick counts. */
export const setRow = (play: Play, draft: Draft, at: number, values: readonly string[]): Draft =>
  draft.map((row, index) =>
    index === at ? values : play.apart ? row.filter((value) => !values.includes(value)) : row,
  );

/** Sets of values that one press picks. */
export type QuickPick = 'all' | 'big' | 'small' | 'odd' | 'even' | 'clear';
export const QUICK_PICKS: readonly QuickPick[] = ['all', 'big', 'small', 'odd', 'even', 'clear'];

export function quickPick(row: PickRow, pick: QuickPick): readonly string[] {
  const middle = row.values.length / 2;
  const fits = (value: string, at: number): boolean => {
    if (pick === 'all') return true;
    if (pick === 'clear') return false;
    if (pick === 'big' || pick === 'small') return at >= middle === (pick === 'big');
    return (Number(value) % 2 === 1) === (pick === 'odd');
  };
  return row.values.filter(fits).slice(0, row.max);
}

/** Whether sets of numbers make sense for a row: it has enough of them, and takes several. */
export const hasQuickPicks = (row: PickRow): boolean =>
  row.max > 1 && row.values.length >= 6 && row.values.every((value) => /^\d+$/.test(value));
