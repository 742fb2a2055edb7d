import { aligned, type Marks, withPart } from '../../../infra/cli/src/bench/figures/written-part.ts';
import type { Table } from './tables.ts';

/** The marks of a part of docs/peers.md that a run writes. */
export function marksOf(isSlow: boolean): Marks {
  const options = isSlow ? ' --slow' : '';
  return {
    begin: `<!-- peers${options}: written by \`npm run -s bench -- peers --write${options}\` -->`,
    end: `<!-- end of peers${options} -->`,
  };
}

/** The document with one of its two parts replaced; throws where the marks of that part are missing. */
export function withTables(document: string, isSlow: boolean, origin: string, tables: readonly Table[]): string {
  const parts = [origin, ...tables.map(({ title, of, cells }) => `### ${title}\n\n${markdownOf(of, cells)}`)];
  return withPart(document, 'docs/peers.md', marksOf(isSlow), parts.join('\n\n'));
}

function markdownOf(of: string, cells: Table['cells']): string {
  const columns = Object.keys(Object.values(cells)[0] ?? {});
  const lines = Object.entries(cells).map(([name, row]) => [
    name,
    ...columns.map((column) => (row[column] === 'no' ? '**no**' : row[column]!)),
  ]);
  return aligned([[of, ...columns], ...lines]);
}
