import { shownLanguage } from '@atrium/i18n/languages';

/** Language and writing direction of the page's texts, for style sheets, spelling and screen readers. */
export function markLanguage(code: string): void {
  const { tag, dir } = shownLanguage(code);
  document.documentElement.lang = tag;
  document.documentElement.dir = dir;
}

export function markTheme(theme: 'dark' | 'light'): void {
  document.documentElement.dataset.theme = theme;
}

export function markBrand(brand: string): void {
  document.documentElement.dataset.brand = brand;
}
