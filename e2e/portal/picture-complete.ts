import type { Page } from '@playwright/test';

/** Waits until nothing in view is still on its way: fonts, pictures, places that say they are busy. */
export async function pictureComplete(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const inView = (element: Element) => {
      const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
      return (
        width * height > 0 &&
        bottom > 0 &&
        top < innerHeight &&
        right > 0 &&
        left < document.documentElement.clientWidth
      );
    };
    const waiting = [...document.querySelectorAll('[data-state="waiting"], [aria-busy="true"]')].some(inView);
    return (
      document.fonts.status === 'loaded' &&
      !waiting &&
      [...document.images].filter(inView).every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    );
  });
}

/** Letters at their true widths: what a machine's font settings would round to whole pixels moves every letter after it. */
export async function trueLetters(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { text-rendering: geometricPrecision !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}
