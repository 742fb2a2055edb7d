import { expect, type Page } from '@playwright/test';
import { describePage } from './page-log.ts';

/** The headings that change with a page of a centre or the console. On the site only the title counts: a part's heading may load while the previous screen is still shown. */
export const TITLES_WITHIN = 'h1, h2';

/** Navigates without a reload, as a link does; resolves when the previous screen is gone. */
export async function go(
  page: Page,
  path: string,
  titles = path.includes('centre=') ? TITLES_WITHIN : 'h1',
): Promise<void> {
  await page.evaluate(
    async ([to, titles]) => {
      if (location.pathname + location.search === to) return;
      const headings = () =>
        [...document.querySelectorAll(titles)]
          .filter((each) => each.checkVisibility())
          .map((each) => ({ each, text: each.textContent }));
      const before = headings();
      history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      for (const end = performance.now() + 30_000; performance.now() < end; await new Promise(requestAnimationFrame)) {
        const now = headings();
        if (
          now.length !== before.length ||
          now.some(({ each, text }, place) => each !== before[place]!.each || text !== before[place]!.text)
        )
          return;
      }
      throw new Error(`${to} has the headings of the previous page.`);
    },
    [path, titles] as const,
  );
  await settled(page);
}

/** Waits for a heading, and until nothing is loading: no part, and not the bar above the page. */
export async function settled(page: Page): Promise<void> {
  const heading = page.locator('h1:visible, [role=dialog] h2:visible').first();
  await heading.waitFor({ timeout: 45_000 }).catch(async () => {
    throw new Error(`No heading within 30 s at ${await describePage(page)}`);
  });
  if ((await page.locator('main [role=alert] h1:visible').count()) > 0)
    throw new Error(`A part failed to load at ${await describePage(page)}`);
  await expect(page.locator('[aria-busy=true]:visible, [role=progressbar]:not(main *, [role=dialog] *)')).toHaveCount(
    0,
    { timeout: 45_000 },
  );
}
