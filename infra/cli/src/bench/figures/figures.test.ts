import type { FigureRow, Measured } from './figure.ts';
import { FIGURE_ROWS } from './figure-rows.ts';
import { BEGIN, END, withFigures } from './figures-table.ts';
import { documentIn } from './run-turns.ts';
import { verdictOf } from './verdict.ts';

const measured = (...turns: number[]): Measured => ({
  turns,
  commit: '0123456789abcdef',
  date: '2026-03-01T10:00:00.000Z',
  processors: 2,
  load: [0.2, 1.9],
});
const bets: FigureRow = {
  what: 'bets',
  bench: 'wallet',
  unit: '',
  read: () => 1,
  budget: { atLeast: 5 },
};

it.each([
  ['met', { atLeast: 5 }, [5, 9, 7, 6, 8]],
  ['missed', { atLeast: 5 }, [1, 2, 3, 4, 4.9]],
  ['met', { atMost: 5 }, [1, 2, 3, 4, 5]],
  ['spread too wide to conclude', { atLeast: 5 }, [0.2, 9, 9, 9, 9]],
  ['too few turns', { atLeast: 5 }, [9, 9, 9, 9]],
  ['steady', undefined, [10, 11, 12, 13, 14]],
  ['spread too wide to conclude', undefined, [10, 11, 12, 13, 20]],
] as const)('concludes "%s" for %j from %j', (verdict, budget, turns) => {
  expect(verdictOf({ budget }, measured(...turns))).toBe(verdict);
});

it('writes median, spread, commit, date and load between the marks, and keeps the rest of the page', () => {
  const page = `# Top\n\n${BEGIN}\nold\n${END}\n\nrest\n`;
  const missing: FigureRow = { ...bets, what: 'other' };
  const written = withFigures(page, [bets, missing], { bets: measured(7, 6.123, 8, 7.5, 9) }, () => 0);
  expect(written).toContain('7.5 (6.12 to 9), 5 turns');
  expect(written).toContain('at least 5');
  expect(written).toContain('2026-03-01, 01234567, 2 processors, load 0.2 to 1.9');
  expect(written).toMatch(/\| other +\| .* \| not measured +\|/);
  expect(written).not.toContain('old');
  expect(written.startsWith('# Top\n')).toBe(true);
  expect(written.endsWith(`${END}\n\nrest\n`)).toBe(true);
  expect(withFigures(written, [bets, missing], { bets: measured(7, 6.123, 8, 7.5, 9) }, () => 0)).toBe(written);
});

it('marks a figure that is older than ten releases, and refuses a page without the marks', () => {
  const page = `${BEGIN}\n${END}`;
  const written = (releases: number) => withFigures(page, [bets], { bets: measured(7) }, () => releases);
  expect(written(11)).toContain('**old**');
  expect(written(10)).not.toContain('**old**');
  expect(() => withFigures('no table', [bets], {}, () => 0)).toThrow('README.md lacks');
});

it('finds the document among lines of a log', () => {
  expect(documentIn('starting\n{"level":30}\n{"name":"wallet","ratios":[]}\nclosed\n')).toMatchObject({
    name: 'wallet',
  });
  expect(documentIn('Error: no portal\n')).toBeUndefined();
});

it('reads the numbers of the database benchmarks by their names', () => {
  const documents = [
    { name: 'lottery: greatest win', ratios: { 'shown too low': 0 } },
    { name: 'lottery', ratios: [{ what: 'bets: lottery / wallet', ratio: 0.7 }] },
  ];
  const lottery = FIGURE_ROWS.find(({ what }) => what.startsWith('bets on a lottery'))!;
  expect(lottery.read(documents)).toBe(0.7);
  expect(lottery.read([])).toBeUndefined();
});
