import { type Browser, chromium, type LaunchOptions } from '@playwright/test';

/** What Chromium would load or draw for itself, which no story or measurement is about. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const chromiumPath = (): string => process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/**
 * The browser of stories. Most look at words and roles alone, and pictures took two fifths of the processor time of a
 * page: they are not loaded. Files that look at the whole page say so:
 * `test.use({ launchOptions: storyBrowser({ pictures: true }) })`.
 */
export const storyBrowser = ({ pictures }: { pictures: boolean }): LaunchOptions => ({
  executablePath: chromiumPath(),
  args: [
    ...CHROMIUM_ARGS,
    // Letters are drawn without a machine's font settings: pictures of the site are compared across machines.
    '--font-render-hinting=none',
    '--disable-lcd-text',
    ...(pictures ? [] : ['--blink-settings=imagesEnabled=false']),
  ],
});

/** Starts the browser of a measurement. */
export const launchChromium = (...args: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS, ...args] });
