import { contrast } from './colour.ts';
import { houseOf } from './house.ts';
import { measure } from './lettering.ts';
import { secondColour, setTitle, titleRoom } from './plate.ts';
import { vendors } from './vendors.ts';

const titles = [
  'Ember Fox',
  'A',
  'Supercalifragilisticexpialidocious',
  'Temple of the Nine Jade Dragons of the Northern Mountain',
  '余烬狐',
  '九玉神殿的秘密宝藏与龙之传说',
  'ثعلب الجمر',
  'مغامرات الشعاب المرجانية العميقة',
  'WWWW MMMM WWWW',
];

describe('the plate', () => {
  it.each(titles)('keeps "%s" within its room in at most three lines', (title) => {
    const { lines, size } = setTitle(title);
    expect(lines.length).toBeLessThanOrEqual(3);
    for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(titleRoom + 0.01);
  });

  it('loses no letter when it breaks a title', () => {
    for (const title of titles)
      expect(setTitle(title).lines.join('').replaceAll(' ', '')).toBe(title.replaceAll(' ', ''));
  });

  it('is legible for every vendor: paper on ink, and the second colour as well', () => {
    for (const palette of vendors.flatMap((vendor) => houseOf(vendor.code).palettes)) {
      expect([palette.ink, contrast(palette.light, palette.ink) >= 7]).toEqual([palette.ink, true]);
      expect([palette.ink, contrast(secondColour(palette), palette.ink) >= 6.5]).toEqual([palette.ink, true]);
    }
  });
});
