import type { Check } from './check.ts';
import { isTest, type SourceTree } from './source-tree.ts';

const MAX_LINES = 300;
const MAX_SCREEN_LINES = 200;
const MAX_TEST_LINES = 400;
const DUMPS = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'manager', 'misc']);
const CODE = /\.(ts|tsx|mjs|js|cjs)$/;
// Assembled from halves, so that the check does not report this file.
const UNFINISHED = new RegExp(
  ['TO' + 'DO', 'FIX' + 'ME', 'lorem ' + 'ipsum', 'coming ' + 'soon'].map((word) => `\\b${word}\\b`).join('|'),
);
const LEFT_OUT = /\b(?:it|test|describe)\.(?:skip|only|todo|fixme|failing)\b|\b(?:xit|xdescribe|xtest|fit|fdescribe)\(/;

/** Skips tests whose tool is not installed; `npm test` lists them separately. */
const MAY_LEAVE_OUT = 'infra/testing/needs-tool.ts';

/** Files are small, named after their content and finished, and no test is skipped. */
export const checkFiles: Check = {
  name: 'files are small, well named and finished; no test is skipped',
  run: (tree) => tree.files.flatMap((file) => problemsOf(file, tree).map((problem) => `${file} ${problem}.`)),
};

function problemsOf(file: string, tree: SourceTree): string[] {
  const problems: string[] = [];
  const dump = file
    .split('/')
    .map((part) => part.split('.')[0]!)
    .find((part) => DUMPS.has(part));
  if (dump) problems.push(`is named "${dump}", which says nothing`);
  if (!CODE.test(file)) return problems;
  if (/\/index\.tsx?$/.test(file) && !file.endsWith('shell/src/index.ts'))
    problems.push('is an index file: import the file itself');
  if (/[A-Z]/.test(file.split('/').at(-1)!)) problems.push('is not named in kebab-case');
  const text = tree.read(file);
  const lines = text.split('\n').length - 1;
  const limit = limitOf(file);
  if (lines > limit) problems.push(`has ${lines} lines, more than ${limit}`);
  const unfinished = UNFINISHED.exec(text)?.[0];
  if (unfinished) problems.push(`says "${unfinished}"`);
  if (isTest(file) && !file.startsWith('infra/checks/') && file !== MAY_LEAVE_OUT) {
    const left = LEFT_OUT.exec(text)?.[0];
    if (left) problems.push(`leaves a test out (${left})`);
  }
  return problems;
}

function limitOf(file: string): number {
  if (isTest(file)) return MAX_TEST_LINES;
  return file.endsWith('.tsx') && /^(shell|remotes)\//.test(file) ? MAX_SCREEN_LINES : MAX_LINES;
}
