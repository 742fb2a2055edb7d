import type { Scene } from '../../canvas.ts';
import { foot } from '../../things/football.ts';
import { mow } from '../../things/mown-grass.ts';

export const pitch: Scene = (c) => {
  const w = c.light;
  return (
    mow(c) +
    c.line('M-10,40H250M60,40V120H180V40M94,40V74H146V40M92,120A34,34 0 0 0 148,120', w, 4) +
    c.line('M-10,300A60,60 0 0 1 40,250', w, 4) +
    foot(c, c.pick([92, 150]), 152, 62)
  );
};
