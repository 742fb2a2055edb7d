import type { Scene } from '../../canvas.ts';
import { ground } from '../../grounds.ts';
import { die } from '../../things/die.ts';

export const dice: Scene = (c) =>
  ground(c, c.pick(['rings', 'disc', 'fan']), 120, 120) +
  die(c, 78, 62, 58, [5, 1, 3], c.accent) +
  die(c, 178, 78, 46, [3, 6, 2], c.light) +
  die(c, 132, 142, 62, [6, 4, 5], c.hero);
