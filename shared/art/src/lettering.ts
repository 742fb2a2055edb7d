import { round } from './shape.ts';

/**
 * Turns a text into one path, its left end at 0 on the baseline. `weight` and `width` are axes of the cover face (800
 * and 75 for titles). Returns undefined where the face lacks a letter.
 */
export type Outline = (
  text: string,
  size: number,
  weight: number,
  width: number,
) => { d: string; width: number } | undefined;

export interface Lettering {
  anchor?: 'start' | 'middle';
  /** Letter spacing, in units. */
  tracking?: number;
  weight?: number;
  width?: number;
  opacity?: number;
}

export const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[mark]!);

const wide = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/u;
const arabic = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]/u;

/** The face of a text that is not outlined: system faces, because an image cannot load the product's own. */
const family = (text: string): string => {
  if (arabic.test(text)) return "'Noto Kufi Arabic','Noto Sans Arabic','Geeza Pro','Segoe UI',Tahoma,sans-serif";
  if (wide.test(text))
    return "'Noto Sans CJK SC','Noto Sans SC','PingFang SC','Microsoft YaHei','Hiragino Sans GB',sans-serif";
  return "'Bricolage Grotesque Variable','Arial Narrow','Roboto Condensed',Arial,sans-serif";
};

/** True where titles may break between any two letters, as in Chinese. */
export const breaksAnywhere = (text: string): boolean => wide.test(text) && !text.includes(' ');

/** True for Arabic: a line starts at its right end. */
export const readsFromRight = (text: string): boolean => arabic.test(text);

/** True for scripts that need more line spacing. */
export const standsTall = (text: string): boolean => wide.test(text) || arabic.test(text);

/** Width of a text in units: exact with an outline, else a generous estimate by script. */
export function measure(text: string, size: number, style: Lettering = {}, outline?: Outline): number {
  const { tracking = 0, weight = 800, width = 75 } = style;
  const drawn = outline?.(text, size, weight, width);
  const letters = [...text];
  const body = drawn?.width ?? size * letters.reduce((sum, letter) => sum + letterWidth(letter, width), 0);
  return body + tracking * Math.max(0, letters.length - 1);
}

const letterWidth = (letter: string, width: number): number => {
  if (wide.test(letter)) return 1;
  if (arabic.test(letter)) return 0.62;
  const stretch = 0.75 + (width - 75) / 100;
  if (/[mwMW@%&]/.test(letter)) return 1.05 * stretch;
  if (/[iljtf.,:;'!|I1 ]/.test(letter)) return 0.38 * stretch;
  return (/[A-Z0-9]/.test(letter) ? 0.72 : 0.65) * stretch;
};

/** A text as SVG: a path where the outline has every letter, else `<text>` in a system face. */
export function lettering(
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  style: Lettering = {},
  outline?: Outline,
): string {
  const { anchor = 'start', tracking = 0, weight = 800, width = 75, opacity } = style;
  const faint = opacity === undefined ? '' : ` fill-opacity="${opacity}"`;
  const drawn =
    tracking === 0 ? outline?.(text, size, weight, width) : spaced(text, size, weight, width, tracking, outline);
  if (drawn) {
    const left = anchor === 'middle' ? x - drawn.width / 2 : x;
    return `<path transform="translate(${round(left)} ${round(y)})" d="${drawn.d}" fill="${colour}"${faint}/>`;
  }
  const marks = `${anchor === 'middle' ? ' text-anchor="middle"' : ''}${tracking ? ` letter-spacing="${tracking}"` : ''}${arabic.test(text) ? ' direction="rtl"' : ''}`;
  return `<text x="${round(x)}" y="${round(y)}" font-family="${family(text)}" font-size="${round(size)}" font-weight="${weight}" font-stretch="${width}%" fill="${colour}"${faint}${marks}>${escapeText(text)}</text>`;
}

/** Outlines letter by letter where letters are spaced. */
function spaced(text: string, size: number, weight: number, width: number, tracking: number, outline?: Outline) {
  if (!outline) return undefined;
  const whole = outline(text, size, weight, width);
  if (!whole || Math.abs(tracking) < 1) return whole;
  let at = 0;
  let d = '';
  for (const letter of text) {
    const one = outline(letter, size, weight, width);
    if (!one) return undefined;
    d += one.d.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, numbers: string) => command + shift(numbers, at));
    at += one.width + tracking;
  }
  return { d, width: at - tracking };
}

const shift = (numbers: string, by: number): string =>
  numbers
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((value, index) => (index % 2 ? value : round(Number(value) + by)))
    .join(' ');
