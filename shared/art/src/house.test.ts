import { houseOf } from './house.ts';
import { vendors } from './vendors.ts';

const count = (category: string) => vendors.filter((vendor) => vendor.category === category).length;

describe('houses', () => {
  it('has enough vendors for every shelf of the demo', () => {
    expect(count('RNG')).toBeGreaterThanOrEqual(14);
    expect(['LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'].map(count)).toEqual([5, 4, 4, 5, 3, 1, 1]);
    expect(vendors.map((vendor) => vendor.code)).toEqual(expect.arrayContaining(['SV3', 'N2', 'TCG_SEA']));
  });

  it('no two vendors share a code, a name, a mark or their colours', () => {
    for (const facet of [
      (at: (typeof vendors)[number]) => at.code,
      (at: (typeof vendors)[number]) => at.name,
      (at: (typeof vendors)[number]) => at.glyph,
      (at: (typeof vendors)[number]) => JSON.stringify(at.palettes),
    ]) {
      expect(new Set(vendors.map(facet)).size).toBe(vendors.length);
    }
  });

  it('gives an unknown vendor a look of its own, always the same', () => {
    expect(houseOf('Nobody Games')).toEqual(houseOf('Nobody Games'));
    const looks = ['Nobody Games', 'Other House', 'Third Room', 'Fourth Wall', 'Fifth Element Studio'].map((name) =>
      JSON.stringify({ ...houseOf(name), code: '', name: '' }),
    );
    expect(new Set(looks).size).toBe(5);
    expect(houseOf('Nobody Games').palettes).toHaveLength(3);
  });
});
