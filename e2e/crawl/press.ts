import type { Locator, Page } from '@playwright/test';
import { type Pressable, pressableAt } from './pressables.ts';
import { hasEffect, watchEffects } from './watch-effects.ts';

/** Time in which a press must show an effect, in the page or on the network. */
const EFFECT_MS = 1500;
const STEP_MS = 50;
const PRESS_MS = 5000;

/** Presses a control and returns what is wrong with it; undefined when it does what a control should. */
export async function press(
  page: Page,
  { place, opensWindow, href, isChosen }: Pressable,
): Promise<string | undefined> {
  if (opensWindow) return await opensWell(page, href!);
  const control = pressableAt(page, place);
  const wasLost = await lostHeading(page);
  await watchEffects(page);
  const before = page.url();
  let answered = false;
  const note = () => {
    answered = true;
  };
  page.once('popup', note);
  page.once('download', note);
  page.once('dialog', note);
  page.once('filechooser', note);
  page.on('request', note);
  try {
    const box = await control.boundingBox();
    if (await control.evaluate((element) => element.matches('select'))) await chooseAnother(control);
    // What is shown only when it has the focus is pressed by the keyboard.
    else if (box && box.y + box.height <= 0) await control.press('Enter', { timeout: PRESS_MS });
    else {
      // A card shows some of its controls under the pointer alone.
      await control.hover({ force: true, timeout: PRESS_MS });
      await control.click({ timeout: PRESS_MS });
    }
  } catch (error) {
    if (isChosen) return undefined;
    return `cannot be pressed: ${
      String((error as Error).message)
        .split('\n')
        .find((line) => /intercepts|outside|not visible|not enabled|detached/.test(line))
        ?.trim() ?? 'the press takes too long'
    }`;
  } finally {
    page.off('request', note);
  }
  for (let waited = 0; waited < EFFECT_MS; waited += STEP_MS) {
    if (answered || page.url() !== before || (await hasEffect(page))) break;
    await page.waitForTimeout(STEP_MS);
  }
  if (!answered && page.url() === before && !isChosen && !(await hasEffect(page))) return 'does nothing';
  await page.waitForTimeout(STEP_MS * 4);
  const lost = wasLost ? undefined : await lostHeading(page);
  return !lost ? undefined : `leads to "${lost}" at ${new URL(page.url()).pathname}`;
}

/** Chooses an option of a list that is not chosen yet; the browser draws the list itself, and a press cannot reach it. */
async function chooseAnother(list: Locator): Promise<void> {
  const index = await list.evaluate((element: HTMLSelectElement) =>
    [...element.options].findIndex((option) => !option.selected && !option.disabled),
  );
  if (index >= 0) await list.selectOption({ index }, { timeout: PRESS_MS });
}

/** The heading of a page that says that it does not exist, or of a part that failed. */
async function lostHeading(page: Page): Promise<string | undefined> {
  const text = await page
    .locator('main h1:visible, main [role=alert] h1:visible, [role=dialog] h2:visible')
    .allInnerTexts()
    .catch(() => []);
  return text.find((heading) => /Page not found|failed to load|Couldn.t load/i.test(heading));
}

/** Asks for the page that a link opens in a window of its own, where it is one of ours. */
async function opensWell(page: Page, href: string): Promise<string | undefined> {
  const { protocol, hostname } = new URL(href);
  if (!/^(https?|mailto|tel):$/.test(protocol)) return `opens ${protocol}`;
  if (!protocol.startsWith('http') || !['localhost', '127.0.0.1'].includes(hostname)) return undefined;
  const answer = await page.request.get(href);
  return answer.ok() ? undefined : `opens ${href}, which answers ${answer.status()}`;
}
