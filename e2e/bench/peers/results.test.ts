import type { Visit } from './measure-visit.ts';
import { comparisons, shown, spreadsOf, tableOf } from './results.ts';

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

it('compares with the best of the frameworks, and never with the monolith or a frame', () => {
  const measured = {
    atrium: spreadsOf([visit(40)]),
    qiankun: spreadsOf([visit(200)]),
    wujie: spreadsOf([visit(80)]),
    iframe: spreadsOf([visit(20)]),
    monolith: spreadsOf([visit(10)]),
  };
  const { firstEntryMs, returnMs } = comparisons(measured)!;
  expect(firstEntryMs).toEqual({ best: 'wujie', ratio: 0.5 });
  expect(returnMs.ratio).toBe(1);
});

it('compares nothing where only one side ran', () => {
  expect(comparisons({ atrium: spreadsOf([visit(40)]) })).toBeUndefined();
  expect(comparisons({ qiankun: spreadsOf([visit(40)]), monolith: spreadsOf([visit(40)]) })).toBeUndefined();
});

it('shows three digits, and a spread only where the turns differ', () => {
  expect(shown({ median: 123.4, lowest: 118.2, highest: 1405 })).toBe('123 (118 to 1405)');
  expect(shown({ median: 70.25, lowest: 70.25, highest: 70.25 })).toBe('70.3');
  expect(tableOf({ wujie: spreadsOf([visit(80)]) })).toEqual({
    wujie: expect.objectContaining({ 'first entry (ms)': '80', 'return (ms)': '10' }),
  });
});
