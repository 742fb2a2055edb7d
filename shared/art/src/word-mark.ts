import { contrast, mix } from './colour.ts';
import { glyph, houseOf } from './house.ts';
import { escapeText, type Lettering, lettering, measure, type Outline } from './lettering.ts';
import { box, round } from './shape.ts';

export interface WordMarkOptions {
  /** `colour` is on a chip in the vendor's ink; `white` and `ink` are in one colour without a background. */
  tone?: 'colour' | 'white' | 'ink';
  outline?: Outline;
}

const style: Lettering = { weight: 600, width: 100 };

/**
 * Mark and name of a vendor, 32 units high, as wide as its name. Weight 600 at full width: at lighter weights the dot
 * of the i disappears at 16 px.
 */
export function wordMark(vendor: string, { tone = 'colour', outline }: WordMarkOptions = {}): string {
  const house = houseOf(vendor);
  const { ink, hero, accent, light } = house.palettes[0]!;
  const chip = tone === 'colour';
  const words = tone === 'white' ? '#ffffff' : tone === 'ink' ? '#15130f' : light;
  const mark = chip ? ([hero, accent].find((colour) => contrast(colour, ink) >= 4.5) ?? mix(hero, light, 0.4)) : words;
  const inset = chip ? 10 : 0;
  const width = round(inset * 2 + 28 + measure(house.name, 17, style, outline) + 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 32" width="${width}" height="32" role="img" aria-label="${escapeText(house.name)}">${
    chip ? `<path d="${box(0, 0, width, 32, 4)}" fill="${ink}"/>` : ''
  }<g transform="translate(${inset + 10} 16)">${glyph(house, mark)}</g>${lettering(house.name, inset + 28, 22, 17, words, style, outline)}</svg>`;
}

/** The mark alone, 24 units, in any one colour; `currentColor` where it is inlined. */
export function vendorGlyph(vendor: string, colour = 'currentColor'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 24 24" width="24" height="24" aria-hidden="true">${glyph(houseOf(vendor), colour)}</svg>`;
}
