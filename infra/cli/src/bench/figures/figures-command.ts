import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BenchDocument, FigureRow, Figures } from './figure.ts';
import { FIGURE_ROWS } from './figure-rows.ts';
import { withFigures } from './figures-table.ts';
import { runTurn } from './run-turns.ts';
import { LEAST_TURNS, verdictOf } from './verdict.ts';

const FILE = 'docs/figures.json';

/**
 * `npm run -s bench -- figures [benchmark …] [--turns 5]`: runs the benchmarks of README's table, several turns each, keeps
 * every turn in docs/figures.json with commit, date and the machine's load, and writes the table anew. Rows of benchmarks
 * that did not run stay as they were. Benchmarks of pages need a running portal.
 */
export async function figuresCommand(
  root: string,
  env: NodeJS.ProcessEnv,
  args: string[],
  filesOf: (bench: string) => readonly string[],
): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { turns: { type: 'string', default: String(LEAST_TURNS) } },
  });
  const turns = Number(values.turns);
  if (!Number.isInteger(turns) || turns < 1)
    throw new Error(`--turns is "${values.turns}"; it must be a count from 1.`);
  const known = [...new Set(FIGURE_ROWS.map(({ bench }) => bench))];
  const unknown = positionals.find((name) => !known.some((bench) => isOf(bench, name)));
  if (unknown) throw new Error(`README has no row of "${unknown}". It has: ${known.join(', ')}.`);
  const wanted = known.filter((bench) => positionals.length === 0 || positionals.some((name) => isOf(bench, name)));

  const kept: Figures = existsSync(join(root, FILE)) ? JSON.parse(readFileSync(join(root, FILE), 'utf8')) : {};
  let failed = 0;
  for (const bench of wanted) {
    const [name, ...args] = bench.split(' ');
    const before = loadavg()[0]!;
    const results: BenchDocument[][] = [];
    for (let turn = 1; turn <= turns; turn += 1) {
      const { documents, failed: parts } = await runTurn(filesOf(name!), { root, env, args });
      for (const part of parts) process.stderr.write(`${bench}, turn ${turn}: ${part} printed no result.\n`);
      results.push(documents);
    }
    for (const row of FIGURE_ROWS.filter((one) => one.bench === bench)) {
      const numbers = results.map(row.read);
      if (numbers.includes(undefined)) {
        failed = 1;
        process.stderr.write(`${row.what}: a turn gave no number; the row stays as it was.\n`);
        continue;
      }
      kept[row.what] = {
        turns: (numbers as number[]).map((one) => Number(one.toPrecision(6))),
        commit: commitOf(root),
        date: new Date().toISOString(),
        processors: availableParallelism(),
        load: [before, loadavg()[0]!],
      };
      process.stdout.write(`${row.what}: ${kept[row.what]!.turns.join(', ')}: ${verdictOf(row, kept[row.what]!)}\n`);
    }
    writeFigures(root, FIGURE_ROWS, kept);
  }
  return failed;
}

/** Whether a name means the rows of this benchmark: all of its rows, or with its arguments those of one set-up. */
const isOf = (bench: string, name: string): boolean => bench === name || bench.split(' ')[0] === name;

/** Rows that the table no longer has are dropped. */
function writeFigures(root: string, rows: readonly FigureRow[], kept: Figures): void {
  const inOrder = Object.fromEntries(rows.flatMap(({ what }) => (kept[what] ? [[what, kept[what]]] : [])));
  writeFileSync(join(root, FILE), formatted(inOrder));
  const readme = join(root, 'README.md');
  const releasesSince = (commit: string) => countReleases(root, commit);
  writeFileSync(readme, withFigures(readFileSync(readme, 'utf8'), rows, inOrder, releasesSince));
}

const git = (root: string, ...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

function commitOf(root: string): string {
  return git(root, 'rev-parse', 'HEAD') + (git(root, 'status', '--porcelain', '--untracked-files=no') ? '+' : '');
}

/** Each heading of a version that CHANGELOG.md has gained since that commit is a release. */
function countReleases(root: string, commit: string): number {
  try {
    return git(root, 'diff', commit.replace('+', ''), '--', 'CHANGELOG.md').match(/^\+## \[?\d/gm)?.length ?? 0;
  } catch {
    // A commit that this checkout does not know is older than its history.
    return Number.POSITIVE_INFINITY;
  }
}

/** As the project's formatter writes it: lists of numbers on one line. */
const formatted = (figures: Figures): string =>
  `${JSON.stringify(figures, null, 2).replace(/\[\s+([-\d.,\s]+?)\s+\]/g, (_, numbers: string) => `[${numbers.split(/,\s+/).join(', ')}]`)}\n`;
