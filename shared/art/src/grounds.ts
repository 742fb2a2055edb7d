import type { Canvas } from './canvas.ts';
import { mix } from './colour.ts';
import { box, circle, wedge } from './shape.ts';

export type GroundKind = 'plain' | 'rays' | 'disc' | 'rings' | 'stripe' | 'arch' | 'check' | 'fan' | 'half';

const times = (count: number, paint: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => paint(at)).join('');

const kinds: Record<GroundKind, (c: Canvas, x: number, y: number) => string> = {
  plain: () => '',
  rays: (c, x, y) => {
    const count = c.pick([14, 18, 22]);
    const turn = c.whole(0, 20);
    return times(count, (at) =>
      c.fill(wedge(x, y, 0, 330, turn + (at * 360) / count, turn + ((at + 0.5) * 360) / count), c.ground2),
    );
  },
  disc: (c, x, y) => c.fill(circle(x, y, 98), c.ground2),
  rings: (c, x, y) => times(5, (at) => c.fill(circle(x, y, (5 - at) * 34), at % 2 ? c.ground : c.ground2)),
  stripe: (c) => times(18, (at) => c.fill(`M${(at - 6) * 44},0h22l-160,320h-22z`, c.ground2)),
  arch: (c) =>
    times(3, (at) => {
      const half = 104 - at * 28;
      return c.fill(
        `M${120 - half},320V${10 + at * 30 + half}a${half},${half} 0 0 1 ${2 * half},0V320z`,
        at % 2 ? c.ground : mix(c.ground, c.ground2, at ? 1 : 0.8),
      );
    }),
  check: (c) =>
    times(36, (at) =>
      (at + Math.floor(at / 6)) % 2 ? c.fill(box((at % 6) * 40, Math.floor(at / 6) * 40, 40, 40), c.ground2) : '',
    ),
  fan: (c) =>
    times(6, (row) =>
      times(5, (column) =>
        [40, 30, 20]
          .map((radius, ring) =>
            c.fill(
              wedge((column - 1) * 80 + (row % 2 ? 0 : 40), 40 + row * 40, 0, radius, 180, 360),
              ring % 2 ? c.ground : mix(c.ground, c.ground2, 0.75),
            ),
          )
          .join(''),
      ),
    ),
  half: (c) => c.fill('M0,0H240V118H0z', c.ground2),
};

/** The background of a cover, centred on x,y. */
export function ground(c: Canvas, kind: GroundKind, x = 120, y = 118): string {
  return `<rect width="240" height="290" fill="${c.ground}"/>${kinds[kind](c, x, y)}`;
}
