import type { Page } from '@playwright/test';

/** Said by the test runner itself, which keeps service workers away. */
const OWN = 'Service Worker registration blocked by Playwright';

/** Collects what the browser's console says as error or warning, and errors that nobody caught. */
export function watchConsole(page: Page, said: string[]): void {
  page.on('console', (message) => {
    if ((message.type() === 'error' || message.type() === 'warning') && message.text() !== OWN)
      said.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
}
