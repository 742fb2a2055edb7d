import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import { box } from '../shape.ts';
import { pip } from './pip.ts';

export type Suit = keyof typeof pip;

export const card = (c: Canvas, suit: Suit, rank: string): string => {
  const col = suit === 'heart' || suit === 'diamond' ? '#b3332a' : '#231f1c',
    d = box(-50, -70, 100, 140, 9);
  return (
    c.cast(d, 7, 8, 0.34) +
    c.fill(d, c.light) +
    c.fill('M50,-61V61a9,9 0 0 1 -9,9H20L50,-61z', mix(c.light, c.ink, 0.1)) +
    c.text(rank, -40, -36, 34, col) +
    c.at(-32, -20, 0.2, c.fill(pip[suit], col)) +
    c.at(6, 14, 0.78, c.fill(pip[suit], col))
  );
};
