import { brands } from '@atrium/ui/brands';

export type BrandId = keyof typeof brands;

/** The parts of a brand's look outside the shell: its mark on a field of 30 × 30, with the colour of the dark theme and the token of a page, and the colours of the window. */
export interface BrandLook {
  mark: { path: string; colour: string; token: string }[];
  ground: string;
  /** The colour of the bar above the page, by theme. */
  bar: { dark: string; light: string };
}

/** Derived from the brand's data, so that a new brand needs no hand-drawn icon. */
export function lookOf(brand: BrandId): BrandLook {
  const { dark, light, logo } = brands[brand];
  return {
    mark: logo.map(({ path, fill }) => ({ path, colour: dark[fill], token: fill })),
    ground: dark.bg,
    bar: { dark: dark.surface, light: light.surface },
  };
}

export const isBrand = (name: string): name is BrandId => Object.hasOwn(brands, name);
