import type { Visit } from './measure-visit.ts';
import { marksOf, withTables } from './peers-document.ts';
import { comparisons, shown, spreadsOf } from './results.ts';
import { tablesOf } from './tables.ts';

const visit = (firstEntryMs: number): Visit => ({
  largestPaintMs: 100,
  firstEntryMs,
  secondEntryMs: 50,
  returnMs: 10,
  homeScriptsKb: 70.25,
  scriptsKb: 150,
  transferredKb: 300,
  heapMb: 5,
});

it('gives the median, the lowest and the highest turn of each measure', () => {
  const { firstEntryMs, returnMs } = spreadsOf([visit(90), visit(300), visit(60)]);
  expect(firstEntryMs).toEqual({ median: 90, lowest: 60, highest: 300 });
  expect(returnMs).toEqual({ median: 10, lowest: 10, highest: 10 });
});

it('compares with the best of the frameworks, turn by turn, and never with the monolith or a frame', () => {
  const { firstEntryMs, returnMs } = comparisons({
    atrium: [visit(40), visit(20)],
    qiankun: [visit(200), visit(200)],
    wujie: [visit(80), visit(50)],
    iframe: [visit(20), visit(20)],
    monolith: [visit(10), visit(10)],
  })!;
  expect(firstEntryMs).toEqual({ best: 'wujie', ratio: { median: 0.5, lowest: 0.4, highest: 0.5 }, verdict: 'met' });
  expect(returnMs).toMatchObject({ ratio: { median: 1 }, verdict: 'met' });
});

it('concludes nothing where the turns are on both sides of the goal, and says that it is missed where none keeps it', () => {
  const against = (ours: number[]) =>
    comparisons({ atrium: ours.map(visit), wujie: ours.map(() => visit(100)) })!.firstEntryMs.verdict;
  expect(against([30, 40, 51])).toBe('spread too wide to conclude');
  expect(against([51, 60, 70])).toBe('missed');
  expect(against([30, 40, 50])).toBe('met');
});

it('compares nothing where only one side ran', () => {
  expect(comparisons({ atrium: [visit(40)] })).toBeUndefined();
  expect(comparisons({ qiankun: [visit(40)], monolith: [visit(40)] })).toBeUndefined();
});

it('shows three digits, and a spread only where the turns differ', () => {
  expect(shown({ median: 123.4, lowest: 118.2, highest: 1405 })).toBe('123 (118 to 1405)');
  expect(shown({ median: 70.25, lowest: 70.25, highest: 70.25 })).toBe('70.3');
});

const tables = tablesOf({
  visits: { atrium: [visit(40)], wujie: [visit(80)] },
  releases: { atrium: { openTabMs: 41.6, afterReturn: true }, wujie: { openTabMs: null, afterReturn: false } },
  faults: {
    wujie: {
      broken: { barWorks: true, saysSo: false, othersOpen: true },
      gone: { barWorks: false, saysSo: false, othersOpen: false },
    },
  },
});

it('has a table of visits, of ratios, of the release and of each fault', () => {
  expect(tables.map(({ cells }) => cells)).toEqual([
    expect.objectContaining({ wujie: expect.objectContaining({ 'first entry (ms)': '80', 'return (ms)': '10' }) }),
    expect.objectContaining({
      'first entry (ms)': { best: 'wujie', ratio: '0.5', goal: 'at most 0.5', verdict: 'met' },
    }),
    {
      atrium: { 'the open tab shows it': 'after 42 ms', 'a visitor who returns to it': 'sees it' },
      wujie: { 'the open tab shows it': 'after a reload', 'a visitor who returns to it': 'sees the old version' },
    },
    { wujie: { 'the bar works': 'yes', 'a sentence is in its place': '**no**', 'another vertical opens': 'yes' } },
    {
      wujie: { 'the bar works': '**no**', 'a sentence is in its place': '**no**', 'another vertical opens': '**no**' },
    },
  ]);
});

it('writes the tables of a run between the marks of its conditions, and leaves the rest of the document', () => {
  const [quick, slow] = [marksOf(false), marksOf(true)];
  const document = `# Peers\n${quick.begin}\n${quick.end}\nbetween\n${slow.begin}\nolder\n${slow.end}\nend\n`;
  const written = withTables(document, false, 'today', tables);
  expect(written).toContain(`between\n${slow.begin}\nolder\n${slow.end}\nend\n`);
  expect(written).toContain('today\n\n### A visit');
  expect(written).toMatch(/\n\| wujie +\| after a reload +\| sees the old version +\|\n/);
  expect(withTables(written, false, 'today', tables)).toBe(written);
  expect(() => withTables('# Peers', true, 'today', tables)).toThrow(/lacks "<!-- peers --slow/);
});
