import type { Scene } from '../../canvas.ts';
import { ground } from '../../grounds.ts';
import { ownColour } from '../../own-colour.ts';
import { oval } from '../../shape.ts';
import { headNames, heads } from '../../things/heads.ts';
import { wordIn } from '../../word-in.ts';

export const totem: Scene = (c) => {
  const k =
    wordIn(c.game.title, [
      [/fox|vixen/i, 'fox'],
      [/lion/i, 'lion'],
      [/tiger/i, 'tiger'],
      [/owl/i, 'owl'],
      [/bull|ox\b|buffalo/i, 'bull'],
      [/panda/i, 'panda'],
      [/bear/i, 'bear'],
      [/hare|rabbit|bunny/i, 'hare'],
      [/frog|toad/i, 'frog'],
    ] as const) || c.pick(headNames);
  let o = ground(c, c.pick(['rays', 'rings', 'disc', 'fan']), 120, 120);
  const leaf = (x: number, y: number, rot: number, col: string, s = 1) =>
    c.at(
      x,
      y,
      s,
      c.fill('M0,0C16,-30 16,-66 0,-96C-16,-66 -16,-30 0,0z', col) +
        c.fill('M0,0C16,-30 16,-66 0,-96z', c.shade(col, 0.3)),
      rot,
    );
  o +=
    (
      [
        [-74, 1],
        [-48, 0.9],
        [48, 0.9],
        [74, 1],
      ] as const
    )
      .map(([a, s], i) => leaf(120, 230, a, i % 3 ? c.accent : c.shade(c.accent, 0.25), s * 1.45))
      .join('') +
    c.fill('M30,320C34,210 74,188 120,188S206,210 210,320z', c.shade(c.accent, 0.35)) +
    c.fill('M60,320C66,214 96,196 120,196S174,214 180,320z', c.accent);
  return (
    o +
    c.fill(oval(126, 140, 78, 70), c.ink, 'fill-opacity=".18"') +
    c.at(120, 124, k === 'hare' ? 1.05 : 1.08, heads[k](c, ownColour(c, k!)))
  );
};
