import type { Scene } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { box, circle, wedge } from '../../shape.ts';

/** A hall on the evening of the final: a cup under spotlights, two tables, the crowd in front. */
export const arena: Scene = (c) => {
  const dark = mix(c.ground, c.ink, 0.5);
  const table = (x: number, colour: string) =>
    c.fill(box(x - 36, 150, 72, 46), c.shade(colour, 0.4)) +
    c.fill(box(x - 36, 150, 72, 9), colour) +
    [-20, 4]
      .map(
        (dx) =>
          c.fill(box(x + dx - 4, 130, 22, 16, 2), c.ink) + c.fill(box(x + dx - 2, 132, 18, 12), c.lift(colour, 0.3)),
      )
      .join('');
  const cup = 'M-34,-46H34C34,-12 22,8 8,14V30H20V40H-20V30H-8V14C-22,8 -34,-12 -34,-46z';
  const heads = Array.from({ length: 15 }, (_, at) => {
    const x = at * 17 + c.whole(-3, 3);
    const y = 226 + c.whole(-7, 5);
    return (
      c.fill(circle(x, y, 9), c.ink) +
      c.fill(`M${x - 14},290c0,-38 4,-52 14,-52s14,14 14,52z`, c.ink) +
      (c.random() < 0.3
        ? c.line(`M${x + 8},${y + 22}L${x + 14},${y - 16}`, c.ink, 6) +
          c.fill(box(x + 6, y - 30, 16, 14, 2), c.pick([c.hero, c.accent, c.light]))
        : '')
    );
  });
  return (
    `<rect width="240" height="290" fill="${dark}"/>` +
    c.fill(box(24, 22, 192, 100, 3), c.ink) +
    c.fill(box(30, 28, 180, 88), c.ground) +
    c.fill(box(120, 28, 90, 88), c.ground2) +
    [
      [58, 1],
      [182, -1],
    ]
      .map(([x, side]) =>
        c.fill(wedge(x!, 0, 0, 300, 90 + side! * -6 - 13, 90 + side! * -6 + 13), '#fff6e0', 'fill-opacity=".14"'),
      )
      .join('') +
    [40, 80, 120, 160, 200]
      .map((x) => c.fill(box(x - 9, -2, 18, 14), c.ink) + c.fill(circle(x, 12, 6), c.light))
      .join('') +
    c.fill('M0,190H240V290H0z', mix(c.ground, c.ink, 0.7)) +
    c.fill('M70,178H170L196,200H44z', c.shade(c.accent, 0.25)) +
    table(46, c.hero) +
    table(194, c.accent) +
    c.at(
      120,
      126,
      1.32,
      c.cast(cup, 6, 6, 0.4) +
        c.line('M-32,-38C-56,-38 -52,-2 -20,2M32,-38C56,-38 52,-2 20,2', c.shade(c.hero, 0.25), 7) +
        c.duo(cup, c.hero === c.ground ? c.light : c.hero, 7) +
        c.fill(box(-34, -50, 68, 8, 3), c.lift(c.hero, 0.4)),
    ) +
    heads.join('')
  );
};
