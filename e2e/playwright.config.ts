import { defineConfig } from '@playwright/test';
import { delayRequests } from './portal/delay-requests.ts';
import { storyBrowser } from './portal/launch-chromium.ts';
import { knownPortals, runningPortal } from './portal/running-portal.ts';
import { watchInteractions } from './portal/watch-interactions.ts';

// Set by `npm run -s bench -- inp`, which runs the stories unchanged.
if (process.env.ATRIUM_INTERACTIONS) watchInteractions(process.env.ATRIUM_INTERACTIONS);
if (process.env.ATRIUM_STORY_DELAY_MS) delayRequests(Number(process.env.ATRIUM_STORY_DELAY_MS));

/** The files that take longest by work: begun last, they would leave the other workers idle. */
const LONGEST = /(?:accessibility|squad)\.spec\.ts$/;
/** The files that mostly wait, for a match or for draws. Several at once would leave the processor idle: they take turns on one worker. */
const WAITING = /(?:sports|lottery-bets|vietnam-board)\.spec\.ts$/;

/**
 * The stories run against portals that are running already: `npm test` starts one for each worker, on free ports, and
 * lists them in ATRIUM_E2E_PORTALS. Without that list they run one at a time against the portal of `npm start`, or
 * another that the variables of README.md name (ATRIUM_SITE_PORT and the other ports, ATRIUM_VAR).
 *
 *   CHROMIUM_PATH  the browser's executable
 *   ATRIUM_STORY_DELAY_MS   the longest random delay of each request of a page's scripts
 *   ATRIUM_LOOKS   'renew': takes the pictures in looks/ again instead of comparing them
 */
export default defineConfig({
  testDir: './stories',
  projects: [
    { name: 'waiting', testMatch: WAITING, workers: 1 },
    { name: 'the longest', testMatch: LONGEST },
    { name: 'the others', testIgnore: [WAITING, LONGEST] },
  ],
  outputDir: '../reports/e2e',
  snapshotPathTemplate: '{testDir}/../looks/{arg}{ext}',
  updateSnapshots: process.env.ATRIUM_LOOKS === 'renew' ? 'all' : 'none',
  // A worker has a portal to itself: its stories may close the whole site. The stories of a file take turns.
  workers: knownPortals(process.env).length,
  fullyParallel: false,
  // A story that passes only at a further try is a defect: of the story, or of the site.
  retries: 0,
  forbidOnly: true,
  // Stories prove what happens, not how fast: on a busy machine a tab may get no processor for seconds.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: [['line'], ['json', { outputFile: '../reports/e2e.json' }]],
  use: {
    actionTimeout: 45_000,
    baseURL: runningPortal().site,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Manila',
    colorScheme: 'dark',
    // A service worker would load the whole shell for each story, and respond where a story watches the network. Its own story allows it.
    serviceWorkers: 'block',
    // A record of network and console costs a twelfth of the processor time: "--trace retain-on-failure" asks for it.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: storyBrowser({ pictures: false, measured: Boolean(process.env.ATRIUM_INTERACTIONS) }),
  },
});
