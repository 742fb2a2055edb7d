import { parseResult } from '@atrium/lottery-rules/result-text';
import { playsOf } from '@atrium/lottery-rules/rule-sets';
import { countingPlay, historyOf } from './number-history.ts';

const plays = playsOf(['vn-south'], {}, '2026-11-21');
const play = (code: string) => plays.get(code)!;
const draw = (special: string, eighth: string) =>
  parseResult(
    'vn-south',
    `${special}|10000|20000|30000,40000|50000,60000,70000,80000,90000,11100,22200|3300|4400,5500,6600|700|${eighth}`,
  )!;
/** The latest first. */
const results = [draw('123427', '31'), draw('123456', '27'), draw('999927', '27')];

it('[10-42] counts how often a number came and how long ago, by the prizes that the bet looks at', () => {
  expect(historyOf(play('lo2'), results)('27')).toEqual({ gap: 0, hits: 4, byDraw: [1, 1, 2] });
  expect(historyOf(play('de'), results)('27')).toEqual({ gap: 0, hits: 2, byDraw: [1, 0, 1] });
  expect(historyOf(play('dau'), results)('27')).toEqual({ gap: 1, hits: 2, byDraw: [0, 1, 1] });
  expect(historyOf(play('lo2'), results)('88')).toEqual({ gap: null, hits: 0, byDraw: [0, 0, 0] });
  expect(historyOf(play('lo3'), results)('456').gap).toBe(1);
});

it('[10-42] bets on several numbers count like lô; digits and whole tickets have no figures', () => {
  for (const code of ['xien2', 'da', 'truot4']) expect(countingPlay(play(code), plays)).toBe(play('lo2'));
  for (const code of ['de-tens', 'ticket']) expect(countingPlay(play(code), plays)).toBeNull();
  expect(countingPlay(play('xiu-chu'), plays)).toBe(play('xiu-chu'));
});
