declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** Keeps every glyph; the text is then empty. */
    keepAllGlyphs?: boolean;
    /** A number pins an axis; other axes stay variable. */
    variationAxes?: Record<string, number>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
