import { areaOf, englishFindings } from './check-english.ts';
import type { SourceTree } from './source-tree.ts';

/** Lines to print: the findings in the given folders, or the number of findings of each folder. */
export function countEnglish(tree: SourceTree, folders: readonly string[]): string[] {
  const findings = englishFindings(tree);
  if (folders.length)
    return findings
      .filter(({ file }) => folders.some((folder) => file === folder || file.startsWith(`${folder}/`)))
      .map(({ file, line, problem }) => `${file}:${line} ${problem}`);
  const counts = Map.groupBy(findings, ({ file }) => areaOf(file));
  return [
    ...[...counts]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([area, found]) => `${`${found.length}`.padStart(5)} ${area}`),
    `${`${findings.length}`.padStart(5)} in all`,
  ];
}
