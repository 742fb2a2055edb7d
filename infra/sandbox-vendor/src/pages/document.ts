import { languageOfTag } from '@atrium/contracts/language-of';
import type { FinishedTag } from '@atrium/contracts/languages';
import { escapeHtml, scriptJson } from './html.ts';

export interface Page {
  readonly language: FinishedTag;
  readonly title: string;
  /** What the page's script reads. */
  readonly data: object;
  /** Of the assets: the script that fills the page, and styles beside those that every page has. */
  readonly script: string;
  readonly styles?: readonly string[];
  /** Without the games' own looks: `styles` are all it has. */
  readonly plain?: boolean;
  /** A font that the first picture needs. */
  readonly font?: string;
  /** Data attributes of the body. */
  readonly marks: Readonly<Record<string, string>>;
  /** The landmark that the script fills, or that says it all. */
  readonly main: string;
}

/** Every page of the house: one head, no inline script, no inline style. */
export function pageDocument({ language, title, data, script, styles = [], plain, font, marks, main }: Page): string {
  const fonts = font
    ? `<link rel="preload" href="/assets/fonts/${font}" as="font" type="font/woff2" crossorigin>\n`
    : '';
  const sheets = [...(plain ? [] : ['game.css']), ...styles]
    .map((sheet) => `<link rel="stylesheet" href="/assets/${sheet}">`)
    .join('\n');
  const attributes = Object.entries(marks)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('');
  return `<!doctype html>
<html lang="${language}" dir="${languageOfTag(language).dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
${fonts}${sheets}
<script type="application/json" id="game-data">${scriptJson(data)}</script>
<script type="module" src="/assets/${script}"></script>
</head>
<body${attributes}>
${main}
</body>
</html>`;
}
