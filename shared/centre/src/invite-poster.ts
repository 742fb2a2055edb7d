import { qrPath } from '@atrium/ui/qr-path';

/** In px; an upright sheet for messengers and print. */
export const POSTER_SIZE = { width: 1080, height: 1520 };
const CODE = { edge: 560, top: 560 };
const CARD_PADDING = 48;

export interface Poster {
  brand: string;
  title: string;
  text: string;
  /** The address that the code leads to. */
  link: string;
  code: string;
  /** Of the text, `rtl` for Arabic. */
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

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Words in lines of at most `letters`; a longer word has a line of its own. */
export function linesOf(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The poster as a drawing: brand, invitation, the link as a QR code and the code in words. */
export async function posterDrawing(
  { brand, title, text, link, code, direction }: Poster,
  theme: PosterTheme,
): Promise<string> {
  const { width, height } = POSTER_SIZE;
  const qr = await qrPath(link);
  const left = (width - CODE.edge) / 2;
  const line = (words: string, y: number, size: number, more: string) =>
    `<text x="${width / 2}" y="${y}" font-size="${size}" text-anchor="middle" direction="${direction}" ${more}>${escaped(words)}</text>`;
  const display = `font-family="${escaped(theme.display)}" font-weight="800"`;
  const body = `font-family="${escaped(theme.body)}"`;
  const titles = linesOf(title, 18).slice(0, 2);
  const card = CODE.edge + 2 * CARD_PADDING;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${theme.ground}"/>`,
    `<path d="M0 0H${width}V300L0 420Z" fill="${theme.accent}" opacity=".16"/>`,
    `<rect y="${height - 18}" width="${width}" height="18" fill="${theme.accent}"/>`,
    line(brand, 150, 56, `${display} fill="${theme.accent}"`),
    ...titles.map((words, at) => line(words, 280 + at * 100, 88, `${display} fill="${theme.text}"`)),
    ...linesOf(text, 44)
      .slice(0, 2)
      .map((words, at) => line(words, 440 + (titles.length - 1) * 20 + at * 46, 36, `${body} fill="${theme.muted}"`)),
    `<rect x="${left - CARD_PADDING}" y="${CODE.top - CARD_PADDING + 30}" width="${card}" height="${card}" rx="32" fill="#fff"/>`,
    `<path d="${qr.path}" transform="translate(${left} ${CODE.top + 30}) scale(${CODE.edge / qr.edge})" fill="#000" shape-rendering="crispEdges"/>`,
    line(code, CODE.top + CODE.edge + 190, 72, `${display} fill="${theme.text}"`),
    line(link.replace(/^https?:\/\//, ''), CODE.top + CODE.edge + 260, 30, `${body} fill="${theme.muted}"`),
    '</svg>',
  ].join('');
}

/** Renders a drawing as a PNG. */
export async function pictureOf(drawing: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
  try {
    const image = new Image(POSTER_SIZE.width, POSTER_SIZE.height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = POSTER_SIZE.width;
    canvas.height = POSTER_SIZE.height;
    canvas.getContext('2d')!.drawImage(image, 0, 0);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture.'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
