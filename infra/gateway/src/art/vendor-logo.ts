import { houseOf } from '@atrium/art/house';
import { escapeText, type Outline } from '@atrium/art/lettering';

const WHITE = '#ffffff';
/** Legible on the dark theme and on the light one: an image cannot know which it stands on. */
const BETWEEN = '#8d8272';
const SIZE = 21;

/** A vendor's mark and name on one line, letters as paths; white, or the mark in the vendor's own colour. */
export function vendorLogo(code: string, name: string, outline: Outline, white: boolean): string {
  const house = houseOf(code);
  const letters = outline(name, SIZE, 600, 100);
  const colour = white ? WHITE : house.palettes[0]!.hero;
  const width = Math.ceil(34 + (letters?.width ?? name.length * 11));
  const ink = white ? WHITE : BETWEEN;
  const word = letters ? `<path d="${letters.d}" fill="${ink}" transform="translate(31 23)"/>` : `<text x="31" y="23" font-size="${SIZE}" font-weight="600" fill="${ink}" font-family="sans-serif">${escapeText(name)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 32" width="${width}" height="32" role="img" aria-label="${escapeText(name)}"><path d="${house.glyph}" fill="${colour}" fill-rule="evenodd" transform="translate(13 16)"/>${word}</svg>`;
}
