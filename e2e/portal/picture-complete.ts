import type { Page } from '@playwright/test';

/** Waits until nothing in view is still on its way: fonts, pictures, places that say they are busy. */
export async function pictureComplete(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const inView = (element: Element) => {
      const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
      return width * height > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    };
    const waiting = [...document.querySelectorAll('[data-state="waiting"], [aria-busy="true"]')].some(inView);
    return document.fonts.status === 'loaded' && !waiting && [...document.images].filter(inView).every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  });
}
