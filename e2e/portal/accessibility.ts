import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds serious on the screen as it stands; frames of vendors are left out: they are another company's. */
export async function seriousFaults(page: Page, screen: string): Promise<string[]> {
  // The legacy mode looks at this page alone, without a helper page for frames of other origins: there is nothing to put together.
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').setLegacyMode(true).options({ resultTypes: ['violations'] }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${screen}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
