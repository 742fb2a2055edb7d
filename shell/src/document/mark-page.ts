import { shownLanguage } from '@atrium/contracts/language-of';

/** Sets the language and writing direction of the page, for style sheets, spell checkers and screen readers. */
export function markLanguage(code: string): void {
  const { tag, dir } = shownLanguage(code);
  document.documentElement.lang = tag;
  document.documentElement.dir = dir;
}

export function markTheme(theme: 'dark' | 'light'): void {
  document.documentElement.dataset.theme = theme;
}

/** Gives the browser's own bar the colour of the header, also where the visitor's theme differs from the system's. */
export function markBar(): void {
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--surface').trim();
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    bar.removeAttribute('media');
    bar.content = colour;
  }
}

export function markBrand(brand: string): void {
  document.documentElement.dataset.brand = brand;
}
