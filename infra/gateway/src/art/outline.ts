import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Outline } from '@atrium/art/lettering';
import type * as fontkit from 'fontkit';

/* fontkit 2.0.4 cannot vary a WOFF2 font: `getVariation` reads it as plain TrueType, and the glyphs that it has
   unpacked are never moved. So the font is opened at the wanted axes and its unpacked glyphs are moved here, with
   fontkit's own variation tables. `outline.test.ts` proves the result. */
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

/* The typeface is split into parts; a letter is taken from the first part that has it. */
const fontFiles = ['latin', 'latin-ext', 'vietnamese'].map(
  (part) => `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${part}-wdth-normal.woff2`,
);

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

interface Face {
  has(letter: string): boolean;
  /** The path of a text whose left end is at `start`, and its right end. */
  draw(text: string, start: number, size: number, weight: number, width: number): { d: string; end: number };
}

/** Opens one part of the typeface once; each weight and width is prepared at its first use and cached. */
function openFace(file: string): Face {
  const require = createRequire(import.meta.url);
  const bytes = readFileSync(require.resolve(file));
  // Loaded with the first face: the tables that it unpacks would delay every start.
  const { create } = require('fontkit') as typeof fontkit;
  const plain = create(bytes) as unknown as Woff2Font;
  void plain.glyphForCodePoint(plain.characterSet[1]!).path;
  const opened = new Map<string, Woff2Font>();
  return {
    has: (letter) => plain.hasGlyphForCodePoint(letter.codePointAt(0)!),
    draw(text, start, size, weight, width) {
      const key = `${weight} ${width}`;
      const font = opened.get(key) ?? openAt(bytes, plain, weight, width);
      opened.set(key, font);
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(text);
      let at = start / scale;
      let d = '';
      glyphs.forEach((glyph, index) => {
        for (const { command, args } of glyph.path.commands) {
          const letter = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }[
            command
          ];
          d += letter + args.map((value, axis) => round(axis % 2 ? -value * scale : (value + at) * scale)).join(' ');
        }
        at += positions[index]!.xAdvance;
      });
      return { d, end: at * scale };
    },
  };
}

/** Letters as paths of the cover typeface; undefined if it lacks one of them. */
export function createOutline(): Outline {
  const faces: Face[] = [];
  const faceOf = (letter: string): Face | undefined => {
    for (let part = 0; part < fontFiles.length; part += 1) {
      faces[part] ??= openFace(fontFiles[part]!);
      if (faces[part]!.has(letter)) return faces[part];
    }
    return undefined;
  };
  return (text, size, weight, width) => {
    const runs: { face: Face; text: string }[] = [];
    for (const letter of text.normalize('NFC')) {
      const face = faceOf(letter);
      if (!face) return undefined;
      const last = runs.at(-1);
      if (last?.face === face) last.text += letter;
      else runs.push({ face, text: letter });
    }
    let end = 0;
    let d = '';
    for (const run of runs) {
      const drawn = run.face.draw(run.text, end, size, weight, width);
      d += drawn.d;
      end = drawn.end;
    }
    return { d, width: end };
  };
}
