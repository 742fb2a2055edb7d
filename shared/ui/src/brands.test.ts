import { readFileSync } from 'node:fs';
import { brands, type Palette } from './brands.ts';
import { tokens } from './theme.ts';
import { tokenSheet } from './token-sheet.ts';

const channel = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const light = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string) =>
  (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);

const sheet = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');

describe('tokens.css', () => {
  it('matches brands.ts (else run node shared/ui/write-tokens.ts)', () => {
    const plain = (text: string) => text.replace(/\s+/g, ' ').replaceAll('( ', '(');
    expect(plain(sheet)).toBe(plain(tokenSheet()));
  });

  it('defines every custom property that a token reads', () => {
    const read = JSON.stringify(tokens).match(/--[\w-]+/g) ?? [];
    expect(read.length).toBeGreaterThan(80);
    expect(read.filter((name) => !sheet.includes(`  ${name}:`))).toEqual([]);
  });
});

describe.each(
  Object.values(brands).flatMap((brand) => [
    [brand.id, 'dark', brand.dark] as const,
    [brand.id, 'light', brand.light] as const,
  ]),
)('%s, %s', (_brand, _theme, palette) => {
  const grounds: (keyof Palette)[] = ['bg', 'bg-sunk', 'surface', 'surface-2'];
  const words: (keyof Palette)[] = ['text', 'text-2', 'accent-text', 'win', 'error', 'warn'];

  it.each(words)('%s is legible on every background (4.5 : 1)', (word) => {
    for (const ground of [...grounds, 'surface-3' as const]) {
      expect([ground, contrast(palette[word], palette[ground]) >= 4.5]).toEqual([ground, true]);
    }
  });

  it('text-3 is legible on the backgrounds it is used on', () => {
    for (const ground of grounds) expect(contrast(palette['text-3'], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it('text on a filled button is legible', () => {
    expect(contrast(palette['on-accent'], palette.accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette['on-accent'], palette['accent-hover'])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette['on-error'], palette.error)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['win', 'win-soft'],
    ['error', 'error-soft'],
    ['warn', 'warn-soft'],
    ['accent-text', 'accent-soft'],
  ] as const)('%s is legible on %s', (word, ground) => {
    expect(contrast(palette[word], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it('edges of controls and the focus ring are visible (3 : 1)', () => {
    for (const ground of grounds) {
      expect([ground, contrast(palette['line-strong'], palette[ground]) >= 3]).toEqual([ground, true]);
      expect([ground, contrast(palette.focus, palette[ground]) >= 3]).toEqual([ground, true]);
    }
  });
});
