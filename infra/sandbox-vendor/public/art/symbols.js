import { box, circle, oval, polygon, star } from './shapes.js';

/** Reel pictures, about 100 units across around 0,0. Each takes a brush, its own colour and the palette's accent. */
export const PICTURES = {
  crown(b, own, accent) {
    const body = 'M-44,36L-54,-24L-25,2L0,-44L25,2L54,-24L44,36z';
    const tips = [
      [-54, -26],
      [0, -46],
      [54, -26],
    ]
      .map(([x, y]) => b.solid(circle(x, y, 8), accent, 3))
      .join('');
    return (
      b.cast(body) +
      b.solid(body, own, 8) +
      b.fill('M-44,36l-3,-16H47l-3,16z', accent) +
      tips +
      b.fill(
        polygon([
          [0, 2],
          [8, 11],
          [0, 20],
          [-8, 11],
        ]),
        '#fdf1da',
      )
    );
  },
  gem(b, own) {
    const facets = [
      ['M-30,-36L-52,-8H-22z', b.lift(own, 0.35)],
      ['M-30,-36H0L-22,-8z', b.lift(own, 0.6)],
      ['M-30,-36H30L22,-8H-22z', b.lift(own, 0.3)],
      ['M0,-36H30L22,-8z', b.lift(own, 0.15)],
      ['M30,-36L52,-8H22z', b.shade(own, 0.2)],
      ['M-52,-8H-22L0,50z', b.shade(own, 0.08)],
      ['M22,-8H52L0,50z', b.shade(own, 0.42)],
      ['M-22,-8H22L0,50z', b.shade(own, 0.22)],
    ];
    return b.cast('M-30,-36H30L52,-8L0,50L-52,-8z') + facets.map(([d, colour]) => b.fill(d, colour)).join('');
  },
  coin(b, own) {
    const marks = [0, 90, 180, 270].map((turn) =>
      b.at(0, 0, 1, b.fill('M-7,-31h14v5h-4.5v6h-5v-6h-4.5z', b.shade(own, 0.5)), turn),
    );
    return (
      b.cast(circle(0, 0, 50)) +
      b.solid(circle(0, 0, 50), own, 7) +
      b.fill(circle(0, 0, 39), b.shade(own, 0.2)) +
      b.fill(circle(-1.5, -1.5, 36), own) +
      b.fill(box(-13, -13, 26, 26), b.shade(own, 0.62)) +
      marks.join('')
    );
  },
  sun(b, own, accent) {
    return b.cast(circle(0, 0, 36)) + b.fill(star(0, 0, 12, 58, 38), accent) + b.solid(circle(0, 0, 35), own, 7);
  },
  moon(b, own) {
    return (
      b.cast('M14,-52A54,54 0 1 0 46,34A44,44 0 1 1 14,-52z') +
      b.solid('M14,-52A54,54 0 1 0 46,34A44,44 0 1 1 14,-52z', own, 5) +
      b.fill(star(34, -20, 4, 12, 4), b.lift(own, 0.5))
    );
  },
  flame(b, own, accent) {
    const body =
      'M4,-56C10,-30 44,-18 40,16C38,40 20,52 0,52C-22,52 -42,38 -40,12C-38,-6 -26,-12 -24,-30C-14,-24 -10,-16 -10,-8C2,-18 8,-36 4,-56z';
    return (
      b.cast(body) +
      b.solid(body, own, 7) +
      b.fill('M2,0C8,10 22,18 20,32C18,44 10,50 0,50C-12,50 -20,42 -18,30C-16,22 -4,16 2,0z', b.lift(accent, 0.3))
    );
  },
  bell(b, own, accent) {
    const body = 'M0,-46C25,-46 32,-24 33,0C34,16 40,24 48,32H-48C-40,24 -34,16 -33,0C-32,-24 -25,-46 0,-46z';
    return (
      b.cast(body) +
      b.solid(circle(0, 38, 12), accent, 4) +
      b.fill(circle(0, -48, 7), b.shade(own, 0.2)) +
      b.solid(body, own, 9) +
      b.fill('M-43,22H43l5,10H-48z', accent) +
      b.line('M-20,-14C-19,-24 -14,-31 -6,-34', b.lift(own, 0.6), 5)
    );
  },
  cherry(b, own, accent) {
    return (
      b.line('M-24,14C-20,-12 -4,-34 22,-44M26,20C30,-4 28,-26 22,-44', b.shade(accent, 0.25), 5) +
      b.cast(circle(-24, 24, 25)) +
      b.cast(circle(26, 28, 23)) +
      b.solid(circle(-24, 24, 26), own, 8) +
      b.solid(circle(26, 28, 23), own, 7) +
      b.solid('M20,-44C-4,-62 -34,-48 -42,-32C-18,-22 8,-26 20,-44z', accent, 4) +
      b.line('M-38,14C-36,8 -32,5 -27,4M14,19C16,15 19,13 22,12', b.lift(own, 0.65), 4.5)
    );
  },
  lantern(b, own, accent) {
    const ribs = [24, 48]
      .map((w) => b.line(`M0,-37C${-w},-30 ${-w},30 0,37M0,-37C${w},-30 ${w},30 0,37`, b.shade(own, 0.35), 2))
      .join('');
    return (
      b.line('M0,-66V-40', b.shade(accent, 0.2), 4) +
      b.cast(oval(0, 0, 46, 38)) +
      b.solid(oval(0, 0, 46, 38), own, 9) +
      ribs +
      b.fill(box(-20, -44, 40, 9), accent) +
      b.fill(box(-20, 35, 40, 9), accent) +
      [-10, 0, 10].map((x) => b.line(`M${x},44v18`, accent, 4)).join('')
    );
  },
  scarab(b, own, accent) {
    const legs = [-1, 1]
      .map(
        (side) =>
          `<g transform="scale(${side} 1)">${b.line('M24,-14L46,-26L50,-42M28,10L54,10L62,0M24,30L44,44L44,58', b.shade(own, 0.5), 6)}</g>`,
      )
      .join('');
    return (
      legs +
      b.solid(oval(0, 12, 34, 42), own, 7) +
      b.fill('M-1.5,-18h3v72h-3z', b.shade(own, 0.5)) +
      b.solid('M-30,-12C-28,-38 28,-38 30,-12C12,-2 -12,-2 -30,-12z', accent, 4) +
      b.solid('M-18,-34C-18,-56 18,-56 18,-34z', b.shade(own, 0.18), 4) +
      b.line('M-16,2C-20,16 -18,30 -10,40', b.lift(own, 0.5), 4)
    );
  },
  shell(b, own, accent) {
    const body = 'M0,46C-34,40 -56,10 -50,-14C-44,-38 -22,-50 0,-50C22,-50 44,-38 50,-14C56,10 34,40 0,46z';
    const ribs = [-34, -18, 0, 18, 34].map((x) => b.line(`M0,42L${x * 1.15},-34`, b.shade(own, 0.34), 4)).join('');
    return b.cast(body) + b.solid(body, own, 8) + ribs + b.solid('M-18,34H18L10,54H-10z', accent, 3);
  },
  anchor(b, own, accent) {
    const body =
      'M-7,-22H7V30C24,28 36,16 40,2L28,6L46,-24L56,8L48,4C44,32 24,50 0,54C-24,50 -44,32 -48,4L-56,8L-46,-24L-28,6L-40,2C-36,16 -24,28 -7,30z';
    return (
      b.cast(body) +
      b.cast(circle(0, -38, 16)) +
      b.solid(circle(0, -38, 17), own, 5) +
      b.fill(circle(0, -38, 8), b.shade(own, 0.6)) +
      b.solid(body, own, 5) +
      b.solid(box(-30, -16, 60, 11, 3), accent, 3)
    );
  },
  peak(b, own, accent) {
    return (
      b.cast('M-56,44L-6,-50L56,44z') +
      b.fill('M-56,44L-6,-50L12,44z', own) +
      b.fill('M12,44L-6,-50L56,44z', b.shade(own, 0.4)) +
      b.fill('M-6,-50L-24,-16L-12,-22L-4,-8L6,-20L16,-16z', '#fdf1da') +
      b.fill('M22,44L36,14L50,44z', accent) +
      b.fill('M-46,44L-32,18L-18,44z', b.shade(accent, 0.2))
    );
  },
  clover(b, own) {
    const leaf = 'M0,0C-36,-12 -32,-52 -12,-50C-5,-49 0,-43 0,-38C0,-43 5,-49 12,-50C32,-52 36,-12 0,0z';
    const leaves = [
      [45, own],
      [135, b.shade(own, 0.3)],
      [225, b.shade(own, 0.14)],
      [315, b.lift(own, 0.22)],
    ];
    return (
      b.line('M2,0C6,24 0,40 -14,54', b.shade(own, 0.4), 7) +
      leaves
        .map(([turn, colour]) => b.at(0, 0, 1, b.fill(leaf, colour) + b.line('M0,-6V-28', b.shade(own, 0.42), 3), turn))
        .join('')
    );
  },
};

