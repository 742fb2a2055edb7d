import { toPng } from '../../art/pixels.ts';
import { type BrandId, lookOf } from './brand-look.ts';

/** `any` has round corners; `maskable` is cropped by the system, which leaves the middle 80 percent. */
export type IconPurpose = 'any' | 'maskable';

const FIELD = 30;
/** The mark's share of the icon's edge. */
const SHARE: Record<IconPurpose, number> = { any: 0.62, maskable: 0.5 };
const drawn = new Map<string, Promise<Buffer>>();

/** The brand's mark on its background, as SVG. */
export function iconSvg(brand: BrandId, purpose: IconPurpose = 'any'): string {
  const { mark, ground } = lookOf(brand);
  const edge = 512;
  const scale = (edge * SHARE[purpose]) / FIELD;
  const offset = (edge - FIELD * scale) / 2;
  const shapes = mark.map(({ path, colour }) => `<path d="${path}" fill="${colour}"/>`).join('');
  const corners = purpose === 'any' ? ' rx="112"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${edge} ${edge}"><rect width="${edge}" height="${edge}"${corners} fill="${ground}"/><g transform="translate(${offset} ${offset}) scale(${scale})">${shapes}</g></svg>`;
}

/** The icon as a PNG of `size` × `size` pixels, drawn once. */
export function iconPng(brand: BrandId, size: number, purpose: IconPurpose = 'any'): Promise<Buffer> {
  const key = `${brand} ${size} ${purpose}`;
  const known = drawn.get(key);
  if (known) return known;
  const made = toPng(iconSvg(brand, purpose), size);
  drawn.set(key, made);
  return made;
}
