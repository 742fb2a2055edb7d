import { box, circle, mix, polygon } from './shapes.js';

const far = ({ ground, ink }) => mix(ground, ink, 0.4);
const near = ({ ground, ink }) => mix(ground, ink, 0.62);
const rolling = (b, palette) =>
  b.fill('M0,500C160,440 300,540 620,500S1060,450 1240,506V698H0z', far(palette)) +
  b.fill('M0,560C200,520 360,600 620,560S1080,520 1240,560V698H0z', near(palette));

/** The country in front of the sky, each for a brush and a palette. */
export const LANDS = {
  dunes(b, palette) {
    const { accent, sky: lighter, hero, ground, ink } = palette;
    const pyramid = (x, y, w, h, lit) =>
      b.fill(
        polygon([
          [x - w, y],
          [x - w * 0.1, y - h],
          [x + w * 0.25, y],
        ]),
        lit,
      ) +
      b.fill(
        polygon([
          [x + w * 0.25, y],
          [x - w * 0.1, y - h],
          [x + w, y],
        ]),
        b.shade(accent, 0.42),
      ) +
      [0.3, 0.52, 0.74]
        .map((t) =>
          b.fill(
            polygon([
              [x - w * 0.1 - w * 0.9 * t, y - h + h * t],
              [x - w * 0.1 + w * 0.35 * t, y - h + h * t],
              [x - w * 0.1 + w * 0.35 * t, y - h + h * t + 4],
              [x - w * 0.1 - w * 0.9 * t - 4, y - h + h * t + 4],
            ]),
            b.shade(accent, 0.42),
            'fill-opacity=".5"',
          ),
        )
        .join('');
    const palm = (x, y, size, side) => {
      const leaves = [-160, -128, -92, -58, -22, 12].map((turn, index) =>
        b.at(
          26,
          -150,
          1,
          b.fill(
            'M0,0C30,-26 70,-24 104,8C66,-6 34,2 0,10z',
            index % 2 ? mix(lighter, ink, 0.15) : mix(ground, ink, 0.2),
          ),
          turn,
        ),
      );
      return `<g transform="translate(${x} ${y}) scale(${size * side} ${size})">${b.line('M0,0C-10,-50 4,-110 26,-150', b.shade(hero, 0.68), 13)}${leaves.join('')}</g>`;
    };
    return (
      pyramid(290, 520, 120, 170, b.lift(accent, 0.12)) +
      pyramid(110, 540, 180, 280, accent) +
      pyramid(960, 520, 110, 150, b.lift(accent, 0.12)) +
      pyramid(1140, 540, 170, 250, accent) +
      rolling(b, palette) +
      palm(56, 560, 1.05, 1) +
      palm(196, 574, 0.76, -1) +
      palm(1186, 560, 1, -1) +
      palm(1060, 574, 0.74, 1)
    );
  },
  pagoda(b, palette) {
    const { accent, hero, cream, ink } = palette;
    const roof = (x, y, w) =>
      b.solid(
        `M${x - w},${y}C${x - w * 0.7},${y - 6} ${x - w * 0.45},${y - 24} ${x - w * 0.3},${y - 40}H${x + w * 0.3}C${x + w * 0.45},${y - 24} ${x + w * 0.7},${y - 6} ${x + w},${y}l8,-14l-2,24H${x - w - 6}l-2,-24z`,
        accent,
        5,
      );
    const tower = (x, base, size) =>
      [0, 1, 2]
        .map((floor) => {
          const w = (92 - floor * 18) * size;
          const y = base - (floor + 1) * 92 * size;
          const windows = [-0.45, 0, 0.45]
            .map((shift) => b.fill(box(x + shift * w - 7, y + 26, 14, 34 * size, 3), mix(hero, ink, 0.1)))
            .join('');
          return (
            b.fill(box(x - w * 0.66, y, w * 1.32, 96 * size), cream) +
            b.fill(box(x + w * 0.1, y, w * 0.56, 96 * size), mix(cream, ink, 0.2)) +
            windows +
            roof(x, y, w + 34 * size)
          );
        })
        .join('') + b.line(`M${x},${base - 310 * size}v${-46 * size}`, accent, 7);
    const hang = (x, y) =>
      b.line(`M${x},0V${y}`, b.shade(hero, 0.5), 3) +
      b.solid(`M${x - 26},${y + 24}a26,22 0 1 0 52,0a26,22 0 1 0 -52,0z`, hero, 6) +
      b.fill(box(x - 12, y - 2, 24, 7), accent) +
      b.fill(box(x - 12, y + 43, 24, 7), accent);
    return (
      tower(120, 560, 1.1) +
      tower(1120, 560, 1.1) +
      rolling(b, palette) +
      hang(250, 70) +
      hang(190, 30) +
      hang(996, 76) +
      hang(1056, 34)
    );
  },
  harbour(b, palette) {
    const { accent, cream, hero, ink, ground } = palette;
    const house = (x, y, w, colour) =>
      b.fill(box(x, y, w, 200), colour) +
      b.fill(box(x + w * 0.64, y, w * 0.36, 200), mix(colour, ink, 0.22)) +
      b.fill(
        polygon([
          [x - 6, y],
          [x + w / 2, y - 44],
          [x + w + 6, y],
        ]),
        accent,
      ) +
      b.fill(
        polygon([
          [x + w / 2, y - 44],
          [x + w + 6, y],
          [x + w * 0.6, y],
        ]),
        b.shade(accent, 0.35),
      ) +
      [0, 1, 2]
        .map((row) =>
          [0.2, 0.58].map((col) => b.fill(box(x + w * col, y + 18 + row * 42, w * 0.2, 22, 2), hero)).join(''),
        )
        .join('');
    const boat = (x, y, size) =>
      b.at(
        x,
        y,
        size,
        b.cast('M-80,0H80L56,34H-58z', 6, 6) +
          b.solid('M-80,0H80L56,34H-58z', accent, 5) +
          b.line('M0,0V-140', b.shade(hero, 0.6), 6) +
          b.fill('M8,-134C70,-96 80,-40 70,-8H8z', cream) +
          b.fill('M-6,-112C-44,-70 -58,-30 -58,-8H-6z', b.shade(cream, 0.18)),
      );
    const waves = (y, colour) => b.fill(`M0,${y}${'c31,-16 62,-16 93,0s62,16 93,0'.repeat(7)}V698H0z`, colour);
    return (
      house(20, 370, 88, cream) +
      house(112, 410, 74, mix(hero, cream, 0.4)) +
      house(1048, 400, 78, mix(hero, cream, 0.4)) +
      house(1136, 360, 92, cream) +
      waves(520, mix(ground, ink, 0.3)) +
      boat(214, 545, 0.9) +
      boat(1030, 548, 0.8) +
      waves(570, mix(ground, ink, 0.5))
    );
  },
  peaks(b, palette) {
    const { cream, ground, ink, accent } = palette;
    const mountain = (x, y, w, h, colour) =>
      b.fill(
        polygon([
          [x - w, y],
          [x, y - h],
          [x + w * 0.3, y],
        ]),
        colour,
      ) +
      b.fill(
        polygon([
          [x + w * 0.3, y],
          [x, y - h],
          [x + w, y],
        ]),
        mix(colour, ink, 0.35),
      ) +
      b.fill(
        polygon([
          [x, y - h],
          [x - w * 0.3, y - h * 0.7],
          [x - w * 0.1, y - h * 0.76],
          [x + w * 0.05, y - h * 0.64],
          [x + w * 0.14, y - h * 0.74],
          [x + w * 0.3, y - h * 0.7],
        ]),
        cream,
      );
    const tree = (x, y, size) =>
      [0, 1, 2]
        .map((step) =>
          b.fill(
            polygon([
              [x, y - 120 * size + step * 30 * size],
              [x - (22 + step * 10) * size, y - 60 * size + step * 30 * size],
              [x + (22 + step * 10) * size, y - 60 * size + step * 30 * size],
            ]),
            step % 2 ? mix(ground, ink, 0.5) : mix(ground, ink, 0.58),
          ),
        )
        .join('');
    const hut =
      b.fill(box(180, 520, 70, 44), b.shade(accent, 0.2)) +
      b.fill(
        polygon([
          [168, 522],
          [215, 482],
          [262, 522],
        ]),
        cream,
      ) +
      b.fill(box(206, 534, 18, 30), palette.hero);
    return (
      mountain(300, 540, 170, 200, mix(ground, cream, 0.25)) +
      mountain(120, 560, 220, 340, mix(ground, ink, 0.12)) +
      mountain(940, 540, 160, 190, mix(ground, cream, 0.25)) +
      mountain(1120, 560, 210, 320, mix(ground, ink, 0.12)) +
      rolling(b, palette) +
      hut +
      [40, 96, 140, 1084, 1140, 1200]
        .map((x, index) => tree(x, 580 + (index % 2) * 10, 0.9 + (index % 3) * 0.15))
        .join('')
    );
  },
  hills(b, palette) {
    const { accent, ground, ink, cream, hero } = palette;
    const tree = (x, y, size) =>
      b.at(
        x,
        y,
        size,
        b.fill(box(-9, -60, 18, 64), mix(accent, ink, 0.6)) +
          b.solid(
            'M0,-180C50,-180 80,-140 72,-104C84,-70 44,-44 0,-52C-44,-44 -84,-70 -72,-104C-80,-140 -50,-180 0,-180z',
            mix(ground, ink, 0.18),
            10,
          ) +
          [
            [-36, -116],
            [10, -142],
            [38, -98],
            [-8, -84],
            [-44, -84],
          ]
            .map(([cx, cy]) => b.solid(circle(cx, cy, 10), accent, 3))
            .join(''),
      );
    const mill =
      b.fill(
        polygon([
          [1108, 540],
          [1124, 400],
          [1168, 400],
          [1184, 540],
        ]),
        cream,
      ) +
      b.fill(
        polygon([
          [1150, 400],
          [1168, 400],
          [1184, 540],
          [1156, 540],
        ]),
        mix(cream, ink, 0.2),
      ) +
      b.fill('M1116,402L1146,366L1176,402z', accent) +
      [20, 110, 200, 290]
        .map((turn) =>
          b.at(
            1146,
            404,
            1,
            b.fill(box(8, -9, 96, 18, 2), mix(cream, hero, 0.4)) + b.line('M0,0H104', mix(accent, ink, 0.5), 4),
            turn,
          ),
        )
        .join('');
    return (
      b.fill('M0,440C180,360 360,440 620,430S1060,360 1240,430V698H0z', mix(ground, cream, 0.12)) +
      mill +
      rolling(b, palette) +
      tree(90, 580, 1.25) +
      tree(214, 590, 0.9) +
      tree(1040, 596, 0.85)
    );
  },
};
