import type { Page } from '@playwright/test';

/** A message of the test runner itself, which blocks service workers. */
const OWN_MESSAGE = 'Service Worker registration blocked by Playwright';

/** Collects errors and warnings of the browser's console, and uncaught errors. */
export function watchConsole(page: Page, messages: string[]): void {
  page.on('console', (message) => {
    if ((message.type() === 'error' || message.type() === 'warning') && message.text() !== OWN_MESSAGE)
      messages.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
}
