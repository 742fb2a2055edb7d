import type { Table } from './tables.ts';

/** The marks of a part of docs/peers.md that a run writes. */
export const marksOf = (isSlow: boolean): { begin: string; end: string } => ({
  begin: `<!-- peers${isSlow ? ' --slow' : ''}: written by \`npm run -s bench -- peers --write${isSlow ? ' --slow' : ''}\` -->`,
  end: `<!-- end of peers${isSlow ? ' --slow' : ''} -->`,
});

/** The document with one of its two parts replaced; throws where the marks of that part are missing. */
export function withTables(document: string, isSlow: boolean, origin: string, tables: readonly Table[]): string {
  const marks = marksOf(isSlow);
  const [begin, end] = [document.indexOf(marks.begin), document.indexOf(marks.end)];
  if (begin < 0 || end < begin) throw new Error(`docs/peers.md lacks "${marks.begin}" … "${marks.end}".`);
  const parts = [origin, ...tables.map(({ title, of, cells }) => `### ${title}\n\n${markdownOf(of, cells)}`)];
  return `${document.slice(0, begin + marks.begin.length)}\n\n${parts.join('\n\n')}\n\n${document.slice(end)}`;
}

function markdownOf(of: string, cells: Table['cells']): string {
  const columns = Object.keys(Object.values(cells)[0] ?? {});
  const lines = Object.entries(cells).map(([name, row]) => [name, ...columns.map((column) => row[column]!)]);
  const widths = [of, ...columns].map((head, at) => Math.max(3, head.length, ...lines.map((line) => line[at]!.length)));
  const row = (texts: readonly string[]) => `| ${texts.map((text, at) => text.padEnd(widths[at]!)).join(' | ')} |`;
  return [row([of, ...columns]), row(widths.map((width) => '-'.repeat(width))), ...lines.map(row)].join('\n');
}
