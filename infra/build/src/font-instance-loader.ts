import subsetFont from 'subset-font';

interface LoaderContext {
  async(): (error: Error | null, font?: Buffer) => void;
  /** `?wdth=88&wght=700` */
  resourceQuery: string;
}

/** The loader is given bytes, not text. */
export const raw = true;

/**
 * Pins axes of a variable font: one width and weight of a face is a quarter of all of them, and headings use one.
 * Letters, kerning and shapes stay as they are.
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
