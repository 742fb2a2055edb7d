import { type FigureRow, type Figures, type Measured, spreadOf } from './figure.ts';
import { verdictOf } from './verdict.ts';

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
  const [begin, end] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`README.md lacks "${BEGIN}" … "${END}".`);
  const table = tableOf(rows, figures, releasesSince);
  return `${readme.slice(0, begin + BEGIN.length)}\n\n${table}\n\n${readme.slice(end)}`;
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

/** Three digits that count, and no more. */
const shown = (value: number): string =>
  Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));

function aligned(lines: readonly (readonly string[])[]): string {
  const widths = lines[0]!.map((_, column) => Math.max(3, ...lines.map((line) => line[column]!.length)));
  const row = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`;
  return [row(lines[0]!), row(widths.map((width) => '-'.repeat(width))), ...lines.slice(1).map(row)].join('\n');
}
