import { appendFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { prepareContexts } from './prepare-contexts.ts';

/** An event of one input of a story: from the input to the next frame, by the browser's Event Timing. */
export interface Interaction {
  /** The same for all events of one tap, click or key. */
  id: string;
  story: string;
  /** Path of the page, or of the frame. */
  page: string;
  event: string;
  target: string;
  /** Milliseconds, in steps of 8, until the next frame; and the parts spent waiting for handlers and running them. */
  duration: number;
  delay: number;
  handlers: number;
}

/**
 * From now on every launched browser appends its pages' interactions to `file`, one line of JSON each. For
 * `npm run -s bench -- inp`, which runs the stories unchanged.
 */
export function watchInteractions(file: string): void {
  prepareContexts(async (context) => {
    await context.exposeBinding('atriumInteraction', (_source, interaction: Omit<Interaction, 'story'>) => {
      appendFileSync(file, `${JSON.stringify({ story: currentStory(), ...interaction })}\n`);
    });
    await context.addInitScript(reportInteractions);
  });
}

/** The title of the running story; none runs while a file opens a page that its stories share. */
function currentStory(): string {
  try {
    return test.info().titlePath.join(' › ');
  } catch {
    return 'between stories';
  }
}

/** Runs in the page before its own scripts: an event with an `interactionId` belongs to a tap, a click or a key. */
function reportInteractions(): void {
  const report = (globalThis as unknown as { atriumInteraction: (interaction: object) => void }).atriumInteraction;
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
      report({
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
