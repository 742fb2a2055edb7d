import type { Canvas } from '../canvas.ts';
import { box, circle, star } from '../shape.ts';
import { flatCoin } from './coin-pile.ts';
import { floor, glow, type Good } from './good.ts';

const note = (c: Canvas, x: number, y: number, turn: number) => {
  const paper = box(x, y, 150, 76, 4);
  return `<g transform="rotate(${turn} ${x + 75} ${y + 38})">${
    c.cast(paper, 8, 8) +
    c.fill(paper, c.hero) +
    c.fill(box(x + 7, y + 7, 136, 62, 3), '#b9d8b4') +
    c.fill(circle(x + 75, y + 38, 24), c.hero) +
    c.fill(star(x + 75, y + 38, 5, 17, 7), '#1d4a35') +
    c.fill(box(x + 14, y + 14, 18, 6) + box(x + 118, y + 56, 18, 6), c.hero)
  }</g>`;
};

export const notes: Good = {
  colours: ['#230f15', '#7a1e2e', '#98333f', '#8fbf9a', '#efc76b'],
  scene: (c) =>
    glow(c, 160, 106, 88) +
    floor(c) +
    note(c, 88, 44, -15) +
    note(c, 92, 72, -4) +
    note(c, 96, 104, 7) +
    flatCoin(c, 78, 172) +
    flatCoin(c, 78, 157) +
    flatCoin(c, 246, 186),
};
