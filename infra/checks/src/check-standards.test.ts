import { checkStandards } from './check-standards.ts';
import { standardsTable } from './standards.ts';
import { plantTree, removePlanted } from './testing/plant-tree.ts';

afterEach(removePlanted);

/** Titles of planted tests: this file must not name a standard itself. */
const titled = (id: string, title: string) => `it('[2.3-01] [${id}] ${title}', () => {});`;
const HEADER = 'id\trequirement\tsource\tstate\treason';
const TEST = 'shell/src/pot.test.ts';
const tree = (rows: string[], test = titled('RG-01', 'asks first')) =>
  plantTree({ 'docs/standards.tsv': [HEADER, ...rows, ''].join('\n'), [TEST]: test });
const PROVEN = 'RG-01\tAsks for a limit\tRTS 12\tproven\t';
const OPEN = 'RG-02\tReminds\tRTS 12\topen\tNo reminder yet.';

it('accepts a list whose claims have tests, and what does not apply', () => {
  expect(checkStandards.run(tree([PROVEN, 'RG-02\tReminds\tRTS 12\tnot applicable\tNo limits.']))).toEqual([]);
});

it('[14-16] finds a standard that is open', () => {
  expect(checkStandards.run(tree([PROVEN, OPEN]))).toEqual([
    'docs/standards.tsv leaves RG-02 open: No reminder yet. Prove it by a test.',
  ]);
});

it.each([
  ['a claim without a test', [PROVEN], "it('asks first', () => {});", 'claims RG-01, and no test'],
  ['a claim that only a comment names', [PROVEN], '// [RG-01] asks first', 'claims RG-01, and no test'],
  [
    'a test of what does not apply',
    ['RG-02\tReminds\tRTS 12\tnot applicable\tx'],
    titled('RG-02', 'reminds'),
    "doesn't claim it",
  ],
  ['a test of an unknown standard', [], titled('RG-09', 'reminds'), "doesn't claim it"],
  ['an open standard without a reason', ['RG-02\tReminds\tRTS 12\topen\t'], '', 'needs five columns'],
  ['an unknown state', ['RG-02\tReminds\tRTS 12\tlater\tx'], '', 'needs five columns'],
])('[14-16] finds %s', (_what, rows, test, problem) => {
  expect(checkStandards.run(tree(rows, test))).toEqual([expect.stringContaining(problem)]);
});

it('[14-16] writes a table of every standard with its tests, or with the reason why it has none', () => {
  const table = standardsTable(tree([PROVEN, OPEN]));
  expect(table).toContain('1 proven, 1 open, 0 not applicable');
  expect(table).toContain(`| RG-01 | Asks for a limit | RTS 12 | ${TEST}: asks first |`);
  expect(table).toContain('| RG-02 | Reminds | RTS 12 | open: No reminder yet. |');
});
