import { type Canvas, canvasOf } from './canvas.ts';
import { seedOf, sequence } from './chance.ts';
import { mix } from './colour.ts';
import { houseOf } from './house.ts';
import type { Outline } from './lettering.ts';
import { box, circle, star, wedge } from './shape.ts';
import { symbols } from './symbols.ts';
import { card } from './things/card.ts';
import { stack } from './things/chip-stack.ts';

/** The benefit of a promotion. */
export const promotionKinds = [
  'deposit',
  'cashback',
  'invite',
  'mission',
  'tournament',
  'rank',
  'lottery',
  'birthday',
] as const;
export type PromotionKind = (typeof promotionKinds)[number];

const wide = (c: Canvas, rays: boolean) =>
  `<rect width="352" height="220" fill="${c.ground}"/>${rays ? Array.from({ length: 18 }, (_, at) => c.fill(wedge(190, 116, 0, 330, at * 20, at * 20 + 10), c.ground2)).join('') : c.fill(circle(196, 110, 116), c.ground2)}`;

const scenes: Record<PromotionKind, (c: Canvas) => string> = {
  deposit: (c) =>
    wide(c, false) +
    c.at(60, 56, 0.7, symbols.coin(c, '#eab648'), -10) +
    stack(c, 132, 160, 44, 4, c.accent) +
    stack(c, 268, 156, 46, 8, c.hero) +
    stack(c, 202, 190, 50, 5, '#fbead0'),
  cashback: (c) =>
    wide(c, true) +
    c.at(98, 78, 0.9, symbols.gem(c, c.hero), -14) +
    c.at(272, 74, 0.86, symbols.lantern(c, '#c8352b'), 10) +
    c.at(188, 136, 1.34, symbols.coin(c, '#eab648')),
  invite: (c) =>
    wide(c, false) +
    c.at(118, 118, 1.08, card(c, 'heart', 'A'), -16) +
    c.at(240, 118, 1.08, card(c, 'spade', 'A'), 14) +
    c.at(180, 118, 0.9, symbols.key(c, c.hero === c.ground2 ? c.accent : c.hero)),
  mission: (c) => {
    const cloth = 'M120,30h150l-30,44l30,44H120z';
    return (
      wide(c, true) +
      c.cast(cloth, 9, 11) +
      c.duo(cloth, c.hero, 8) +
      c.duo(box(108, 22, 14, 200, 4), c.light, 4) +
      c.at(184, 74, 0.52, symbols.star(c, c.light)) +
      stack(c, 264, 186, 34, 3, c.accent)
    );
  },
  tournament: (c) => {
    const cup = 'M-34,-46H34C34,-12 22,8 8,14V30H20V40H-20V30H-8V14C-22,8 -34,-12 -34,-46z';
    return (
      wide(c, true) +
      c.at(
        180,
        116,
        1.9,
        c.cast(cup, 5, 6, 0.34) +
          c.line('M-32,-38C-56,-38 -52,-2 -20,2M32,-38C56,-38 52,-2 20,2', c.shade(c.hero, 0.25), 7) +
          c.duo(cup, c.hero, 7) +
          c.fill(box(-34, -50, 68, 8, 3), c.lift(c.hero, 0.4)) +
          c.fill(star(0, -18, 5, 13, 6), c.light),
      ) +
      [
        [66, 60],
        [300, 70],
        [84, 168],
        [286, 172],
      ]
        .map(([x, y]) => c.fill(star(x!, y!, 4, 15, 4), c.light))
        .join('')
    );
  },
  rank: (c) =>
    wide(c, true) +
    c.at(180, 124, 1.5, symbols.crown(c, '#efbd4e')) +
    c.at(66, 160, 0.62, symbols.gem(c, c.accent), -12) +
    c.at(300, 158, 0.62, symbols.gem(c, c.accent), 12),
  lottery: (c) =>
    wide(c, false) +
    [
      [84, 92, 38, 7],
      [268, 76, 44, 23],
      [180, 142, 58, 45],
      [302, 170, 30, 11],
      [62, 184, 28, 38],
    ]
      .map(
        ([x, y, q, n]) =>
          c.cast(circle(x!, y!, q!), q! * 0.14, q! * 0.18, 0.34) +
          c.duo(circle(x!, y!, q!), n! % 2 ? c.hero : c.accent, q! * 0.2) +
          c.fill(circle(x! - q! * 0.1, y! - q! * 0.08, q! * 0.58), '#fffaf0') +
          c.text(String(n).padStart(2, '0'), x! - q! * 0.1, y! + q! * 0.2, q! * 0.78, '#221b16', { anchor: 'middle' }),
      )
      .join(''),
  birthday: (c) => {
    const lid = box(96, 78, 170, 36, 5);
    const chest = box(106, 112, 150, 84, 4);
    return (
      wide(c, true) +
      c.cast(chest, 10, 10) +
      c.duo(chest, c.hero, 8) +
      c.fill(box(166, 112, 30, 84), c.accent) +
      c.duo(lid, mix(c.hero, c.light, 0.2), 5) +
      c.fill(box(164, 78, 34, 36), c.shade(c.accent, 0.12)) +
      c.duo('M181,78C140,80 126,34 152,34S181,78 181,78S184,34 210,34S222,80 181,78z', c.accent, 5)
    );
  },
};

/** A picture for a promotion, 352 x 220, without text. The same id always gets the same picture. */
export function promotionPicture(kind: PromotionKind, id: string, outline?: Outline): string {
  const seed = seedOf(`${kind}|${id}`);
  const random = sequence(seed);
  const houses = ['PG', 'VT', 'CPL', 'SOL', 'MN', 'TCG_SEA', 'NRD', 'GT'];
  const house = houseOf(houses[Math.floor(random() * houses.length)]!);
  const palette = house.palettes[Math.floor(random() * 2)]!;
  const canvas = canvasOf(
    { id, category: kind, title: '', vendor: house.code },
    house,
    palette,
    random,
    `p${seed.toString(36)}`,
    outline,
  );
  const picture = scenes[kind](canvas);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 352 220" width="352" height="220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${canvas.definitions()}${picture}</svg>`;
}
