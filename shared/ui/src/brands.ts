import { brandMarks } from './brand-marks.ts';

/** Colours of one brand in one theme, by the custom property that they set. */
export type Palette = Record<
  | 'bg'
  | 'bg-sunk'
  | 'surface'
  | 'surface-2'
  | 'surface-3'
  | 'well'
  | 'chosen'
  | 'line'
  | 'line-strong'
  | 'text'
  | 'text-2'
  | 'text-3'
  | 'accent'
  | 'accent-hover'
  | 'on-accent'
  | 'accent-text'
  | 'accent-soft'
  | 'win'
  | 'win-soft'
  | 'error'
  | 'error-soft'
  | 'on-error'
  | 'warn'
  | 'warn-soft'
  | 'focus'
  | 'scrim'
  | 'e-1'
  | 'e-2'
  | 'hero-sky'
  | 'hero-far'
  | 'hero-mid'
  | 'hero-near'
  | 'hero-lamp'
  | 'hero-ink',
  string
>;

/** A white label's definition: data, no code. */
export interface Brand {
  id: string;
  name: string;
  /** Two shapes on a 30 × 30 field; `fill` names a palette entry. */
  logo: { path: string; fill: keyof Palette }[];
  /** Typeface, sizes and radii, by custom property. */
  shape: Record<string, string>;
  dark: Palette;
  light: Palette;
}

/** Constant in every theme and brand: the grid, motion, and the colours of text on covers. */
export const constants: Record<string, string> = {
  'font-text':
    '"Figtree Variable", "Figtree fallback", "Noto Sans Arabic Variable", "Noto Sans SC", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans Thai", "Hangul", system-ui, sans-serif',
  'font-cover':
    '"Bricolage Grotesque Variable", "Noto Sans Arabic Variable", "Noto Sans SC", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans Thai", "Hangul", sans-serif',
  'font-mono': 'ui-monospace, "DejaVu Sans Mono", "Cascadia Mono", monospace',
  't-1': '11px',
  'l-1': '16px',
  't-2': '13px',
  'l-2': '20px',
  't-3': '15px',
  'l-3': '24px',
  't-4': '17px',
  'l-4': '24px',
  't-5': '21px',
  'l-5': '28px',
  't-8': '56px',
  'l-8': '56px',
  's-1': '4px',
  's-2': '8px',
  's-3': '12px',
  's-4': '16px',
  's-5': '20px',
  's-6': '24px',
  's-8': '32px',
  's-10': '40px',
  's-12': '48px',
  's-16': '64px',
  'm-fast': '120ms',
  'm-base': '180ms',
  'm-slow': '240ms',
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  page: '1240px',
  'h-top': '48px',
  'h-nav': '56px',
  rail: '56px',
  target: '40px',
  'target-small': '32px',
  'target-large': '48px',
  plate: '#15130f',
  'on-plate': '#f3ede1',
  'plate-warn': '#e6a75a',
  tag: '#fdf1da',
  'on-tag': '#231a08',
  'picture-edge': 'rgb(255 240 210 / 0.1)',
};

const displayFallbacks =
  '"Noto Sans Arabic Variable", "Noto Sans SC", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans Thai", "Hangul", system-ui, sans-serif';

