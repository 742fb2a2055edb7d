import type { Brand } from './brands.ts';

/** Name and mark of each brand, apart from its colours: a page draws the mark and reads the colours from its style sheet. */
export const brandMarks = {
  atrium: {
    name: 'Atrium',
    logo: [
      { path: 'M2 29V15a13 13 0 0 1 26 0v14h-5V15a8 8 0 0 0-16 0v14z', fill: 'accent' },
      { path: 'M11 29V16a4 4 0 0 1 8 0v13z', fill: 'text' },
    ],
  },
  quayside: {
    name: 'Quayside',
    logo: [
      { path: 'M1 3h28v16H17l8 9h-8l-8-9H1z', fill: 'accent' },
      { path: 'M7 8h16v6H7z', fill: 'surface' },
    ],
  },
} satisfies Record<string, Pick<Brand, 'name' | 'logo'>>;
