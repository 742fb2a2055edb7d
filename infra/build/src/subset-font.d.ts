declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** Every glyph stays; the text is then empty. */
    keepAllGlyphs?: boolean;
    /** A number pins an axis; those that are not named stay. */
    variationAxes?: Record<string, number>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
