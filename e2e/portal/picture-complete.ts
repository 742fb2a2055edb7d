import type { Page } from '@playwright/test';

/** Waits until everything in view has loaded: fonts, pictures, parts marked as busy, and what placeholders replace. */
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
    const isWaiting = [
      ...document.querySelectorAll('[data-state="waiting"], [aria-busy="true"], [data-skeleton]'),
    ].some(inView);
    return (
      document.fonts.status === 'loaded' &&
      !isWaiting &&
      [...document.images].filter(inView).every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    );
  });
}

/** Draws letters at their true widths: rounding to whole pixels, which depends on the machine, moves every letter after it. */
export async function trueLetters(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { text-rendering: geometricPrecision !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}
