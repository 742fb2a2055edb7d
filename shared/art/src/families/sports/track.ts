import type { Scene } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { box, circle } from '../../shape.ts';

export const track: Scene = (c) => {
  let o = `<rect width="240" height="290" fill="${c.ground2}"/>${c.fill('M0,0H240V92H0z', mix(c.ink, c.ground, 0.35))}`;
  for (let i = 0; i < 52; i++)
    o += c.fill(
      circle(6 + (i % 13) * 19 + (((i / 13) | 0) % 2) * 9, 18 + ((i / 13) | 0) * 17, 5.5),
      [c.hero, c.accent, c.light, c.shade(c.ground, 0.2)][c.whole(0, 3)]!,
    );
  o += c.fill('M0,84H240V100H0z', c.light) + c.fill('M0,100H240V320H0z', c.ground);
  for (let i = -3; i < 9; i++)
    o += c.fill(`M${100 + i * 8},100h4L${-20 + i * 44},320h-16z`, c.light, 'fill-opacity=".55"');
  const flag = [];
  for (let a = 0; a < 5; a++)
    for (let b = 0; b < 6; b++)
      flag.push(
        c.fill(
          `M${66 + b * 24},${58 + a * 23 + Math.sin(b * 0.9) * 8}L${90 + b * 24},${58 + a * 23 + Math.sin((b + 1) * 0.9) * 8}v23L${66 + b * 24},${81 + a * 23 + Math.sin(b * 0.9) * 8}z`,
          (a + b) % 2 ? c.ink : '#fbf6ea',
        ),
      );
  return (
    o +
    `<g transform="rotate(-12 60 140)">${flag.join('')}${c.fill(box(58, 44, 8, 230), c.accent)}${c.fill(circle(62, 44, 8), c.hero)}</g>`
  );
};
