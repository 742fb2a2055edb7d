import { contrast, mix } from './colour.ts';
import { lettering, type Outline } from './lettering.ts';
import { circle, round } from './shape.ts';

/** One colour for each band of ten numbers. */
export const ballBands = [
  '#c8352b',
  '#efb84a',
  '#2d7390',
  '#4f9a5c',
  '#d9654f',
  '#6a5a8a',
  '#1f6f6b',
  '#b5713f',
  '#86a38b',
  '#3a4a66',
] as const;

const ink = '#221b16';

/** A ball with its number, 40 units. The colour is that of its band of ten unless another is given. */
export function lotteryBall(
  number: number,
  {
    colour = ballBands[Math.floor(number / 10) % ballBands.length]!,
    outline,
    pad = 2,
  }: { colour?: string; outline?: Outline; pad?: number } = {},
): string {
  const text = String(number).padStart(pad, '0');
  const shade = mix(colour, ink, 0.32);
  const shine = mix(colour, '#fff6e0', contrast(colour, '#fff6e0') > 2 ? 0.65 : 0.9);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40" role="img" aria-label="${number}"><clipPath id="b${number}${colour.slice(1)}"><path d="${circle(20, 20, 19)}"/></clipPath><g clip-path="url(#b${number}${colour.slice(1)})"><path d="${circle(20, 20, 19)}" fill="${shade}"/><path d="${circle(17, 17, 19)}" fill="${colour}"/></g><path d="${circle(19, 19, 11.5)}" fill="#fffaf0"/>${lettering(text, 19, round(19 + 5.4), text.length > 2 ? 11 : 15.5, ink, { anchor: 'middle' }, outline)}<path d="M6,15A15,15 0 0 1 13,6.5" fill="none" stroke="${shine}" stroke-width="2" stroke-linecap="round"/></svg>`;
}
