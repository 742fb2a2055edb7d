import type { Motif } from '../motif.ts';

export const mask: Motif = (c, col) => {
  const face =
    'M0,-24C22,-40 50,-38 62,-24C60,8 46,30 22,30C10,30 6,18 0,14C-6,18 -10,30 -22,30C-46,30 -60,8 -62,-24C-50,-38 -22,-40 0,-24z';
  const plume = (turn: number, colour: string) =>
    c.at(
      0,
      -26,
      1,
      c.fill('M0,0C-14,-18 -12,-44 0,-60C12,-44 14,-18 0,0z', colour) + c.line('M0,-6V-46', c.shade(colour, 0.3), 2),
      turn,
    );
  const eye = 'M-44,-8C-34,-20 -18,-18 -12,-4C-22,8 -38,8 -44,-8z';
  return (
    plume(-34, c.shade(c.accent, 0.2)) +
    plume(34, c.shade(c.accent, 0.3)) +
    plume(0, c.accent) +
    c.cast(face) +
    c.duo(face, col, 5) +
    c.fill(eye, c.ink) +
    `<g transform="scale(-1 1)">${c.fill(eye, c.ink)}</g>` +
    c.line('M-56,-20C-46,-32 -24,-32 -6,-20M56,-20C46,-32 24,-32 6,-20', c.lift(col, 0.6), 3.5) +
    c.fill('M0,-28L7,-19L0,-10L-7,-19z', c.light)
  );
};
