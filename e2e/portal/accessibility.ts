import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules of WCAG 2.2 and of labels that axe leaves out by default. */
const RULES = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } };
/** The rules that another theme can break: the tree and its names are the same. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Violations of any impact that axe finds on the screen once its animations have ended; the frames of vendors are left
 * out. A run takes about a second, in which content may still arrive: violations count if a second run finds them, too.
 */
export async function faultsOf(page: Page, screen: string): Promise<string[]> {
  const check = async () => {
    await animationsEnded(page);
    return violationsOf((await builderOf(page)).options({ resultTypes: ['violations'], rules: RULES }), screen);
  };
  const faults = await check();
  return faults.length === 0 ? faults : await check();
}

/** The same, and the colours in the other theme; afterwards the screen has its own theme again. */
export async function faultsInBothThemes(page: Page, screen: string): Promise<string[]> {
  const own = await faultsOf(page, screen);
  const theme = await page.evaluate(() => document.documentElement.dataset.theme);
  const other = theme === 'dark' ? 'light' : 'dark';
  await setTheme(page, other);
  const colours = await violationsOf(
    (await builderOf(page)).options({ resultTypes: ['violations'], runOnly: COLOUR_RULES, preload: false }),
    `${screen}, ${other}`,
  );
  await setTheme(page, theme);
  return [...own, ...colours];
}

/** Sets a theme and waits until the colours have changed. */
async function setTheme(page: Page, theme: string | undefined): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.setAttribute('data-theme', name ?? '');
    await new Promise(requestAnimationFrame);
  }, theme);
  await animationsEnded(page);
}

/** Waits for every running animation that has an end. */
const animationsEnded = (page: Page) =>
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
 * Axe for this page alone: the legacy mode opens no helper page for frames of other origins. A page in which axe runs
 * already does not load its half megabyte again.
 */
async function builderOf(page: Page): Promise<AxeBuilder> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, ...(isLoaded && { axeSource: 'true' }) }).exclude('iframe').setLegacyMode(true);
}

async function violationsOf(builder: AxeBuilder, screen: string): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.map(
    ({ id, nodes }) => `${screen}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
