/**
 * Style sheets of the self-hosted faces that the tokens name. The shell imports them, so that a
 * font is loaded once whatever remotes come. `when` tells which can wait.
 */
export const fontSheets = [
  { sheet: '@fontsource-variable/figtree/wght.css', face: 'Figtree Variable', when: 'always' },
  { sheet: '@fontsource-variable/bricolage-grotesque/wdth.css', face: 'Bricolage Grotesque Variable', when: 'always' },
  { sheet: '@fontsource-variable/archivo/wdth.css', face: 'Archivo Variable', when: 'brand quayside' },
  { sheet: '@fontsource-variable/noto-sans-arabic/wght.css', face: 'Noto Sans Arabic Variable', when: 'language ar' },
] as const;
