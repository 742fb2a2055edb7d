type Shape = readonly [fill: string, path: string];

/* Flags keep their own colours in every theme. */
const white = '#f4f1ea';
const red = '#b3332a';
const blue = '#2b4a8b';
const green = '#2c6748';
const yellow = '#e7b33f';
const black = '#15130f';

const ground = (fill: string): Shape => [fill, 'M0 0h20v14H0z'];
const rows = (...fills: string[]): Shape[] =>
  fills.map((fill, at) => [fill, `M0 ${(14 / fills.length) * at}h20v${14 / fills.length}H0z`]);
const columns = (...fills: string[]): Shape[] =>
  fills.map((fill, at) => [fill, `M${(20 / fills.length) * at} 0h${20 / fills.length}v14h-${20 / fills.length}z`]);
const disc = (fill: string, x: number, y: number, r: number): Shape => [
  fill,
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 -${2 * r} 0z`,
];
const star = (fill: string, x: number, y: number, s: number): Shape => [
  fill,
  `M${x} ${y - s}l${s * 0.3} ${s * 0.65}h${s * 0.68}l-${s * 0.53} ${s * 0.45}l${s * 0.2} ${s * 0.7}l-${s * 0.65} -${s * 0.42}l-${s * 0.65} ${s * 0.42}l${s * 0.2} -${s * 0.7}l-${s * 0.53} -${s * 0.45}h${s * 0.68}z`,
];

/** Flags by ISO country code, as few shapes on a field of 20 × 14. */
export const flagShapes: Readonly<Record<string, readonly Shape[]>> = {
  none: [ground('#7d7462')],
  gb: [ground(white), [red, 'M8 0h4v14H8zM0 5h20v4H0z']],
  cn: [
    ground(red),
    star(yellow, 5, 5.2, 3.4),
    star(yellow, 10, 2.6, 1.2),
    star(yellow, 11.4, 5.6, 1.2),
    star(yellow, 10, 8.6, 1.2),
  ],
  my: [
    ground(white),
    [red, 'M0 0h20v2H0zM0 4h20v2H0zM0 8h20v2H0zM0 12h20v2H0z'],
    [blue, 'M0 0h10v8H0z'],
    disc(yellow, 4, 4, 2.4),
    disc(blue, 4.8, 4, 2),
    star(yellow, 7.2, 4, 1.6),
  ],
  ph: [...rows(blue, red), [white, 'M0 0l10 7L0 14z'], disc(yellow, 3.4, 7, 1.6)],
  sa: [ground(green), [white, 'M5 9h10v1H5zM6 4h1v3H6zM9 4h1v3H9zM12 4h1v3h-1z']],
  th: [ground(red), [white, 'M0 2.3h20v9.400H0z'], [blue, 'M0 4.7h20v4.600H0z']],
  vn: [ground(red), star(yellow, 10, 7, 4)],
  id: rows(red, white),
  kr: [
    ground(white),
    disc(red, 10, 7, 3.4),
    [blue, 'M6.6 7a3.4 3.400 0 0 0 6.800 0a1.7 1.700 0 0 0 -3.400 0a1.7 1.700 0 0 1 -3.400 0z'],
  ],
  br: [ground(green), [yellow, 'M10 2l7.500 5L10 12L2.500 7z'], disc(blue, 10, 7, 2.4)],
  tw: [ground(red), [blue, 'M0 0h10v7H0z'], disc(white, 5, 3.5, 2)],
  jp: [ground(white), disc(red, 10, 7, 4)],
  es: [ground(red), [yellow, 'M0 3.5h20v7H0z']],
  fr: columns(blue, white, red),
  de: rows(black, red, yellow),
  it: columns(green, white, red),
  pt: [ground(red), [green, 'M0 0h8v14H0z'], disc(yellow, 8, 7, 2.4)],
  nl: rows(red, white, blue),
  pl: rows(white, red),
  ru: rows(white, blue, red),
  ua: rows(blue, yellow),
  tr: [ground(red), disc(white, 8, 7, 3.4), disc(red, 9, 7, 2.7), star(white, 12.4, 7, 1.7)],
  ir: rows(green, white, red),
  il: [ground(white), [blue, 'M0 1.5h20v2H0zM0 10.5h20v2H0zM10 4l2.600 4.500H7.400z']],
  pk: [ground(green), [white, 'M0 0h5v14H0z'], disc(white, 12.5, 7, 3), disc(green, 13.4, 6.4, 2.5)],
  in: [...rows('#d98a3a', white, green), disc(blue, 10, 7, 1.5)],
  bd: [ground(green), disc(red, 9, 7, 3.6)],
  mm: [...rows(yellow, green, red), star(white, 10, 7, 4)],
  kh: [ground(blue), [red, 'M0 3.5h20v7H0z'], [white, 'M7 9h6v1H7zM8 6h1v3H8zM9.500 5h1v4h-1zM11 6h1v3h-1z']],
  la: [ground(red), [blue, 'M0 3.5h20v7H0z'], disc(white, 10, 7, 2.6)],
  se: [ground(blue), [yellow, 'M6 0h2.500v14H6zM0 5.800h20v2.500H0z']],
  fi: [ground(white), [blue, 'M6 0h3v14H6zM0 5.500h20v3H0z']],
};
