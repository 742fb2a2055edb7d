import type { Canvas } from './canvas.ts';
import { contrast, mix } from './colour.ts';
import { glyph } from './house.ts';
import {
  breaksAnywhere,
  type Lettering,
  lettering,
  measure,
  type Outline,
  readsFromRight,
  standsTall,
} from './lettering.ts';
import { round } from './shape.ts';
import type { Ground } from './vendor-identity.ts';

/** Width of a line of the title, 16 units from either edge. */
export const titleRoom = 208;

const sizes = [42, 36, 28];

/** Every way to set a title in up to three lines. */
function settings(title: string): string[][] {
  const parts = breaksAnywhere(title) ? [...title] : title.split(/\s+/).filter(Boolean);
  const glue = breaksAnywhere(title) ? '' : ' ';
  const join = (from: number, to?: number) => parts.slice(from, to).join(glue);
  const ways: string[][] = [[join(0)]];
  for (let one = 1; one < parts.length; one++) {
    ways.push([join(0, one), join(one)]);
    for (let two = one + 1; two < parts.length; two++) ways.push([join(0, one), join(one, two), join(two)]);
  }
  return ways;
}

export interface TitleSetting {
  lines: string[];
  size: number;
}

/** The setting of a title with the largest letters that fit; of equal ones the one with fewer lines. */
export function setTitle(title: string, outline?: Outline): TitleSetting {
  let best: TitleSetting = { lines: [title], size: 0 };
  for (const lines of settings(title)) {
    const widest = Math.max(...lines.map((line) => measure(line, 100, {}, outline)));
    const size = Math.min(sizes[lines.length - 1]!, (titleRoom * 100) / Math.max(1, widest));
    /* A title of two longer words is easier to read, and larger at 160 px, in two lines. */
    const worth =
      lines.length === 2 && best.lines.length === 1 && title.length > 11
        ? 0.84
        : lines.length > best.lines.length
          ? 1.04
          : 1;
    if (size > best.size * worth) best = { lines, size };
  }
  return best;
}

const edges: Record<Ground, (y: number) => string> = {
  flat: (y) => `M0,${y}H240V320H0z`,
  arc: (y) => `M0,${y + 10}Q120,${y - 22} 240,${y + 10}V320H0z`,
  slope: (y) => `M0,${y + 6}L240,${y - 20}V320H0z`,
  wave: (y) => `M0,${y}c30,-14 50,-14 80,0s50,14 80,0s50,-14 80,0V320H0z`,
  scallop: (y) => `M0,${y}${'a20,14 0 0 1 40,0'.repeat(6)}V320H0z`,
};

const seams: Partial<Record<Ground, (c: Canvas, y: number) => string>> = {
  flat: (c, y) => c.fill(`M0,${y}h240v4h-240z`, c.hero),
  slope: (c, y) => c.fill(`M0,${y + 6}L240,${y - 20}v5L0,${y + 11}z`, c.accent),
};

/** Colour of the last line of a title: the hero or the accent where it is legible on ink, else the paper. */
export function secondColour(c: Pick<Canvas, 'hero' | 'accent' | 'ink' | 'light'>): string {
  return (
    [c.hero, c.accent].map((colour) => mix(colour, c.light, 0.25)).find((colour) => contrast(colour, c.ink) >= 6.5) ??
    c.light
  );
}

/** The lower third of a cover: always ink, with the title and the vendor. Returns its upper edge. */
export function plate(c: Canvas, outline?: Outline): { svg: string; top: number } {
  const { lines, size } = setTitle(c.game.title, outline);
  const tall = standsTall(c.game.title);
  const lead = size * (tall ? 1.16 : 0.92);
  const first = 320 - 26 - lead * lines.length;
  const top = round(first - 14);
  const { ground, align, name } = c.house;
  const middle = align === 'middle';
  const anchor: Lettering['anchor'] = middle ? 'middle' : 'start';
  const x = middle ? 120 : readsFromRight(c.game.title) ? 224 : 16;
  const last = lines.length > 1 && ground !== 'wave' ? secondColour(c) : c.light;

  const title = lines.map((line, at) =>
    c.text(line, x, first + lead * (at + 0.78), size, at === lines.length - 1 ? last : c.light, { anchor }),
  );
  const small: Lettering = { weight: 500, width: 96, opacity: 0.85 };
  const nameSize = Math.min(11.5, (11.5 * 190) / Math.max(1, measure(name, 11.5, small, outline)));
  const start = middle ? 120 - (measure(name, nameSize, small, outline) + 15) / 2 : 16;
  return {
    top,
    svg:
      c.fill(edges[ground](top), c.ink, `stroke="${c.ink}" stroke-width="3"`) +
      (seams[ground]?.(c, top) ?? '') +
      title.join('') +
      c.at(start + 5, 304.5, 0.5, glyph(c.house, c.light)) +
      lettering(name, start + 15, 308, nameSize, c.light, small, outline),
  };
}
