import { type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test';

/** From now on every context of a launched browser is prepared before it has a page. */
export function prepareContexts(
  prepare: (context: BrowserContext, options: BrowserContextOptions) => Promise<void>,
): void {
  const launch = chromium.launch.bind(chromium);
  chromium.launch = async (launchOptions) => {
    const browser = await launch(launchOptions);
    const newContext = browser.newContext.bind(browser);
    browser.newContext = async (options = {}) => {
      const context = await newContext(options);
      await prepare(context, options);
      return context;
    };
    return browser;
  };
}
