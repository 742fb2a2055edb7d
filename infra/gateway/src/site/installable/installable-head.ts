import type { BrandConfiguration } from '@atrium/contracts/system';
import type { InferOutput } from 'valibot';
import { escapeHtml } from '../html/escape-html.ts';
import { lookOf } from './brand-look.ts';
import { iconPath } from './web-app-manifest.ts';

/**
 * The part of a page's head for tabs, home screens and the window's bar. Without `theme`, the system's theme applies.
 */
export function installableHead(
  { brand, name }: Pick<InferOutput<typeof BrandConfiguration>, 'brand' | 'name'>,
  lang: string,
  theme: 'dark' | 'light' | undefined,
): string {
  const { bar } = lookOf(brand);
  const colours = theme
    ? `<meta name="theme-color" content="${bar[theme]}">`
    : (['dark', 'light'] as const)
        .map((each) => `<meta name="theme-color" media="(prefers-color-scheme: ${each})" content="${bar[each]}">`)
        .join('');
  return `<link rel="icon" href="/icons/${brand}.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="${iconPath(brand, 180, 'maskable')}"><link rel="manifest" href="/manifest.webmanifest?lang=${lang}"><meta name="apple-mobile-web-app-title" content="${escapeHtml(name)}">${colours}`;
}
