import type { Page } from '@playwright/test';
import { watchConsole } from '../portal/watch-console.ts';
import { press } from './press.ts';
import { type Pressable, pressablesOf } from './pressables.ts';

/** A control with what is wrong with it. */
export interface Fault {
  screen: string;
  control: string;
  fault: string;
}

/** How a kind of visitor opens a screen. */
export interface Visit {
  page: Page;
  /** Opens the screen anew and resolves when it is complete. */
  open: (path: string) => Promise<void>;
  /** Selector of what belongs to the screen alone, without the frame around it. */
  within: (path: string) => string;
}

/** The browser's own message about an answer of 4xx that a page was made to show. */
const EXPECTED = /status of 4\d\d/;

/** Presses every control of a screen, each on the screen as it opens, and returns what is wrong. */
export async function crawlScreen(visit: Visit, path: string): Promise<{ faults: Fault[]; pressed: number }> {
  const { page, open, within } = visit;
  const faults: Fault[] = [];
  const messages: string[] = [];
  watchConsole(page, messages);
  await open(path);
  const controls = await pressablesOf(page, within(path));
  const note = ({ label }: Pressable, fault: string) => faults.push({ screen: path, control: label, fault });
  for (const [index, control] of controls.entries()) {
    if (index > 0) await open(path);
    const now = await pressablesOf(page, within(path));
    // Lists that arrive in another order: the control with the same words is as good.
    const target =
      now.find(({ place, label }) => place === control.place && label === control.label) ??
      now.find(({ label }) => label === control.label);
    if (!target) continue;
    messages.length = 0;
    const fault = await press(page, target);
    if (fault) note(control, fault);
    for (const message of new Set(messages))
      if (!EXPECTED.test(message)) note(control, `logs ${message.slice(0, 200)}`);
  }
  page.removeAllListeners('console');
  page.removeAllListeners('pageerror');
  return { faults, pressed: controls.length };
}
