const BROWSERS: readonly [name: string, mark: RegExp][] = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
];
const SYSTEMS: readonly [name: string, mark: RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

const nameIn = (table: readonly [string, RegExp][], userAgent: string): string | undefined =>
  table.find(([, mark]) => mark.test(userAgent))?.[0];

/**
 * The names of browser and system, such as `Chrome, Windows`, so that members recognise their devices. They need no
 * translation.
 */
export const deviceOf = (userAgent: string): string =>
  [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)].filter(Boolean).join(', ');
