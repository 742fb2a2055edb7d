import type { Scene } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { ground } from '../../grounds.ts';
import { box, circle, star } from '../../shape.ts';

export const tiles: Scene = (c) => {
  const o = ground(c, c.pick(['stripe', 'disc', 'fan']), 120, 118);
  const tile = (x: number, y: number, rot: number, m: number) => {
    const d = box(-36, -48, 72, 96, 8),
      g =
        m === 0
          ? [-24, 0, 24]
              .map((q, i) => c.fill(circle(0, q, 11), i % 2 ? '#b3332a' : '#1f5f58') + c.fill(circle(0, q, 5), c.light))
              .join('')
          : m === 1
            ? [-16, 0, 16]
                .map(
                  (q) =>
                    c.fill(box(q - 4, -30, 8, 26, 4), q ? '#1f5f58' : '#b3332a') +
                    c.fill(box(q - 4, 4, 8, 26, 4), q ? '#1f5f58' : '#b3332a'),
                )
                .join('')
            : m === 2
              ? c.fill(
                  'M-20,-32H20V-2H4V34H-4V-2H-20z M-12,-25V-9H-4V-25z M4,-25V-9H12V-25z',
                  '#b3332a',
                  'fill-rule="evenodd"',
                )
              : c.fill(star(0, 0, 8, 26, 12), '#1f5f58') + c.fill(circle(0, 0, 8), '#b3332a');
    return c.at(
      x,
      y,
      1.12,
      c.cast(d, 12, 16, 0.3) +
        c.fill(d, c.shade(c.accent, 0.2), 'transform="translate(8 10)"') +
        c.fill(d, mix(c.light, c.ink, 0.22), 'transform="translate(4 5)"') +
        c.fill(d, c.light) +
        g,
      rot,
    );
  };
  const m = c.whole(0, 3);
  return (
    o +
    tile(66, 82, -12, m) +
    tile(164, 72, 9, (m + 1) % 4) +
    tile(78, 182, 6, (m + 2) % 4) +
    tile(172, 176, -7, (m + 3) % 4)
  );
};
