import type { Canvas } from '../canvas.ts';
import { box, wedge } from '../shape.ts';
import type { Suit } from './card.ts';
import { pip } from './pip.ts';

/** King or queen, 100 x 140, centred. */
export const court = (c: Canvas, rank: string, suit: Suit): string => {
  const d = box(-50, -70, 100, 140, 9),
    col = suit === 'heart' || suit === 'diamond' ? '#b3332a' : '#231f1c',
    k = c.clip(`<path d="${box(-36, -46, 72, 98, 3)}"/>`);
  return (
    c.cast(d, 7, 8, 0.34) +
    c.fill(d, c.light) +
    `<g clip-path="url(#${k})">${c.fill(box(-36, -46, 72, 98), c.accent)}${c.fill(wedge(0, 0, 0, 90, 200, 250), c.shade(c.accent, 0.2)) + c.fill(wedge(0, 0, 0, 90, 290, 340), c.shade(c.accent, 0.2))}${c.fill('M-44,60C-40,26 -18,18 0,18S40,26 44,60z', c.hero)}${c.fill('M0,18C18,18 40,26 44,60H0z', c.shade(c.hero, 0.25))}${c.fill('M-14,18L0,40L14,18z', c.light)}${c.fill('M-17,-16H17V8C17,22 -17,22 -17,8z', '#e9bd8f')}${c.fill('M0,-16H17V8C17,15 8,18 0,18z', '#cf9a6c')}${rank === 'Q' ? c.fill('M-20,14C-26,-14 -20,-28 0,-28S26,-14 20,14C16,2 16,-10 0,-12C-16,-10 -16,2 -20,14z', c.ink) : c.fill('M-17,0C-16,26 16,26 17,0C8,8 -8,8 -17,0z', c.ink)}${c.fill('M-20,-18L-24,-40L-10,-28L0,-44L10,-28L24,-40L20,-18z', c.hero)}</g>` +
    c.text(rank, -46, -44, 26, col) +
    c.at(-39, -32, 0.13, c.fill(pip[suit], col))
  );
};
