import type { Scene } from '../../canvas.ts';
import { stack } from '../../things/chip-stack.ts';
import { felt } from '../../things/felt.ts';
import { pip } from '../../things/pip.ts';

export const chips: Scene = (c) => {
  const cs = [c.hero, c.accent, '#fbead0', c.lift(c.ground, 0.2)];
  const o =
    felt(c) +
    c.fill('M0,0H240V104C160,84 80,84 0,104z', c.ground2) +
    c.line('M0,118C80,98 160,98 240,118', c.hero, 3) +
    [40, 120, 200]
      .map((x) => c.at(x, 58, 0.5, c.fill(pip[c.pick(['heart', 'spade', 'diamond', 'club'])], c.ground)))
      .join('');
  return (
    o +
    stack(c, 62, 168, 40, c.whole(4, 6), cs[1]!) +
    stack(c, 182, 164, 42, c.whole(6, 8), cs[0]!) +
    stack(c, 122, 204, 46, c.whole(3, 5), (cs[2] === c.hero ? cs[3] : cs[2])!)
  );
};
