import type { Page } from '@playwright/test';

/** Collects what the browser's console says as error or warning, and errors that nobody caught. */
export function watchConsole(page: Page, said: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
}
