import { type Brand, brands, constants } from './brands.ts';

const lines = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `  --${name}: ${value};`)
    .join('\n');

const block = (selector: string, body: string) => `${selector} {\n${body}\n}\n`;

/* Arabic is taller and takes no tracking: the script overrides every brand. */
const arabic = {
  'display-tracking': '0',
  'display-stretch': '100%',
  'l-1': '18px',
  'l-2': '22px',
  'l-5': '32px',
  'l-6': '40px',
  't-7': '34px',
  'l-7': '52px',
};

const sheetOf = (brand: Brand, first: boolean) => {
  const at = `[data-brand="${brand.id}"]`;
  return [
    block(first ? `:root,\n${at}` : at, lines(brand.shape)),
    block(
      first ? `:root,\n${at}[data-theme="dark"]` : `${at}[data-theme="dark"]`,
      `  color-scheme: dark;\n${lines(brand.dark)}`,
    ),
    block(
      first ? `[data-theme="light"],\n${at}[data-theme="light"]` : `${at}[data-theme="light"]`,
      `  color-scheme: light;\n${lines(brand.light)}`,
    ),
  ].join('\n');
};

/** The text of `tokens.css`: every brand in both themes as custom properties. Pure: same brands, same text. */
export function tokenSheet(): string {
  const sheets = Object.values(brands).map((brand, at) => sheetOf(brand, at === 0));
  const head = '/* Written by write-tokens.ts from brands.ts. Change values there. */\n';
  return [
    head,
    block(':root', lines(constants)),
    ...sheets,
    block('html:lang(ar),\nhtml[data-brand]:lang(ar)', lines(arabic)),
  ].join('\n');
}
