import type { Browser, Locator } from '@playwright/test';
import type { Host } from './hosts.ts';
import { type Conditions, openVisitor } from './visitor.ts';

/** What a vertical that fails does to the rest of the page. */
export interface Fault {
  /** The bar still works. */
  barWorks: boolean;
  /** There is a sentence in the place of the vertical. */
  saysSo: boolean;
  /** Another vertical opens, without a reload. */
  othersOpen: boolean;
}

export const FAULTS = { broken: 'throws while it is rendered', gone: 'has no files' } as const;
export type FaultKind = keyof typeof FAULTS;

/** The longest time until a screen or its fault is shown, by the portal's own rule. */
const SCREEN_DEADLINE_MS = 20_000;
const OTHER_TIMEOUT_MS = 10_000;

export async function measureFault(
  browser: Browser,
  site: string,
  host: Host,
  kind: FaultKind,
  conditions: Conditions,
): Promise<Fault> {
  const visitor = await openVisitor(browser, `${site}/${host}/?faults`, conditions);
  const { page, press, quiet } = visitor;
  const succeeds = (wait: Promise<unknown>) =>
    wait.then(
      () => true,
      () => false,
    );
  try {
    await press(kind.toUpperCase());
    await page.waitForURL((url) => url.pathname === `/${host}/${kind}`);
    const saysSo = await succeeds(
      page.waitForFunction(
        () => {
          const text = window.probe.text();
          return text !== '' && !text.includes('Good evening') && !text.includes('Loading …');
        },
        undefined,
        { timeout: SCREEN_DEADLINE_MS },
      ),
    );
    await quiet();
    const barWorks = await succeeds(clicked(page.getByRole('button', { name: /^Clicks/ })));
    const othersOpen =
      barWorks &&
      (await succeeds(
        press('FISH').then(() =>
          page.waitForFunction(() => window.probe.cards('fish') > 0, undefined, { timeout: OTHER_TIMEOUT_MS }),
        ),
      ));
    return { barWorks, saysSo, othersOpen };
  } finally {
    await visitor.end();
  }
}

async function clicked(button: Locator): Promise<void> {
  const before = await button.innerText({ timeout: 2_000 });
  await button.click({ timeout: 2_000 });
  if ((await button.innerText()) === before) throw new Error('The button did nothing.');
}
