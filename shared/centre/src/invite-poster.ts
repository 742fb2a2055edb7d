import { qrPath } from '@atrium/ui/qr-path';

/** In px; an upright sheet for messengers and print. */
export const POSTER_SIZE = { width: 1080, height: 1520 };
const CODE = { edge: 560, top: 590 };
const CARD_PADDING = 48;
const MARGIN = 90;
/** Between lines of a text, as a share of its size. */
const LEADING = 1.2;

export interface Poster {
  brand: string;
  title: string;
  text: string;
  /** The address that the code leads to. */
  link: string;
  code: string;
  /** Of the texts: their language tag, and `rtl` for Arabic. */
  language: string;
  direction: 'ltr' | 'rtl';
}

/** The colours and fonts of the theme that the page shows now. */
export interface PosterTheme {
  ground: string;
  surface: string;
  text: string;
  muted: string;
  accent: string;
  display: string;
  body: string;
}

export function themeOfPage(): PosterTheme {
  const style = getComputedStyle(document.documentElement);
  const of = (name: string, usual: string) => style.getPropertyValue(name).trim() || usual;
  return {
    ground: of('--bg', '#111'),
    surface: of('--surface', '#222'),
    text: of('--text', '#fff'),
    muted: of('--text-2', '#ccc'),
    accent: of('--accent', '#c93'),
    display: of('--font-display', 'sans-serif'),
    body: of('--font-text', 'sans-serif'),
  };
}

/**
 * A text in lines that fit, broken where its language breaks words: between words, and between those of languages that write no
 * spaces. `widthOf` measures a line; a word that is too wide has a line of its own.
 */
export function linesOf(text: string, language: string, fits: (line: string) => boolean): string[] {
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  const lines: string[] = [];
  let line = '';
  for (const { segment, isWordLike } of words) {
    // A mark stays with the word before it.
    if (isWordLike && line && !fits((line + segment).trim())) {
      lines.push(line.trim());
      line = '';
    }
    line += segment;
  }
  return [...lines, line.trim()].filter(Boolean);
}

interface Writing {
  size: number;
  weight: number;
  font: string;
  colour: string;
  /** Lines; what does not fit into them is written smaller. */
  most: number;
}

/** Draws the poster: brand, invitation, the link as a QR code and the code in words, in the fonts that the page has loaded. */
export async function drawPoster(sheet: CanvasRenderingContext2D, poster: Poster, theme: PosterTheme): Promise<void> {
  const { width, height } = POSTER_SIZE;
  const qr = await qrPath(poster.link);
  const fill = (colour: string, path: string) => {
    sheet.fillStyle = colour;
    sheet.fill(new Path2D(path));
  };
  const left = (width - CODE.edge) / 2;
  const card = CODE.edge + 2 * CARD_PADDING;

  fill(theme.ground, `M0 0H${width}V${height}H0Z`);
  sheet.globalAlpha = 0.16;
  fill(theme.accent, `M0 0H${width}V300L0 420Z`);
  sheet.globalAlpha = 1;
  fill(theme.accent, `M0 ${height - 18}H${width}V${height}H0Z`);
  sheet.fillStyle = '#fff';
  sheet.beginPath();
  sheet.roundRect(left - CARD_PADDING, CODE.top - CARD_PADDING, card, card, 32);
  sheet.fill();
  sheet.save();
  sheet.translate(left, CODE.top);
  sheet.scale(CODE.edge / qr.edge, CODE.edge / qr.edge);
  fill('#000', qr.path);
  sheet.restore();

  const write = (text: string, top: number, direction: 'ltr' | 'rtl', writing: Writing): number =>
    writeLines(sheet, text, { language: poster.language, direction, top, ...writing });
  const display = { weight: 800, font: theme.display, most: 2 };
  const body = { weight: 500, font: theme.body, most: 2 };
  write(poster.brand, 90, 'ltr', { ...display, size: 56, colour: theme.accent, most: 1 });
  const below = write(poster.title, 200, poster.direction, { ...display, size: 84, colour: theme.text });
  write(poster.text, below + 24, poster.direction, { ...body, size: 36, colour: theme.muted });
  const foot = write(poster.code, CODE.top + CODE.edge + 110, 'ltr', {
    ...display,
    size: 72,
    colour: theme.text,
    most: 1,
  });
  const address = poster.link.replace(/^https?:\/\//, '');
  write(address, foot + 20, 'ltr', { ...body, size: 30, colour: theme.muted, most: 1 });
}

/** Writes centred lines below `top`, and returns where they end. */
function writeLines(
  sheet: CanvasRenderingContext2D,
  text: string,
  {
    language,
    direction,
    top,
    size,
    weight,
    font,
    colour,
    most,
  }: Writing & { language: string; direction: 'ltr' | 'rtl'; top: number },
): number {
  const room = POSTER_SIZE.width - 2 * MARGIN;
  const inSize = (px: number): { px: number; lines: string[] } => {
    sheet.font = `${weight} ${px}px ${font}`;
    const lines = linesOf(text, language, (line) => sheet.measureText(line).width <= room);
    const isWide = lines.length > most || lines.some((line) => sheet.measureText(line).width > room);
    return isWide && px > 18 ? inSize(px - 2) : { px, lines };
  };
  sheet.direction = direction;
  const { px, lines } = inSize(size);
  sheet.fillStyle = colour;
  sheet.textAlign = 'center';
  sheet.textBaseline = 'top';
  for (const [at, line] of lines.entries()) sheet.fillText(line, POSTER_SIZE.width / 2, top + at * px * LEADING);
  return top + lines.length * px * LEADING;
}

const familiesOf = (list: string): string[] => list.split(',').map((family) => family.trim());

/** The poster as a PNG. */
export async function posterPicture(poster: Poster): Promise<Blob> {
  const theme = themeOfPage();
  const all = [poster.brand, poster.title, poster.text, poster.code, poster.link].join('');
  // A canvas does not wait for a font: these have to be there before the first word is measured.
  // One by one: a list fails as a whole where the machine lacks one of its local fonts.
  const fonts = [
    ...familiesOf(theme.display).map((family) => `800 84px ${family}`),
    ...familiesOf(theme.body).map((family) => `500 36px ${family}`),
  ];
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font, all)));
  const canvas = document.createElement('canvas');
  canvas.width = POSTER_SIZE.width;
  canvas.height = POSTER_SIZE.height;
  await drawPoster(canvas.getContext('2d')!, poster, theme);
  return await new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture.'))), 'image/png'),
  );
}
