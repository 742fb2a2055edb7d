import type { Canvas } from '../canvas.ts';
import { oval } from '../shape.ts';

const GOLD = '#d99c34';

/** A coin that lies flat, 80 across; `y` is the middle of its upper face. */
export const flatCoin = (c: Canvas, x: number, y: number): string =>
  c.fill(oval(x, y + 9, 40, 14), c.shade(GOLD)) +
  c.fill(`M${x - 40},${y}h80v9h-80z`, c.shade(GOLD)) +
  c.fill(oval(x, y, 40, 14), '#f0be52') +
  c.fill(oval(x, y, 29, 9), GOLD);

/** Coins one upon the other, the lowest at `y`. */
export const coinPile = (c: Canvas, x: number, y: number, count: number): string =>
  [...Array(count).keys()].map((at) => flatCoin(c, x, y - at * 15)).join('');
