import { type Canvas, canvasOf } from './canvas.ts';
import { familyOf, type Shelf } from './families.ts';
import { houseOf } from './house.ts';
import { box, circle } from './shape.ts';
import { symbols } from './symbols.ts';
import { card } from './things/card.ts';
import { fish } from './things/fish-body.ts';
import { foot } from './things/football.ts';
import { knight } from './things/knight.ts';

const pad =
  'M-84,-34C-66,-52 -34,-50 -22,-40H22C34,-50 66,-52 84,-34C104,-10 114,36 104,62C96,80 72,78 62,58L48,32H-48L-62,58C-72,78 -96,80 -104,62C-114,36 -104,-10 -84,-34z';

const marks: Record<Shelf, { house: string; paint: (c: Canvas) => string }> = {
  slots: { house: 'CPL', paint: (c) => c.at(0, 2, 0.3, symbols.seven(c, '#f4b942')) },
  live: {
    house: 'VT',
    paint: (c) => c.at(-7, 1, 0.24, card(c, 'spade', 'K'), -14) + c.at(7, 2, 0.24, card(c, 'heart', 'A'), 12),
  },
  fish: { house: 'DW', paint: (c) => c.at(-1, 1, 0.2, fish(c, c.hero, c.accent, 1), -8) },
  pvp: {
    house: 'DH',
    paint: (c) =>
      c.at(2, 1, 0.27, c.cast(knight) + c.duo(knight, c.hero, 7) + c.duo(box(-52, 58, 108, 20, 4), c.hero, 4)),
  },
  sports: { house: 'TL', paint: (c) => foot(c, 0, 0, 16) },
  esports: {
    house: 'FRG',
    paint: (c) =>
      c.at(
        0,
        -1,
        0.19,
        c.cast(pad) +
          c.duo(pad, c.hero, 8) +
          c.fill('M-62,-22h14v12h12v14h-12v12h-14v-12h-12v-14h12z', c.ink) +
          [
            [56, -22],
            [74, -4],
            [56, 14],
            [38, -4],
          ]
            .map(([x, y]) => c.fill(circle(x!, y!, 9), c.ink))
            .join(''),
      ),
  },
  cockfight: { house: 'SV3', paint: (c) => c.at(0, 2, 0.32, symbols.flame(c, c.hero)) },
  lottery: {
    house: 'TCG_SEA',
    paint: (c) =>
      c.duo(circle(0, 0, 17), c.hero, 4) +
      c.fill(circle(-1.5, -1.5, 10), '#fffaf0') +
      c.text('8', -1.5, 4.5, 15, '#221b16', { anchor: 'middle' }),
  },
};

/** A small picture for a category of the portal, 48 units, on its own background. */
export function categoryIcon(category: string): string {
  const shelf = familyOf(category);
  const { house: vendor, paint } = marks[shelf];
  const house = houseOf(vendor);
  const palette = house.palettes[shelf === 'esports' || shelf === 'pvp' ? 1 : 0]!;
  const canvas = canvasOf({ id: shelf, category, title: '', vendor }, house, palette, () => 0.5, `i${shelf}`);
  const mark = paint(canvas);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-24 -24 48 48" width="48" height="48" aria-hidden="true">${canvas.definitions()}<path d="${box(-24, -24, 48, 48, 8)}" fill="${palette.ground}"/><path d="${circle(0, 0, 20)}" fill="${palette.ground2}"/>${mark}</svg>`;
}
