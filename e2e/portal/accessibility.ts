import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules of WCAG 2.2 and of labels that axe leaves out by default. */
const RULES = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } };
/** What another theme can break: the tree and its names are the same. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on the screen once nothing is on its way in, of any weight; frames of vendors are left out: they are another
 * company's. It looks for a second long: what it finds while something comes is looked at once more, and what stays is told.
 */
export async function faultsOf(page: Page, screen: string): Promise<string[]> {
  const look = async () => {
    await atRest(page);
    return found((await builderOf(page)).options({ resultTypes: ['violations'], rules: RULES }), screen);
  };
  const faults = await look();
  return faults.length === 0 ? faults : await look();
}

/** The same, and what it finds of the colours in the other theme; the screen has its own theme again afterwards. */
export async function faultsInBothThemes(page: Page, screen: string): Promise<string[]> {
  const own = await faultsOf(page, screen);
  const theme = await page.evaluate(() => document.documentElement.dataset.theme);
  const other = theme === 'dark' ? 'light' : 'dark';
  await wear(page, other);
  const colours = await found(
    (await builderOf(page)).options({ resultTypes: ['violations'], runOnly: OF_COLOURS, preload: false }),
    `${screen}, ${other}`,
  );
  await wear(page, theme);
  return [...own, ...colours];
}

/** Puts a theme on and waits until no colour is on its way any more. */
async function wear(page: Page, theme: string | undefined): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.setAttribute('data-theme', name ?? '');
    await new Promise(requestAnimationFrame);
  }, theme);
  await atRest(page);
}

/** Waits until what moves and ends by itself has ended. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/**
 * Axe over this page alone: in the legacy mode it has no helper page for frames of other origins, there is nothing to put
 * together. A page that has it from an earlier look is not given its half megabyte again.
 */
async function builderOf(page: Page): Promise<AxeBuilder> {
  const there = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, ...(there && { axeSource: 'true' }) }).exclude('iframe').setLegacyMode(true);
}

async function found(builder: AxeBuilder, screen: string): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.map(
    ({ id, nodes }) => `${screen}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
