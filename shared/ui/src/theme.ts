/**
 * The only source of values for styles. Each value is a CSS custom property, so a theme or brand switch changes nothing
 * but `data-theme` and `data-brand` on `<html>`. The values themselves are in `brands.ts`.
 */
export const tokens = {
  /** Colours by purpose. `accent` is for the one primary action and the member's own things. */
  color: {
    ground: 'var(--bg)',
    sunk: 'var(--bg-sunk)',
    surface: 'var(--surface)',
    surface2: 'var(--surface-2)',
    surface3: 'var(--surface-3)',
    /** Background of an input. */
    well: 'var(--well)',
    /** Background of the chosen entry of a menu. */
    chosen: 'var(--chosen)',
    line: 'var(--line)',
    lineStrong: 'var(--line-strong)',
    text: 'var(--text)',
    text2: 'var(--text-2)',
    text3: 'var(--text-3)',
    accent: 'var(--accent)',
    accentHover: 'var(--accent-hover)',
    onAccent: 'var(--on-accent)',
    accentText: 'var(--accent-text)',
    accentSoft: 'var(--accent-soft)',
    win: 'var(--win)',
    winSoft: 'var(--win-soft)',
    error: 'var(--error)',
    errorSoft: 'var(--error-soft)',
    onError: 'var(--on-error)',
    warn: 'var(--warn)',
    warnSoft: 'var(--warn-soft)',
    focus: 'var(--focus)',
    scrim: 'var(--scrim)',
    /** Text and plates on a cover. Covers keep their colours in every theme and brand. */
    plate: 'var(--plate)',
    onPlate: 'var(--on-plate)',
    plateWarn: 'var(--plate-warn)',
    tag: 'var(--tag)',
    onTag: 'var(--on-tag)',
    pictureEdge: 'var(--picture-edge)',
    heroSky: 'var(--hero-sky)',
    heroFar: 'var(--hero-far)',
    heroMid: 'var(--hero-mid)',
    heroNear: 'var(--hero-near)',
    heroLamp: 'var(--hero-lamp)',
    heroInk: 'var(--hero-ink)',
  },
  font: {
    text: 'var(--font-text)',
    display: 'var(--font-display)',
    /** Lettering on covers and vendor marks: the same in every brand. */
    cover: 'var(--font-cover)',
    mono: 'var(--font-mono)',
  },
  /** Eight sizes with their line heights: spread one into a style, `css({ ...tokens.type.small })`. */
  type: {
    legal: { fontSize: 'var(--t-1)', lineHeight: 'var(--l-1)' },
    small: { fontSize: 'var(--t-2)', lineHeight: 'var(--l-2)' },
    body: { fontSize: 'var(--t-3)', lineHeight: 'var(--l-3)' },
    title: { fontSize: 'var(--t-4)', lineHeight: 'var(--l-4)' },
    section: { fontSize: 'var(--t-5)', lineHeight: 'var(--l-5)' },
    page: { fontSize: 'var(--t-6)', lineHeight: 'var(--l-6)' },
    figure: { fontSize: 'var(--t-7)', lineHeight: 'var(--l-7)' },
    hero: { fontSize: 'var(--t-8)', lineHeight: 'var(--l-8)' },
  },
  /** The brand's heading face; add a size of `type`. */
  display: {
    fontFamily: 'var(--font-display)',
    fontWeight: 'var(--display-weight)',
    fontStretch: 'var(--display-stretch)',
    letterSpacing: 'var(--display-tracking)',
  },
  weight: { regular: 400, medium: 500, strong: 600, bold: 700, cover: 800 },
  /** Numbers that are aligned in columns or change in place. */
  numerals: { fontVariantNumeric: 'tabular-nums lining-nums' },
  /** Steps of the 4 px grid: `space[3]` is 12 px. */
  space: {
    1: 'var(--s-1)',
    2: 'var(--s-2)',
    3: 'var(--s-3)',
    4: 'var(--s-4)',
    5: 'var(--s-5)',
    6: 'var(--s-6)',
    8: 'var(--s-8)',
    10: 'var(--s-10)',
    12: 'var(--s-12)',
    16: 'var(--s-16)',
  },
  radius: { small: 'var(--r-1)', medium: 'var(--r-2)', large: 'var(--r-3)', round: '99px' },
  elevation: { raised: 'var(--e-1)', floating: 'var(--e-2)' },
  motion: { fast: 'var(--m-fast)', base: 'var(--m-base)', slow: 'var(--m-slow)', ease: 'var(--ease)' },
  size: {
    /** Width of the page's column. */
    page: 'var(--page)',
    headerTop: 'var(--h-top)',
    headerNav: 'var(--h-nav)',
    rail: 'var(--rail)',
    /** Height of controls and inputs. */
    target: 'var(--target)',
    targetSmall: 'var(--target-small)',
    targetLarge: 'var(--target-large)',
  },
  /** Stacking order of floating elements. */
  layer: { rail: 20, header: 30, dropDown: 40, dialog: 51, toast: 60, tooltip: 70 },
} as const;

/** Widths in px at which the layout changes. */
export const breakpoints = { phone: 720, wide: 1080 } as const;

/** Media queries for use as keys of a style. */
export const media = {
  phone: `@media (max-width: ${breakpoints.phone - 0.02}px)`,
  notPhone: `@media (min-width: ${breakpoints.phone}px)`,
  compact: `@media (max-width: ${breakpoints.wide - 0.02}px)`,
  wide: `@media (min-width: ${breakpoints.wide}px)`,
  /** A phone that is turned on its side: there is no height for bars. */
  lowLandscape: '@media (orientation: landscape) and (max-height: 480px)',
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  /** The system's few colours replace the site's; grounds and shadows are gone. */
  forcedColors: '@media (forced-colors: active)',
} as const;

/** Milliseconds of `tokens.motion`, for code that waits for an animation to end. */
export const motionMs = { fast: 120, base: 180, slow: 240 } as const;
