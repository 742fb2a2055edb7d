import { cut, cutReader, MARKET_CUTS, type MarketCuts } from './market-cuts.ts';
import type { Family } from './families.ts';
import { parseResult } from './result-text.ts';
import { playsOf } from './rule-sets.ts';

const numbers = (family: Family, cuts: MarketCuts, text: string) => {
  const result = parseResult(family, text)!;
  return [
    cutReader(family, cuts.top3, 3)(result),
    cutReader(family, cuts.top2, 2)(result),
    cutReader(family, cuts.bottom2, 2)(result),
  ];
};

describe('the numbers that a market cuts', () => {
  it.each([
    ['thai', '123456|111,222|333,444|78', '456 56 78'],
    ['hanoi', '12345|67890', '345 45 90'],
    ['lao', '123456', '456 56 34'],
    ['yeekee', '12345', '345 45 12'],
    ['stock', '141275|0832', '275 75 32'],
  ] as const)('[10-09] %s', (family, text, expected) => {
    expect(numbers(family, MARKET_CUTS[family], text)).toEqual(expected.split(' '));
  });

  it('[10-09] come from the cuts of the game where it has its own', () => {
    const cuts: MarketCuts = {
      top3: [
        ['special', 0, 0],
        ['first', 0, 0],
        ['first', 0, 4],
      ],
      top2: cut('first', 0, 2),
      bottom2: cut('special', 0, 2),
    };
    const result = parseResult('hanoi', '12345|67890')!;
    const plays = playsOf(['hanoi'], {}, '2026-11-21', cuts);
    const wins = (code: string, number: string) => plays.get(code)!.wins([[number]], result).length;
    expect([wins('three-top', '160'), wins('two-top', '67'), wins('two-bottom', '12')]).toEqual([1, 1, 1]);
    expect([wins('three-top', '345'), wins('two-top', '45'), wins('two-bottom', '90')]).toEqual([0, 0, 0]);
    expect(plays.has('three-front')).toBe(false);
  });

  it('[10-09] refuses cuts that the family does not have', () => {
    const read = (places: Parameters<typeof cutReader>[1]) => () => cutReader('lao', places, 2);
    expect(read(cut('special', 5, 7))).toThrow('lao has no digit special.0.6.');
    expect(read(cut('special', 0, 2, 1))).toThrow('lao has no digit special.1.0.');
    expect(read(cut('first', 0, 2))).toThrow('lao has no digit first.0.0.');
    expect(read(cut('special', 0, 3))).toThrow(RangeError);
    expect(
      read([
        ['special', 0, 1],
        ['special', 0, 1],
      ]),
    ).toThrow(RangeError);
  });
});
