import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Outline } from '@atrium/art/lettering';
import * as fontkit from 'fontkit';

/* fontkit 2.0.4 cannot vary a WOFF2 font by itself: `getVariation` reads it as plain TrueType, and the
   glyphs it has unpacked are never moved. So the font is opened at the wanted axes and its unpacked
   glyphs are moved here, by fontkit's own variation tables. outline.test.ts holds this to the truth. */
interface Point {
  x: number;
  y: number;
  endContour: boolean;
  copy: () => Point;
}
interface UnpackedGlyph {
  points?: Point[];
}
interface Woff2Font extends fontkit.Font {
  stream: { constructor: new (bytes: Buffer) => unknown };
  _transformedGlyphs: UnpackedGlyph[];
  _decompress: () => void;
  _variationProcessor: { transformPoints: (glyph: number, points: Point[]) => void };
}

const fontFile = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2';

function phantom(like: Point): Point {
  const point = like.copy();
  return Object.assign(point, { x: 0, y: 0, endContour: true });
}

function moved(glyph: UnpackedGlyph, id: number, font: Woff2Font): UnpackedGlyph {
  if (!glyph.points?.length) return glyph;
  const points = glyph.points.map((point) => point.copy());
  /* Four points of a font's metrics follow the drawn ones in the variation data. */
  const metrics = [0, 1, 2, 3].map(() => phantom(points[0]!));
  font._variationProcessor.transformPoints(id, [...points, ...metrics]);
  return { ...glyph, points };
}

function openAt(bytes: Buffer, plain: Woff2Font, weight: number, width: number): Woff2Font {
  const Font = plain.constructor as new (stream: unknown, axes: number[]) => Woff2Font;
  const font = new Font(new plain.stream.constructor(bytes), [weight, width]);
  font._decompress();
  font._transformedGlyphs = plain._transformedGlyphs.map((glyph, id) => moved(glyph, id, font));
  return font;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Opens the cover face once; each weight and width is prepared at its first use and kept. */
export function createOutline(): Outline {
  const bytes = readFileSync(createRequire(import.meta.url).resolve(fontFile));
  const plain = fontkit.create(bytes) as unknown as Woff2Font;
  void plain.layout('A').glyphs[0]?.path;
  const opened = new Map<string, Woff2Font>();

  return (text, size, weight, width) => {
    if ([...text].some((letter) => !plain.hasGlyphForCodePoint(letter.codePointAt(0)!))) return undefined;
    const key = `${weight} ${width}`;
    const font = opened.get(key) ?? openAt(bytes, plain, weight, width);
    opened.set(key, font);
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    let at = 0;
    let d = '';
    glyphs.forEach((glyph, index) => {
      for (const { command, args } of glyph.path.commands) {
        const letter = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }[command];
        d += letter + args.map((value, axis) => round(axis % 2 ? -value * scale : (value + at) * scale)).join(' ');
      }
      at += positions[index]!.xAdvance;
    });
    return { d, width: at * scale };
  };
}
