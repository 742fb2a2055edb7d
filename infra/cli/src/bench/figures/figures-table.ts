import type { FigureRow, Figures, Measured } from './figure.ts';
import { shown, spreadOf } from './spread.ts';
import { verdictOf } from './verdict.ts';
import { aligned, withPart } from './written-part.ts';

export const BEGIN = '<!-- figures: written by `npm run -s bench -- figures` -->';
export const END = '<!-- end of figures -->';

/** A row of an older commit than this many releases ago says so. */
export const OLD_AFTER_RELEASES = 10;

/** README with its table replaced; throws where the marks are missing. `releasesSince` counts releases after a commit. */
export function withFigures(
  readme: string,
  rows: readonly FigureRow[],
  figures: Figures,
  releasesSince: (commit: string) => number,
): string {
  return withPart(readme, 'README.md', { begin: BEGIN, end: END }, tableOf(rows, figures, releasesSince));
}

function tableOf(rows: readonly FigureRow[], figures: Figures, releasesSince: (commit: string) => number): string {
  const lines = rows.map((row) => {
    const measured = figures[row.what];
    const cells = measured
      ? [valueOf(row, measured), verdictOf(row, measured), originOf(measured, releasesSince)]
      : ['not measured', '', ''];
    return [row.what, `\`npm run -s bench -- ${row.bench}\``, budgetOf(row), ...cells];
  });
  const head = ['what', 'command', 'budget', 'median (lowest to highest)', 'verdict', 'measured'];
  return aligned([head, ...lines]);
}

function valueOf({ unit }: FigureRow, { turns }: Measured): string {
  const { median, lowest, highest } = spreadOf(turns);
  const spread = lowest === highest ? '' : ` (${shown(lowest)} to ${shown(highest)}${unit})`;
  return `${shown(median)}${unit}${spread}, ${turns.length} turns`;
}

function budgetOf({ budget, unit }: FigureRow): string {
  if (!budget) return '';
  return 'atMost' in budget ? `at most ${shown(budget.atMost)}${unit}` : `at least ${shown(budget.atLeast)}${unit}`;
}

function originOf({ commit, date, processors, load }: Measured, releasesSince: (commit: string) => number): string {
  const old = releasesSince(commit) > OLD_AFTER_RELEASES ? '**old**, ' : '';
  return `${old}${date.slice(0, 10)}, ${commit.slice(0, 8)}, ${processors} processors, load ${load.map((one) => one.toFixed(1)).join(' to ')}`;
}
