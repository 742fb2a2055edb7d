import type { Visit } from './measure-visit.ts';
import { medianInterval } from './median-interval.ts';
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
  expect(firstEntryMs).toEqual({
    best: 'wujie',
    ratio: { median: 0.5, lowest: 0.4, highest: 0.5 },
    verdict: 'too few turns',
  });
  expect(returnMs).toMatchObject({ ratio: { median: 1 } });
});

it('concludes from where the median lies: met, missed, or nothing where that is on both sides of the goal', () => {
  const against = (ours: number[]) =>
    comparisons({ atrium: ours.map(visit), wujie: ours.map(() => visit(100)) })!.firstEntryMs.verdict;
  expect(against([30, 40, 40, 50])).toBe('too few turns');
  expect(against([30, 40, 40, 40, 51])).toBe('spread too wide to conclude');
  expect(against([51, 60, 60, 60, 70])).toBe('missed');
  expect(against([30, 40, 40, 40, 50])).toBe('met');
  // One of nine turns may be on the other side: the second lowest and highest are the limits.
  expect(against([30, 40, 40, 40, 40, 40, 40, 50, 900])).toBe('met');
  expect(against([30, 40, 40, 40, 40, 40, 40, 51, 900])).toBe('spread too wide to conclude');
  expect(against([10, 51, 60, 60, 60, 60, 60, 60, 60])).toBe('missed');
});

it('places the median in an interval that at most one run of sixteen misses', () => {
  const turns = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  expect(medianInterval(turns(4))).toBeUndefined();
  expect(medianInterval(turns(5))).toEqual({ from: 1, to: 5 });
  expect(medianInterval(turns(8))).toEqual({ from: 1, to: 8 });
  expect(medianInterval(turns(9))).toEqual({ from: 2, to: 8 });
  expect(medianInterval(turns(15))).toEqual({ from: 4, to: 12 });
  expect(medianInterval(turns(20).reverse())).toEqual({ from: 6, to: 15 });
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
      'first entry (ms)': { best: 'wujie', ratio: '0.5', goal: 'at most 0.5', verdict: 'too few turns' },
    }),
    {
      atrium: { 'the open tab shows it': 'after 42 ms', 'a visitor who returns to it': 'sees it' },
      wujie: { 'the open tab shows it': 'after a reload', 'a visitor who returns to it': 'sees the old version' },
    },
    { wujie: { 'the bar works': 'yes', 'a sentence is in its place': 'no', 'another vertical opens': 'yes' } },
    { wujie: { 'the bar works': 'no', 'a sentence is in its place': 'no', 'another vertical opens': 'no' } },
  ]);
});

it('writes the tables of a run between the marks of its conditions, and leaves the rest of the document', () => {
  const [quick, slow] = [marksOf(false), marksOf(true)];
  const document = `# Peers\n${quick.begin}\n${quick.end}\nbetween\n${slow.begin}\nolder\n${slow.end}\nend\n`;
  const written = withTables(document, false, 'today', tables);
  expect(written).toContain(`between\n${slow.begin}\nolder\n${slow.end}\nend\n`);
  expect(written).toContain('today\n\n### A visit');
  expect(written).toMatch(/\n\| wujie +\| after a reload +\| sees the old version +\|\n/);
  expect(written).toMatch(/\n\| wujie +\| yes +\| \*\*no\*\* +\| yes +\|\n/);
  expect(withTables(written, false, 'today', tables)).toBe(written);
  expect(() => withTables('# Peers', true, 'today', tables)).toThrow(/lacks "<!-- peers --slow/);
});