/** A letter of the lower pays, in three tones like cut wood. */
export function letter(b, text, colour, cream) {
  const one = (dx, dy, tone) => `<text x="${dx}" y="${42 + dy}" class="cut" fill="${tone}">${text}</text>`;
  return one(5, 6, b.shade(cream, 0.3)) + one(0, 0, b.shade(colour, 0.34)) + one(-3, -3, colour);
}

/** The symbol that stands for others: a plate with a word. */
export function plate(b, word, own, accent, cream) {
  return (
    b.cast(box(-56, -30, 112, 60, 8)) +
    b.solid(box(-56, -30, 112, 60, 8), own, 6) +
    b.fill(box(-48, -22, 96, 44, 4), b.ink) +
    `<text y="13" class="plate" fill="${cream}">${word}</text>` +
    b.fill(star(-56, -30, 4, 16, 6), accent) +
    b.fill(star(56, 30, 4, 16, 6), accent)
  );
}

/** The symbol that pays anywhere. */
export function rosette(b, own, accent, cream) {
  return (
    b.cast(circle(0, 0, 46)) +
    b.fill(star(0, 0, 16, 56, 44), accent) +
    b.solid(circle(0, 0, 42), own, 6) +
    b.fill(circle(0, 0, 32), b.ink) +
    b.fill(star(0, 2, 5, 28, 12), cream)
  );
}
