import type { Scene } from '../../canvas.ts';
import { ground } from '../../grounds.ts';
import { polygon } from '../../shape.ts';

/** A champion's helmet from the front, with a lit visor. */
export const helmet: Scene = (c) => {
  const shell =
    'M0,-92C46,-92 78,-60 78,-8C78,18 74,44 62,66L34,92H-34L-62,66C-74,44 -78,18 -78,-8C-78,-60 -46,-92 0,-92z';
  const visor = 'M-64,-14C-40,-28 40,-28 64,-14L54,20C34,12 14,12 0,30C-14,12 -34,12 -54,20z';
  const horn = 'M52,-58C84,-70 96,-96 92,-124C118,-92 112,-40 70,-26z';
  const wing = (side: number) =>
    `<g transform="scale(${side} 1)">${c.pick([true, false]) ? c.fill(horn, c.light) + c.fill('M92,-124C118,-92 112,-40 70,-26L64,-36C92,-58 98,-92 92,-124z', c.shade(c.light, 0.22)) : c.fill('M70,-50L118,-84L108,-44L124,-40L100,-14L112,-4L74,8z', c.accent) + c.fill('M74,8L112,-4L100,-14L70,-14z', c.shade(c.accent, 0.3))}</g>`;
  const first = wing(1);
  const head =
    first +
    first.replace('scale(1 1)', 'scale(-1 1)') +
    c.cast(shell, 9, 11, 0.32) +
    c.fold(
      c.fill(shell, c.hero) +
        c.fill('M-14,-92H14L10,-30H-10z', c.accent) +
        c.fill('M-78,-4L-62,66L-34,92L-26,40L-50,28z', c.shade(c.hero, 0.2)) +
        c.fill('M78,-4L62,66L34,92L26,40L50,28z', c.shade(c.hero, 0.2)),
      'M0,-92C46,-92 78,-60 78,-8C78,18 74,44 62,66L34,92H0z',
      0.18,
    ) +
    c.fill(visor, c.ink) +
    c.fill(
      'M-52,-6C-36,-14 -20,-14 -8,-8L-14,8C-26,2 -40,4 -48,10z',
      c.accent === c.ground ? c.light : c.lift(c.accent, 0.3),
    ) +
    c.fill('M52,-6C36,-14 20,-14 8,-8L14,8C26,2 40,4 48,10z', c.accent === c.ground ? c.light : c.accent) +
    [-16, -5, 6]
      .map((x) =>
        c.fill(
          polygon([
            [x, 52],
            [x + 7, 52],
            [x + 5, 82],
            [x + 2, 82],
          ]),
          c.ink,
        ),
      )
      .join('') +
    c.line('M-60,-46C-52,-66 -36,-78 -20,-82', c.lift(c.hero, 0.6), 5);
  return ground(c, c.pick(['rays', 'disc', 'rings']), 120, 118) + c.at(120, 138, 1, head);
};
