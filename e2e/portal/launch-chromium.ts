import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { OPTIMISED_LATER } from '../../infra/cli/src/tools/brief-code.ts';

/** What Chromium would load or draw for itself, which no story or measurement is about. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Drawing for nobody needs no process of its own. Functions are optimised late: of the code of a story's pages most runs a
 * few times, and compiling it again took a twelfth of the processor time of loading them. What runs long, as axe does,
 * takes as long as before.
 */
const CHEAPER = ['--in-process-gpu', `--js-flags=${OPTIMISED_LATER.join(' ')}`];

/** The browser that `npm test` and `npm run -s bench` found. Throws where a file was started without them. */
export const chromiumPath = (): string => {
  const path = process.env.CHROMIUM_PATH;
  if (!path) throw new Error('CHROMIUM_PATH is not set. Start stories by npm test, benchmarks by npm run -s bench.');
  return path;
};

/**
 * The browser of stories. Most look at words and roles alone, and pictures took two fifths of the processor time of a
 * page: they are not loaded. Files that look at the whole page say so:
 * `test.use({ launchOptions: storyBrowser({ pictures: true }) })`. Where times are measured, code is compiled as in members' browsers.
 */
export const storyBrowser = ({
  pictures,
  measured = false,
}: {
  pictures: boolean;
  measured?: boolean;
}): LaunchOptions => ({
  executablePath: chromiumPath(),
  args: [
    ...CHROMIUM_ARGS,
    // Letters are drawn without a machine's font settings: pictures of the site are compared across machines.
    '--font-render-hinting=none',
    '--disable-lcd-text',
    ...(pictures ? [] : ['--blink-settings=imagesEnabled=false', ...(measured ? [] : CHEAPER)]),
  ],
});

/** Starts the browser of a measurement. */
export const launchChromium = (...args: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS, ...args] });
