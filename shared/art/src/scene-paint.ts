/** The six lights of a scene. */
export type Light = 'sky' | 'far' | 'mid' | 'near' | 'lamp' | 'ink';

/** Colour of a light. */
export type Paint = (light: Light) => string;

/** Uses the brand's own colours, for a scene that is inlined in a page: a brand changes them by its data alone. */
export const brandPaint: Paint = (light) => `var(--hero-${light})`;

/** Fixed colours, for a scene that is served as a file. */
export const fixedPaint =
  (lights: Record<Light, string>): Paint =>
  (light) =>
    lights[light];

export const fill = (d: string, colour: string, attributes = ''): string =>
  `<path d="${d}" fill="${colour}"${attributes && ` ${attributes}`}/>`;

export const line = (d: string, colour: string, width = 4, attributes = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attributes && ` ${attributes}`}/>`;

export const wrap = (width: number, height: number, inside: string, align = 'xMidYMid'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="${align} slice" aria-hidden="true">${inside}</svg>`;
