import { appendFileSync } from 'node:fs';
import { type BrowserContext, chromium, test } from '@playwright/test';

/** An event of one thing that a story did: from the input to the next frame, by the browser's Event Timing. */
export interface Interaction {
  /** The same for all events of one tap, click or key. */
  id: string;
  story: string;
  /** Path of the page, or of the frame's. */
  page: string;
  event: string;
  target: string;
  /** Milliseconds, in steps of 8: until the next frame, and of these waiting for handlers, and running them. */
  duration: number;
  delay: number;
  handlers: number;
}

/**
 * Every browser that is launched from here on writes its pages' interactions to `file`, one line of JSON each. For
 * `npm run -s bench -- inp`, which runs the stories as they are.
 */
export function watchInteractions(file: string): void {
  const launch = chromium.launch.bind(chromium);
  chromium.launch = async (options) => {
    const browser = await launch(options);
    const newContext = browser.newContext.bind(browser);
    browser.newContext = async (about) => {
      const context = await newContext(about);
      await watch(context, file);
      return context;
    };
    return browser;
  };
}

async function watch(context: BrowserContext, file: string): Promise<void> {
  await context.exposeBinding('atriumInteraction', (_source, seen: Omit<Interaction, 'story'>) => {
    appendFileSync(file, `${JSON.stringify({ story: storyNow(), ...seen })}\n`);
  });
  await context.addInitScript(tellInteractions);
}

/** Between stories (a page that a whole file shares) there is none. */
function storyNow(): string {
  try {
    return test.info().titlePath.join(' › ');
  } catch {
    return 'between stories';
  }
}

/** Runs in the page before anything else of it: what had an `interactionId` was a tap, a click or a key. */
function tellInteractions(): void {
  const tell = (globalThis as unknown as { atriumInteraction: (seen: object) => void }).atriumInteraction;
  const nameOf = (node: Node | null | undefined): string => {
    const element = (node instanceof Element ? node : node?.parentElement)?.closest(
      'button, a, input, select, textarea, summary, [role]',
    );
    return element
      ? `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent?.trim().slice(0, 40)}`
      : '';
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
      if (!entry.interactionId) continue;
      tell({
        id: `${performance.timeOrigin} ${entry.interactionId}`,
        page: location.pathname,
        event: entry.name,
        target: nameOf(entry.target),
        duration: entry.duration,
        delay: Math.round(entry.processingStart - entry.startTime),
        handlers: Math.round(entry.processingEnd - entry.processingStart),
      });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
