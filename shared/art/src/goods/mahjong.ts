import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import { box, circle } from '../shape.ts';
import { floor, glow, type Good, HOLE } from './good.ts';

const TILE = box(-30, -41, 60, 82, 7);
const RED = '#b3332a';
const GREEN = '#1f5f58';

const tile = (c: Canvas, x: number, y: number, turn: number, face: string) =>
  c.at(
    x,
    y,
    1,
    c.cast(TILE, 12, 12, 0.3) +
      c.fill(TILE, c.hero, 'transform="translate(8 9)"') +
      c.fill(TILE, mix(c.light, c.ink, 0.2), 'transform="translate(4 4.5)"') +
      c.fill(TILE, c.light) +
      face,
    turn,
  );

export const mahjong: Good = {
  colours: ['#2a120e', '#c8752f', '#dc9148', '#2e6b4a', '#f6d876'],
  scene: (c) => {
    const dots = [-22, 0, 22]
      .map((y, at) => c.fill(circle(0, y, 10), at % 2 ? RED : GREEN) + c.fill(circle(0, y, 4), c.light))
      .join('');
    const middle = c.fill('M-18,-28H18V-3H4V30H-4V-3H-18zM-11,-21V-9H-4V-21zM4,-21V-9H11V-21z', RED, HOLE);
    const bamboo = [-14, 0, 14]
      .map((x) => c.fill(box(x - 4, -27, 8, 24, 4) + box(x - 4, 3, 8, 24, 4), x ? GREEN : RED))
      .join('');
    // The tray that the set travels in.
    const tray = box(40, 152, 240, 36, 8);
    return (
      glow(c, 160, 100, 92) +
      floor(c) +
      tile(c, 92, 102, -6, dots) +
      tile(c, 160, 92, 0, middle) +
      tile(c, 228, 102, 6, bamboo) +
      c.cast(tray, 10, 8) +
      c.duo(tray, '#7c3b22', 8) +
      c.fill(box(40, 152, 240, 9, 4), '#a4573a') +
      c.fill(circle(160, 174, 5), c.accent)
    );
  },
};
