import type { Scene } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { fish } from '../../things/fish-body.ts';
import { sea } from '../../things/sea.ts';

export const school: Scene = (c) => {
  let o = sea(c);
  const alt = mix(c.accent, c.light, 0.15);
  for (let j = 0; j < 6; j++)
    for (let i = 0; i < 4; i++) {
      const x = i * 68 - 8 + (j % 2) * 34,
        y = 26 + j * 34 + Math.sin(i + j) * 6;
      if (Math.abs(x - 130) < 74 && Math.abs(y - 128) < 52) continue;
      o += c.at(x, y, 0.26, fish(c, (i + j) % 3 ? alt : c.light, c.shade(c.accent, 0.2), 2), -8);
    }
  return o + c.at(132, 128, 0.86, fish(c, c.hero, c.accent === c.hero ? c.light : c.accent, 1), -8);
};
