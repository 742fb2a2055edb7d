import { cover } from '@atrium/art/cover';
import { measure } from '@atrium/art/lettering';
import { setTitle, titleRoom } from '@atrium/art/plate';
import { vendors } from '@atrium/art/vendors';
import { wordMark } from '@atrium/art/word-mark';
import { createOutline } from './outline.ts';

const outline = createOutline();
const xs = (d: string) => [...d.matchAll(/[MLQ](-?[\d.]+) /g)].map((hit) => Number(hit[1]));
/** Width of the upright stroke of an I: how bold the letters are. */
const stroke = (weight: number) => {
  const across = xs(outline('I', 1000, weight, 100)!.d);
  return Math.max(...across) - Math.min(...across);
};

describe('createOutline', () => {
  it('draws a narrower text at width 75 than at 100, and stays within the advance', () => {
    const [narrow, wide] = [outline('Ember Fox', 100, 800, 75)!, outline('Ember Fox', 100, 800, 100)!];
    expect(narrow.width).toBeLessThan(wide.width * 0.85);
    expect(Math.max(...xs(narrow.d))).toBeLessThanOrEqual(narrow.width);
    expect(Math.max(...xs(wide.d))).toBeGreaterThan(Math.max(...xs(narrow.d)) * 1.15);
  });

  it('draws thicker strokes at a greater weight', () => {
    expect(stroke(800)).toBeGreaterThan(stroke(500) * 1.3);
    expect(stroke(500)).toBeGreaterThan(stroke(200) * 1.3);
  });

  it('scales with the size and sits on the baseline', () => {
    const [small, large] = [outline('H', 20, 800, 75)!, outline('H', 40, 800, 75)!];
    expect(large.width).toBeCloseTo(small.width * 2);
    const ys = [...large.d.matchAll(/[ML]-?[\d.]+ (-?[\d.]+)/g)].map((hit) => Number(hit[1]));
    expect(Math.max(...ys)).toBe(0);
    expect(Math.min(...ys)).toBeLessThan(-20);
  });

  it('returns undefined for letters that the typeface lacks', () => {
    expect(outline('余烬狐', 40, 800, 75)).toBeUndefined();
    expect(outline('ثعلب', 40, 800, 75)).toBeUndefined();
  });

  it('draws Vietnamese letters, one word after the other', () => {
    const [whole, first] = [outline('Hồ Chí Minh', 40, 800, 75)!, outline('Hồ', 40, 800, 75)!];
    expect(whole.width).toBeGreaterThan(first.width * 3);
    expect(Math.max(...xs(whole.d))).toBeGreaterThan(first.width * 3);
  });

  it('draws accented letters', () => {
    expect(outline('Olé', 40, 800, 75)!.d).toMatch(/^M/);
  });
});

describe('covers with outlines', () => {
  const titles = [
    'Ember Fox',
    'Temple of Nine Jade',
    'Kraken Counting House',
    'Supercalifragilistic',
    'WWWW MMMM',
    'The Very Long Title of a Game That Never Ends',
    'Tiger & Lantern',
    'Olé 777',
  ];

  it.each(titles)('"%s" stays within its plate', (title) => {
    const { lines, size } = setTitle(title, outline);
    for (const line of lines) expect(outline(line, size, 800, 75)!.width).toBeLessThanOrEqual(titleRoom + 0.01);
  });

  it('overestimates the width when no outline is available', () => {
    for (const title of titles)
      expect([title, measure(title, 40) >= measure(title, 40, {}, outline)]).toEqual([title, true]);
  });

  it('needs no font: an image cannot load one', () => {
    for (const vendor of vendors) {
      for (const at of [1, 2, 3]) {
        const svg = cover(
          { id: `${vendor.code}-${at}`, category: vendor.category, title: 'Royal Bellringer', vendor: vendor.code },
          { outline },
        );
        expect(svg).not.toContain('<text');
        expect(svg).not.toContain('NaN');
      }
    }
    expect(wordMark('CPL', { outline })).not.toContain('<text');
  });

  it('uses system fonts for letters that the typeface lacks', () => {
    expect(cover({ id: 'CPL-1', category: 'RNG', title: '余烬狐', vendor: 'CPL' }, { outline })).toContain(
      'Noto Sans SC',
    );
    expect(cover({ id: 'CPL-1', category: 'RNG', title: 'ثعلب الجمر', vendor: 'CPL' }, { outline })).toContain(
      'direction="rtl"',
    );
  });
});
