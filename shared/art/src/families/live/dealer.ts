import type { Canvas, Scene } from '../../canvas.ts';
import { ground } from '../../grounds.ts';
import { box, circle } from '../../shape.ts';
import { card } from '../../things/card.ts';
import { stack } from '../../things/chip-stack.ts';
import { court } from '../../things/court-card.ts';
import { person } from '../../things/person.ts';

type Someone = ReturnType<typeof person>;

/* A forearm from the elbow up to a hand. */
const arm = (c: Canvas, who: Someone, x: number, y: number, toX: number, toY: number) =>
  c.line(`M${x},${y}L${toX},${toY}`, who.sleeve, 34) +
  c.line(
    `M${toX - (toX - x) * 0.18},${toY - (toY - y) * 0.18}L${toX},${toY}`,
    c.light,
    30,
    'style="stroke-linecap:butt"',
  ) +
  c.fill(circle(toX, toY, 16), who.skin) +
  c.fill(`M${toX + 4},${toY - 15}A16,16 0 0 1 ${toX + 4},${toY + 15}z`, who.shade, 'fill-opacity=".55"');

const poses = {
  /** Two cards laid before the guest. */
  laid: (c: Canvas, who: Someone) =>
    who.svg + c.at(66, 216, 0.5, card(c, 'heart', 'A'), -14) + c.at(176, 216, 0.5, card(c, 'spade', 'K'), 12),
  /** One card held up. */
  shown: (c: Canvas, who: Someone) =>
    c.at(-22, 0, 1, who.svg) +
    c.at(
      198,
      100,
      0.74,
      c.random() < 0.5
        ? card(c, c.pick(['heart', 'spade', 'diamond', 'club']), c.pick(['A', '9', '8']))
        : court(c, c.pick(['Q', 'K']), c.pick(['heart', 'spade'])),
      12,
    ) +
    arm(c, who, 172, 262, 194, 156),
  /** Chips pushed across. */
  paid: (c: Canvas, who: Someone) =>
    c.at(20, 0, 1, who.svg) +
    arm(c, who, 76, 262, 48, 196) +
    stack(c, 40, c.floor - 14, 30, c.whole(3, 5), c.accent === c.ground ? c.light : c.accent) +
    stack(c, 202, c.floor - 12, 27, c.whole(2, 4), c.hero),
  /** A fan of cards in one hand. */
  fanned: (c: Canvas, who: Someone) =>
    c.at(18, 0, 1, who.svg) +
    [0, 1, 2]
      .map(
        (at) =>
          `<g transform="translate(50 176) rotate(${at * 22 - 34}) translate(0 -42)">${c.at(0, 0, 0.52, card(c, (['club', 'diamond', 'spade'] as const)[at]!, (['7', '9', 'A'] as const)[at]!))}</g>`,
      )
      .join('') +
    arm(c, who, 86, 262, 52, 182),
};

/** The dealer behind the table; person and gesture are chosen by chance. */
export const dealer: Scene = (c) => {
  const back = ground(c, c.pick(['arch', 'disc', 'rays', 'fan', 'stripe']), 120, 96);
  const pose = poses[c.pick(['laid', 'shown', 'paid', 'fanned'])];
  return back + pose(c, person(c)) + c.fill(box(0, c.floor - 8, 240, 30), c.shade(c.hero, 0.3));
};
