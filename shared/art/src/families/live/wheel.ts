import type { Scene } from '../../canvas.ts';
import { circle, round, wedge } from '../../shape.ts';
import { felt } from '../../things/felt.ts';

export const wheel: Scene = (c) => {
  const y = c.pick([150, 176]),
    cx = 120,
    R = 132;
  let o =
    felt(c) +
    c.fill('M0,0H240V70H0z', c.ground2) +
    c.fill(circle(cx + 5, y + 8, R + 12), c.ink, 'fill-opacity=".35"') +
    c.duo(circle(cx, y, R + 10), c.shade(c.hero, 0.12), 5) +
    c.fill(circle(cx, y, R), c.ink);
  const k = 26,
    st = 360 / k,
    rot = c.whole(0, 30);
  const nums = [0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14];
  for (let i = 0; i < k; i++) {
    const a = rot + i * st;
    o += c.fill(wedge(cx, y, 92, 128, a, a + st - 0.7), i === 0 ? '#2f7a55' : i % 2 ? '#b3332a' : '#24201d');
    o += `<g transform="translate(${cx} ${y}) rotate(${round(a + st / 2 + 90)})">${c.text(nums[i]!, 0, -106, 17, '#fdf1da', { anchor: 'middle' })}</g>`;
  }
  o += c.fill(circle(cx, y, 90), c.shade(c.hero, 0.38)) + c.duo(circle(cx, y, 86), c.shade(c.hero, 0.05), 8);
  for (let i = 0; i < 8; i++) o += c.fill(wedge(cx, y, 26, 80, i * 45 + 8, i * 45 + 30), c.shade(c.hero, 0.28));
  o +=
    [0, 90, 180, 270]
      .map(
        (a) =>
          `<g transform="translate(${cx} ${y}) rotate(${a + 20})">${c.fill('M-5,0h10l-2,-52h-6z', c.light)}${c.fill(circle(0, -54, 8), c.light)}</g>`,
      )
      .join('') +
    c.duo(circle(cx, y, 24), c.light, 6) +
    c.fill(circle(cx, y, 9), c.shade(c.hero, 0.2));
  const a = (c.whole(215, 320) * Math.PI) / 180;
  return (
    o +
    c.fill(circle(cx + Math.cos(a) * 84 + 4, y + Math.sin(a) * 84 + 5, 10), c.ink, 'fill-opacity=".4"') +
    c.fill(circle(cx + Math.cos(a) * 84, y + Math.sin(a) * 84, 10), '#fffdf6') +
    c.fill(circle(cx + Math.cos(a) * 84 - 3, y + Math.sin(a) * 84 - 3, 3.5), '#fff')
  );
};
