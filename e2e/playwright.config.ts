import { defineConfig } from '@playwright/test';
import { watchInteractions } from './portal/watch-interactions.ts';

// Measured by `npm run -s bench -- inp`; the stories themselves know nothing of it.
if (process.env.ATRIUM_INTERACTIONS) watchInteractions(process.env.ATRIUM_INTERACTIONS);

/**
 * The stories run against a portal that stands already: `npm test` starts one on free ports and names it here.
 *
 *   ATRIUM_E2E_SITE      http://localhost:<site port>
 *   ATRIUM_E2E_VENDOR    http://127.0.0.1:<vendor port>
 *   ATRIUM_E2E_PAYMENTS  http://127.0.0.1:<payments port>
 *   ATRIUM_E2E_OPS       http://127.0.0.1:<ops port>
 *   ATRIUM_E2E_VAR       that portal's data folder
 *   CHROMIUM_PATH        the browser's executable
 *   ATRIUM_LOOKS         'renew': the pictures in looks/ are taken anew instead of compared
 */
export default defineConfig({
  testDir: './stories',
  outputDir: '../reports/e2e',
  snapshotPathTemplate: '{testDir}/../looks/{arg}{ext}',
  updateSnapshots: process.env.ATRIUM_LOOKS === 'renew' ? 'all' : 'none',
  // Every file has members of its own whose money it moves, so two files run side by side; inside a file they take turns.
  workers: 2,
  fullyParallel: false,
  // What closes parts of the site, or the whole, comes when nobody else is there.
  projects: [
    {
      name: 'stories',
      testIgnore: /(contracts|operations|ops-console|live-swap|chaos|other-bundler|account-security)\.spec\.ts/,
    },
    // Gives an agent contracts that the stories say this agent has not.
    { name: 'contracts', testMatch: /contracts\.spec\.ts/, dependencies: ['stories'] },
    // Changes versions of game areas and adds one, which the contracts have nothing to do with.
    { name: 'live-swap', testMatch: /(live-swap|other-bundler)\.spec\.ts/, workers: 1, dependencies: ['stories'] },
    // Closes areas and the whole site.
    { name: 'operations', testMatch: /operations\.spec\.ts/, dependencies: ['contracts', 'live-swap'] },
    { name: 'ops-console', testMatch: /ops-console\.spec\.ts/, dependencies: ['operations'] },
    // Stops the registry, and puts versions that fail in front of everybody.
    { name: 'chaos', testMatch: /chaos\.spec\.ts/, dependencies: ['ops-console'] },
    // Changes passwords and what a login asks for: nobody else may be signing in.
    { name: 'account-security', testMatch: /account-security\.spec\.ts/, dependencies: ['chaos'] },
  ],
  // A story that passes only at a further try is a defect: of the story, or of the site.
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: '../reports/e2e.json' }]],
  use: {
    actionTimeout: 10_000,
    baseURL: process.env.ATRIUM_E2E_SITE ?? 'http://localhost:8080',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Manila',
    colorScheme: 'dark',
    // Each story has a browser of its own: a worker would fetch the whole shell for each, and answer where a story looks at the network. The story of the worker allows it.
    serviceWorkers: 'block',
    // What happened, with network and console. Pictures of every step would take a third of a story's time; "--trace on" records them.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // Letters are drawn without what a machine's font settings add: pictures of the site are compared across machines.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--font-render-hinting=none',
        '--disable-lcd-text',
      ],
    },
  },
});
