import type { BrandConfiguration } from '@atrium/contracts/system';
import type { InferOutput } from 'valibot';
import { pageWords } from '../html/page-words.ts';
import { lookOf } from './brand-look.ts';

/** The sizes that systems require: for a launcher and a start screen. */
const SIZES = [192, 512] as const;

/** The manifest with which a browser installs the site: the app's name, look and start page. */
export function webAppManifest(
  { brand, name }: Pick<InferOutput<typeof BrandConfiguration>, 'brand' | 'name'>,
  lang: string,
  dir: string,
): object {
  const { ground, bar } = lookOf(brand);
  return {
    id: '/',
    name,
    short_name: name,
    description: pageWords('/', lang).description,
    lang,
    dir,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: bar.dark,
    categories: ['games', 'entertainment'],
    icons: (['any', 'maskable'] as const).flatMap((purpose) =>
      SIZES.map((size) => ({
        src: iconPath(brand, size, purpose),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  };
}

export const iconPath = (brand: string, size: number, purpose: 'any' | 'maskable' = 'any'): string =>
  `/icons/${brand}-${size}${purpose === 'maskable' ? '-maskable' : ''}.png`;