/** Warm ink and brass. */
const atrium: Brand = {
  id: 'atrium',
  ...brandMarks.atrium,
  shape: {
    'font-display': `"Bricolage Grotesque Heading", "Bricolage Grotesque Variable", ${displayFallbacks}`,
    'display-weight': '700',
    'display-stretch': '88%',
    'display-tracking': '-0.01em',
    't-6': '28px',
    'l-6': '32px',
    't-7': '40px',
    'l-7': '44px',
    'r-1': '3px',
    'r-2': '6px',
    'r-3': '10px',
  },
  dark: {
    bg: '#15130f',
    'bg-sunk': '#0f0d0a',
    surface: '#1e1b16',
    'surface-2': '#28241d',
    'surface-3': '#342f26',
    well: '#0f0d0a',
    chosen: '#342f26',
    line: '#38332a',
    'line-strong': '#7d7462',
    text: '#f3ede1',
    'text-2': '#bdb3a1',
    'text-3': '#978d7b',
    accent: '#d8b26a',
    'accent-hover': '#e6c582',
    'on-accent': '#231a08',
    'accent-text': '#dfbc78',
    'accent-soft': '#2f2718',
    win: '#6fc38d',
    'win-soft': '#1a2a20',
    error: '#f08a78',
    'error-soft': '#351c18',
    'on-error': '#2a0c07',
    warn: '#e6a75a',
    'warn-soft': '#33260f',
    focus: '#f1d9a4',
    scrim: 'rgb(10 8 5 / 0.64)',
    'e-1': '0 1px 0 rgb(255 240 210 / 0.04) inset, 0 1px 2px rgb(0 0 0 / 0.4)',
    'e-2': '0 12px 32px rgb(0 0 0 / 0.5), 0 2px 6px rgb(0 0 0 / 0.4)',
    'hero-sky': '#8c4324',
    'hero-far': '#b8662f',
    'hero-mid': '#33201a',
    'hero-near': '#1a110c',
    'hero-lamp': '#f0c070',
    'hero-ink': '#fbeed6',
  },
  light: {
    bg: '#f4efe5',
    'bg-sunk': '#e9e2d4',
    surface: '#fffcf6',
    'surface-2': '#f7f1e6',
    'surface-3': '#ece4d5',
    well: '#fffcf6',
    chosen: '#fffcf6',
    line: '#ded4c2',
    'line-strong': '#887d69',
    text: '#221d15',
    'text-2': '#5b5242',
    'text-3': '#6a604e',
    accent: '#8a6420',
    'accent-hover': '#745318',
    'on-accent': '#fff9ec',
    'accent-text': '#7a5718',
    'accent-soft': '#f3e6c8',
    win: '#1f6f43',
    'win-soft': '#e0efe2',
    error: '#b0321f',
    'error-soft': '#f9e2dc',
    'on-error': '#ffffff',
    warn: '#8a560c',
    'warn-soft': '#f8e8cb',
    focus: '#6a4a10',
    scrim: 'rgb(40 32 20 / 0.45)',
    'e-1': '0 1px 2px rgb(70 54 24 / 0.1)',
    'e-2': '0 12px 32px rgb(70 54 24 / 0.18), 0 2px 6px rgb(70 54 24 / 0.1)',
    'hero-sky': '#eccb93',
    'hero-far': '#d9a765',
    'hero-mid': '#a86a35',
    'hero-near': '#3b2415',
    'hero-lamp': '#fff3d2',
    'hero-ink': '#fff6e4',
  },
};

/** Harbour slate and signal blue, square, wide capitals. */
const quayside: Brand = {
  id: 'quayside',
  ...brandMarks.quayside,
  shape: {
    'font-display': `"Archivo Heading", "Archivo Variable", ${displayFallbacks}`,
    'display-weight': '800',
    'display-stretch': '112%',
    'display-tracking': '-0.02em',
    't-6': '24px',
    'l-6': '32px',
    't-7': '32px',
    'l-7': '36px',
    'r-1': '0px',
    'r-2': '2px',
    'r-3': '2px',
  },
  dark: {
    ...atrium.dark,
    bg: '#0c1318',
    'bg-sunk': '#080d11',
    surface: '#121c23',
    'surface-2': '#1a2730',
    'surface-3': '#25353f',
    well: '#080d11',
    chosen: '#25353f',
    line: '#2a3b46',
    'line-strong': '#6c8593',
    text: '#eef4f6',
    'text-2': '#aebfc8',
    'text-3': '#879ba6',
    accent: '#5cc2ea',
    'accent-hover': '#85d3f1',
    'on-accent': '#06212e',
    'accent-text': '#74ccee',
    'accent-soft': '#102b39',
    'win-soft': '#12281f',
    'error-soft': '#321b1a',
    'warn-soft': '#2c2413',
    focus: '#b5e6fa',
    scrim: 'rgb(4 8 11 / 0.64)',
    'e-1': '0 1px 2px rgb(0 0 0 / 0.4)',
    'hero-sky': '#1d5f80',
    'hero-far': '#3a8cae',
    'hero-mid': '#0e2c3e',
    'hero-near': '#071822',
    'hero-lamp': '#ff9b5e',
    'hero-ink': '#eef8fc',
  },
  light: {
    ...atrium.light,
    bg: '#eef2f4',
    'bg-sunk': '#e1e8ec',
    surface: '#ffffff',
    'surface-2': '#f3f6f8',
    'surface-3': '#e3eaee',
    well: '#ffffff',
    chosen: '#ffffff',
    line: '#cfd9df',
    'line-strong': '#70828d',
    text: '#101c24',
    'text-2': '#465965',
    'text-3': '#536671',
    accent: '#0b6794',
    'accent-hover': '#08527a',
    'on-accent': '#ffffff',
    'accent-text': '#0a5c85',
    'accent-soft': '#d9ecf6',
    'warn-soft': '#f5ead4',
    focus: '#073f5c',
    scrim: 'rgb(16 28 36 / 0.45)',
    'e-1': '0 1px 2px rgb(16 28 36 / 0.1)',
    'e-2': '0 12px 32px rgb(16 28 36 / 0.18), 0 2px 6px rgb(16 28 36 / 0.1)',
    'hero-sky': '#a9d7ea',
    'hero-far': '#6fb3d0',
    'hero-mid': '#2b7699',
    'hero-near': '#0c2a3c',
    'hero-lamp': '#ffe2b8',
    'hero-ink': '#f3fbff',
  },
};

/** Every brand of the product, by id. */
export const brands = { atrium, quayside } as const satisfies Record<string, Brand>;

export type BrandId = keyof typeof brands;
export type ThemeName = 'dark' | 'light';
