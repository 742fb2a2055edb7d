import type { Scene } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { ground } from '../../grounds.ts';
import { circle } from '../../shape.ts';

export const rooster: Scene = (c) => {
  let o = ground(c, c.pick(['rays', 'disc']), 126, 120);
  const nk =
      'M84,86C92,44 136,30 166,54C186,72 184,108 204,140C226,176 226,240 226,320H60C60,262 78,232 84,196C90,166 78,120 84,86z',
    red = '#b8322a';
  const kk = c.clip(`<path d="${nk}"/>`);
  o += `${c.cast(nk, 8, 8) + c.duo(nk, c.hero, 8)}<g clip-path="url(#${kk})">`;
  for (let j = 0; j < 5; j++)
    for (let i = 0; i < 6; i++) {
      const x = 82 + i * 28 - j * 5 + (j % 2) * 10,
        y = 128 + j * 26;
      o += c.fill(
        `M${x - 12},${y}C${x - 14},${y + 24} ${x - 4},${y + 38} ${x + 2},${y + 44}C${x + 12},${y + 30} ${x + 16},${y + 16} ${x + 14},${y}z`,
        [c.shade(c.hero, 0.16), c.accent, c.hero, c.shade(c.accent, 0.3)][(i + j * 2) % 4]!,
      );
    }
  o += '</g>';
  return (
    o +
    c.duo(
      'M94,62C76,50 78,26 94,20C98,34 104,34 106,30C104,14 114,4 128,4C124,18 132,22 138,18C142,8 156,6 166,14C156,22 160,30 168,32C180,30 188,40 186,54C160,40 120,40 94,62z',
      red,
      4,
    ) +
    c.duo('M90,72C60,74 44,90 40,108C60,104 80,108 92,104z', c.light === c.hero ? '#e9a13b' : '#eeb144', 4) +
    c.fill('M84,108C66,118 64,150 80,160C98,150 102,122 96,106z', red) +
    c.fill('M96,108C92,128 98,148 110,150C120,140 118,118 110,106z', mix(red, c.ink, 0.3)) +
    c.fill(circle(122, 78, 13), c.light) +
    c.fill(circle(119, 78, 7.5), c.ink) +
    c.fill(circle(116, 75, 2.5), c.light) +
    c.line('M106,64L134,60', c.ink, 5)
  );
};
