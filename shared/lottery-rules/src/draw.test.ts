import fc from 'fast-check';
import { draw } from './draw.ts';
import { FAMILIES, type Family, groupsOf } from './families.ts';
import { unbiased } from './random.ts';
import { formatResult, parseResult } from './result-text.ts';

const families = Object.keys(FAMILIES) as Family[];
const anyFamily = fc.constantFrom(...families);
const anySeed = fc.integer({ min: 0, max: 2 ** 31 });

/** A plain generator with a seed: a failing case can be replayed. */
function seeded(seed: number) {
  let state = seed;
  return unbiased(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state >>> 24;
  });
}

describe('draw', () => {
  it('gives a possible result of its family, which its text form carries unchanged', () => {
    fc.assert(
      fc.property(anyFamily, anySeed, (family, seed) => {
        const result = draw(family, seeded(seed));
        expect(result.map((group) => group.length)).toEqual(groupsOf(family).map((group) => group.count));
        expect(parseResult(family, formatResult(result))).toEqual(result);
      }),
    );
  });

  it('has the sizes that the published results have', () => {
    const digits = (family: Family) => draw(family, seeded(7)).flat().join('').length;
    const numbers = (family: Family) => draw(family, seeded(7)).flat().length;
    expect([numbers('vn-north'), digits('vn-north')]).toEqual([27, 107]);
    expect([numbers('vn-south'), digits('vn-south')]).toEqual([18, 82]);
    expect(numbers('4d')).toBe(23);
    expect(numbers('marksix')).toBe(7);
  });

  it('never draws a ball twice', () => {
    fc.assert(
      fc.property(fc.constantFrom<Family>('11x5', 'pk10', 'marksix', 'keno'), anySeed, (family, seed) => {
        const balls = draw(family, seeded(seed)).flat();
        expect(new Set(balls).size).toBe(balls.length);
      }),
    );
  });

  it('meets every outcome of three dice as often as it should', () => {
    const random = seeded(20_261_121);
    const rounds = 21_600;
    const ordered = new Map<string, number>();
    for (let round = 0; round < rounds; round += 1) {
      const key = draw('k3', random)[0]!.join('');
      ordered.set(key, (ordered.get(key) ?? 0) + 1);
    }
    expect(ordered.size).toBe(56);
    let chiSquare = 0;
    for (const [key, seen] of ordered) {
      const ways = { 1: 1, 2: 3, 3: 6 }[new Set(key).size]!;
      const expected = (rounds * ways) / 216;
      chiSquare += (seen - expected) ** 2 / expected;
    }
    // 55 degrees of freedom, 99.9 %
    expect(chiSquare).toBeLessThan(93.2);
  });
});

describe('unbiased', () => {
  it('throws the uneven rest away instead of folding it in', () => {
    const bytes = [255, 254, 251, 250, 9];
    const random = unbiased(() => bytes.shift()!);
    // 250 … 255 would favour 0 … 5 of ten
    expect(random(10)).toBe(9);
    expect(bytes).toEqual([]);
  });

  it('stays below its bound for every bound', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), anySeed, (below, seed) => {
        const value = seeded(seed)(below);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(below);
      }),
    );
  });

  it('refuses a bound that has no number', () => {
    expect(() => unbiased(() => 0)(0)).toThrow(RangeError);
    expect(() => unbiased(() => 0)(2.5)).toThrow(RangeError);
  });
});

describe('parseResult', () => {
  it.each([
    ['ssc', '1,2,3,4'],
    ['ssc', '1,2,3,4,10'],
    ['11x5', '01,02,03,04,04'],
    ['11x5', '01,02,03,04,12'],
    ['k3', '3,2,1'],
    ['k3', '1,2,7'],
    ['marksix', '01,02,03,04,05,06|06'],
    ['marksix', '06,02,03,04,05,01|07'],
    ['lao', '12345'],
    ['pk10', '01,02,03,04,05,06,07,08,09,09'],
    ['pick3', '1,2,x'],
  ] as [Family, string][])('refuses %s %s', (family, text) => {
    expect(parseResult(family, text)).toBeNull();
  });
});
