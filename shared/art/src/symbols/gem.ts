import type { Motif } from '../motif.ts';

export const gem: Motif = (c, col) =>
  c.cast('M-30,-36H30L52,-8L0,50L-52,-8z') +
  c.fill('M-30,-36H30L52,-8L0,50L-52,-8z', col) +
  c.fill('M-30,-36L-52,-8H-22z', c.lift(col, 0.35)) +
  c.fill('M-30,-36H0L-22,-8z', c.lift(col, 0.6)) +
  c.fill('M0,-36H30L22,-8z', c.lift(col, 0.15)) +
  c.fill('M30,-36L52,-8H22z', c.shade(col, 0.2)) +
  c.fill('M0,-36L22,-8H-22z', c.lift(col, 0.3)) +
  c.fill('M-52,-8H-22L0,50z', c.shade(col, 0.08)) +
  c.fill('M22,-8H52L0,50z', c.shade(col, 0.42)) +
  c.fill('M-22,-8H22L0,50z', c.shade(col, 0.22));
