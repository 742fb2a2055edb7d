/** The marks around the part of a document that a benchmark writes. */
export interface Marks {
  begin: string;
  end: string;
}

/** `document` with the part between its marks replaced; throws, with the name of the `file`, where the marks are missing. */
export function withPart(document: string, file: string, { begin, end }: Marks, part: string): string {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file} lacks "${begin}" … "${end}".`);
  return `${document.slice(0, from + begin.length)}\n\n${part}\n\n${document.slice(to)}`;
}

/** A table in Markdown as the project's formatter aligns it; the first line is its head. */
export function aligned(lines: readonly (readonly string[])[]): string {
  const widths = lines[0]!.map((_, column) => Math.max(3, ...lines.map((line) => line[column]!.length)));
  const row = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`;
  return [row(lines[0]!), row(widths.map((width) => '-'.repeat(width))), ...lines.slice(1).map(row)].join('\n');
}
