import type { QuotedLine } from '@atrium/draws/board/use-slip';
import { playsOf } from '@atrium/lottery-rules/rule-sets';
import { GAME_KINDS } from '@atrium/lottery-rules/game-kinds';
import { blocksOf } from './blocks.ts';
import { kindsOf } from './kinds.ts';

const kinds = kindsOf(playsOf(GAME_KINDS.thai.sets, {}, '2026-11-26'));
const line = (play: string, selection: string): QuotedLine => ({
  play: null,
  line: { id: `${play} ${selection}`, play, selection, unit: '100', multiple: 1 },
  name: play,
  quote: null,
  prize: null,
});
const shape = (...lines: QuotedLine[]) =>
  blocksOf(lines, kinds).map(({ kind, plays, rows }) => [
    kind?.code,
    plays,
    rows.map(({ numbers, cells }) => `${numbers.join(' ')}: ${[...cells.keys()].join(' ')}`),
  ]);

it('[10-43] the same numbers on several plays share a row; a kind has a column for each play that is used', () => {
  expect(
    shape(
      line('two-bottom', '47'),
      line('two-top', '47'),
      line('two-bottom', '05,15'),
      line('three-top', '472'),
      line('two-top', '47'),
    ),
  ).toEqual([
    ['two', ['two-top', 'two-bottom'], ['47: two-bottom two-top', '05 15: two-bottom']],
    ['three', ['three-top'], ['472: three-top']],
    ['two', ['two-top'], ['47: two-top']],
  ]);
});

it('the same line twice stays two rows, and a play that the game no longer has keeps its line', () => {
  expect(shape(line('run-top', '4'), line('run-top', '4'), line('gone', '1'))).toEqual([
    ['run', ['run-top'], ['4: run-top', '4: run-top']],
    [undefined, ['gone'], ['1: gone']],
  ]);
});

it('[10-43] tod shares the row of the numbers that it was written with, whatever the order of their digits', () => {
  expect(shape(line('three-top', '385,472'), line('three-tod', '247,358'), line('three-tod', '112'))).toEqual([
    ['three', ['three-top', 'three-tod'], ['385 472: three-top three-tod', '112: three-tod']],
  ]);
});
