import type { Page } from '@playwright/test';

interface Watched {
  atriumEffects: { own: Set<Node>; count: number; scrolled: boolean; focused: boolean };
}

/** What moves on its own within this time (clocks, tickers) is no effect of a press. */
const QUIET_MS = 250;

/**
 * Watches everything that a press may change in the page: its tree and attributes, values, position and focus. What moves
 * on its own before the press is left out.
 */
export async function watchEffects(page: Page): Promise<void> {
  await page.evaluate(async (quietMs) => {
    const effects = { own: new Set<Node>(), count: 0, scrolled: false, focused: false };
    (globalThis as unknown as Watched).atriumEffects = effects;
    let isPressed = false;
    const isOwn = (node: Node | null): boolean =>
      node !== null &&
      (effects.own.has(node) ||
        (node instanceof Element && node.matches('time, [role=timer]')) ||
        isOwn(node.parentNode));
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!isPressed) effects.own.add(target);
        else if (!isOwn(target)) effects.count += 1;
      }
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    await new Promise((resolve) => setTimeout(resolve, quietMs));
    // The document itself always contains what moves.
    for (const node of [document, document.documentElement, document.body]) effects.own.delete(node);
    isPressed = true;
    for (const event of ['input', 'change', 'toggle'])
      document.addEventListener(event, () => (effects.count += 1), { capture: true });
    document.addEventListener('scroll', () => (effects.scrolled = true), { capture: true });
    document.addEventListener('focusin', ({ target }) => {
      if (!(target as Element).matches('a, button, summary')) effects.focused = true;
    });
  }, QUIET_MS);
}

/** Whether the page changed since `watchEffects`; a page that was left did. */
export async function hasEffect(page: Page): Promise<boolean> {
  return await page
    .evaluate(() => {
      const { atriumEffects: effects } = globalThis as unknown as Partial<Watched>;
      return !effects || effects.count > 0 || effects.scrolled || effects.focused;
    })
    .catch(() => true);
}
