import subsetFont from 'subset-font';

interface LoaderContext {
  async(): (error: Error | null, font?: Buffer) => void;
  /** `?wdth=88&wght=700` */
  resourceQuery: string;
}

/** The loader receives bytes, not text. */
export const raw = true;

/**
 * Pins axes of a variable font. Headings use one width and weight, a quarter of the whole face. Glyphs and kerning are
 * unchanged.
 */
export default function fontInstanceLoader(this: LoaderContext, font: Buffer): void {
  const done = this.async();
  const variationAxes = Object.fromEntries(
    [...new URLSearchParams(this.resourceQuery)].map(([axis, value]) => [axis, Number(value)]),
  );
  subsetFont(font, '', { targetFormat: 'woff2', keepAllGlyphs: true, variationAxes }).then(
    (instance) => done(null, instance),
    done,
  );
}
