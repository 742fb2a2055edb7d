import type { Family } from '@atrium/lottery-rules/families';
import { GAME_KINDS, type GameKind } from '@atrium/lottery-rules/game-kinds';
import { parseResult } from '@atrium/lottery-rules/result-text';
import { playsOf } from '@atrium/lottery-rules/rule-sets';
import { hitsOf } from './hits.ts';

const hits = (kind: GameKind, result: string, ...lines: [play: string, selection: string][]): string[] => {
  const family: Family = GAME_KINDS[kind].family;
  const plays = playsOf(GAME_KINDS[kind].sets, {}, '2026-11-23');
  return [
    ...hitsOf(
      family,
      parseResult(family, result)!,
      lines.map(([code, text]) => {
        const play = plays.get(code)!;
        const read = play.parse(text);
        if ('fault' in read) throw new Error(`${code} ${text}: ${read.fault.code}`);
        return { play, selection: read.selection };
      }),
    ),
  ].sort();
};

describe('[10-38] the drawn numbers that own lines won by', () => {
  it('are the places that a line looks at, and none without a win', () => {
    expect(hits('ssc', '3,0,5,9,8', ['back3-direct', '5|9|8'])).toEqual(['0.2', '0.3', '0.4']);
    expect(hits('ssc', '3,0,5,9,8', ['back3-direct', '5|9|7'])).toEqual([]);
    expect(hits('ssc', '3,0,5,9,8', ['back3-direct', '5|9|7'], ['front2-direct', '3|0'])).toEqual(['0.0', '0.1']);
  });
  it('are single digits of longer numbers', () => {
    const thai = '604318|072,945|530,261|86';
    expect(hits('thai', thai, ['three-tod', '138'])).toEqual(['0.0.3', '0.0.4', '0.0.5']);
    expect(hits('thai', thai, ['two-bottom', '86'], ['three-bottom', '261'])).toEqual([
      '2.1.0',
      '2.1.1',
      '2.1.2',
      '3.0.0',
      '3.0.1',
    ]);
  });
  it('are every number of a sum, and the balls of a special number', () => {
    expect(hits('k3', '4,5,6', ['halves', 'big'])).toEqual(['0.0', '0.1', '0.2']);
    expect(hits('marksix', '07,14,22,31,38,45|16', ['special', '16,20'])).toEqual(['1.0']);
    expect(hits('marksix', '07,14,22,31,38,45|16', ['two-of-two', '14,22'])).toEqual(['0.1', '0.2']);
  });
  it('are the numbers of a prize list that a number is among', () => {
    const drawn = `1234|5678|9012|${Array(10).fill('0000')}|${Array(9).fill('1111')},1234`;
    expect(hits('4d-my', drawn, ['big', '1234'])).toEqual([
      ...['0', '1', '2', '3'].map((digit) => `0.0.${digit}`),
      ...['0', '1', '2', '3'].map((digit) => `4.9.${digit}`),
    ]);
    expect(hits('4d-my', drawn, ['box-small', '5678'])).toEqual(['1.0.0', '1.0.1', '1.0.2', '1.0.3']);
  });
});
