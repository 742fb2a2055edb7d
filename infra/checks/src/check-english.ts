import type { Check } from './check.ts';
import { constantsWithoutUnit } from './constant-units.ts';
import { FORBIDDEN_NAMES, FORBIDDEN_TURNS } from './forbidden-turns.ts';
import { NOT_YET } from './not-yet-english.ts';
import { nameWords, passagesOf } from './passages.ts';
import type { SourceTree } from './source-tree.ts';
import { parse } from './syntax.ts';

/** Contains the forbidden turns as test data. */
const OWN_TEST = 'infra/checks/src/check-english.test.ts';
const READ = /\.(?:ts|tsx|mjs|cjs|js|md|sql|css|ya?ml|conf|sh)$|\/(?:en|fatal|package)\.json$|\/Dockerfile$/;
/** A database refuses an applied migration whose text has changed, comments included. */
const FROZEN = /\/migrations\//;

export interface EnglishFinding {
  file: string;
  line: number;
  problem: string;
}

/**
 * Comments, names, messages and texts are plain English, without the turns of `forbidden-turns.ts`.
 * `node infra/checks/src/main.ts --english` counts what is left per folder, `--english shell/src/auth` lists it.
 */
export const checkEnglish: Check = {
  name: 'plain English: no forbidden turns, and a unit in the name of every duration and size',
  run: (tree) => englishProblems(tree, NOT_YET),
};

/** Findings outside the listed folders, and listed folders that have none. */
export function englishProblems(tree: SourceTree, notYet: ReadonlySet<string>): string[] {
  const findings = englishFindings(tree);
  const unclean = new Set(findings.map(({ file }) => areaOf(file)));
  return [
    ...findings
      .filter(({ file }) => !notYet.has(areaOf(file)))
      .map(({ file, line, problem }) => `${file}:${line} ${problem}`),
    ...[...notYet]
      .filter((area) => !unclean.has(area))
      .map((area) => `${area} is converted: remove it from infra/checks/src/not-yet-english.ts.`),
  ];
}

/** All findings, including those in the listed folders. */
export function englishFindings(tree: SourceTree): EnglishFinding[] {
  return tree.files
    .filter((file) => READ.test(file) && !FROZEN.test(file) && file !== OWN_TEST)
    .flatMap((file) => [...fileName(file), ...inText(file, tree.read(file))]);
}

/**
 * The folder that a file is counted with: a package, its locales, or a folder of `src` in the shell and the gateway.
 */
export function areaOf(file: string): string {
  const parts = file.split('/');
  if (parts.length === 1) return '.';
  const size = /^(?:shell|e2e|docs|\.github)\//.test(file) ? 1 : 2;
  const home = parts.slice(0, size).join('/');
  if (parts[size] === 'locales') return `${home}/locales`;
  const isSplit = home === 'shell' || home === 'e2e' || home === 'infra/gateway';
  if (!isSplit) return home;
  const depth = parts[size] === 'src' ? size + 2 : size + 1;
  return parts.slice(0, Math.min(depth, parts.length - 1)).join('/');
}

function fileName(file: string): EnglishFinding[] {
  return nameProblems(file.split('/').at(-1)!).map((problem) => ({ file, line: 1, problem }));
}

function inText(file: string, text: string): EnglishFinding[] {
  const place = (at: number) => text.slice(0, at).split('\n').length;
  const seen = new Set<string>();
  const turns = passagesOf(file, text).flatMap((passage) => {
    if (passage.kind === 'prose')
      return FORBIDDEN_TURNS.flatMap(({ turn, instead }) =>
        [...passage.text.matchAll(turn)].map((match) => ({
          file,
          line: place(passage.at + match.index),
          problem: `says "${match[0].replace(/\s+/g, ' ').trim().slice(0, 40)}". Write ${instead}.`,
        })),
      );
    // A name is reported once per file.
    if (seen.has(passage.text)) return [];
    seen.add(passage.text);
    return nameProblems(passage.text).map((problem) => ({ file, line: place(passage.at), problem }));
  });
  return [...turns, ...unitProblems(file, text, place)];
}

function nameProblems(name: string): string[] {
  const words = nameWords(name);
  return FORBIDDEN_NAMES.filter((forbidden) => forbidden.words.test(words)).map(
    ({ instead }) => `is named "${name.slice(0, 60)}". Name ${instead}.`,
  );
}

function unitProblems(file: string, text: string, place: (at: number) => number): EnglishFinding[] {
  if (!/\.(?:ts|tsx|mjs)$/.test(file)) return [];
  return constantsWithoutUnit(parse(file, text)).map(({ name, at }) => ({
    file,
    line: place(at),
    problem: `declares ${name} without its unit. Name it ${name}_MS, _SECONDS, _BYTES … as it is counted.`,
  }));
}
