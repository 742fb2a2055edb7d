import { seedOf, sequence } from './chance.ts';
import type { Colours, Ground, VendorIdentity } from './vendor-identity.ts';
import { vendors } from './vendors.ts';

export interface Palette {
  ink: string;
  ground: string;
  ground2: string;
  hero: string;
  accent: string;
  /** The paper white of every cover. */
  light: string;
}

/** The look of one vendor's covers. */
export interface House extends Pick<VendorIdentity, 'code' | 'name' | 'ground' | 'align' | 'glyph'> {
  palettes: readonly Palette[];
}

const paper = '#fdf1da';
export const paletteOf = ([ink, ground, ground2, hero, accent]: Colours): Palette => ({
  ink,
  ground,
  ground2,
  hero,
  accent,
  light: paper,
});
const houseFrom = (vendor: VendorIdentity): House => ({ ...vendor, palettes: vendor.palettes.map(paletteOf) });

const known = new Map<string, House>(
  vendors.flatMap((vendor) => [vendor.code, vendor.name].map((key) => [key, houseFrom(vendor)])),
);
const grounds: readonly Ground[] = ['flat', 'arc', 'slope', 'wave', 'scallop'];

/* Marks for vendors without one. */
const glyphs = [
  'M-10,-10H10V10H-10zM-5,-5V5H5V-5z',
  'M0,-11L11,0L0,11L-11,0zM-10,-10H-5L-10,-5zM10,10H5L10,5z',
  'M-10,0A10,10 0 0 1 0,-10V0zM10,0A10,10 0 0 1 0,10V0z',
  'M-10,-10H-3V-3H3V-10H10V10H3V3H-3V10H-10z',
  'M0,-11L10,-5V5L0,11L-10,5V-5zM0,-5L-5,-2V3L0,6L5,3V-2z',
  'M-10,10L0,-10L10,10H5L0,0L-5,10z',
  'M-10,-10H10V-4H-4V0H8V5H-4V10H-10z',
  'M-10,-3A10,10 0 0 1 10,-3H4A4,4 0 0 0 -4,-3zM-10,3H-4A4,4 0 0 0 4,3H10A10,10 0 0 1 -10,3z',
];

/** The look of a vendor by code or name. An unknown one gets a look derived from its name, always the same. */
export function houseOf(vendor: string): House {
  const found = known.get(vendor);
  if (found) return found;
  const random = sequence(seedOf(vendor));
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  /* One palette from each of three dissimilar vendors, so that the shelf still looks distinct. */
  const start = Math.floor(random() * vendors.length);
  const palettes = [0, 7, 19].map((step) => paletteOf(pick(vendors[(start + step) % vendors.length]!.palettes)));
  return {
    code: vendor,
    name: vendor,
    ground: pick(grounds),
    align: pick(['start', 'middle']),
    palettes,
    glyph: pick(glyphs),
  };
}

/** The vendor's mark, centred on 0,0 and 20 units across. */
export const glyph = (house: House, colour: string): string =>
  `<path d="${house.glyph}" fill="${colour}" fill-rule="evenodd"/>`;
