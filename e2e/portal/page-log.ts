import type { Page, Request } from '@playwright/test';

const LINE_CHARACTERS = 280;
const TEXT_LINES = 5;
const logs = new WeakMap<Page, PageLog>();

interface PageLog {
  lines: string[];
  running: Set<Request>;
}

/** Keeps what a page logs, and its requests, for `describePage`. */
export function keepLog(page: Page): void {
  const log: PageLog = { lines: [], running: new Set() };
  logs.set(page, log);
  page.on('pageerror', (error) => log.lines.push(`threw ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') log.lines.push(`logged ${message.text()}`);
  });
  page.on('request', (request) => log.running.add(request));
  page.on('requestfinished', (request) => log.running.delete(request));
  page.on('requestfailed', (request) => {
    log.running.delete(request);
    log.lines.push(`${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) log.lines.push(`${response.url()} ${response.status()}`);
  });
}

/** What a page shows, has logged and still requests: the cause of a wait that ended without what it waited for. */
export async function describePage(page: Page): Promise<string> {
  const { lines, running } = logs.get(page) ?? { lines: [], running: new Set<Request>() };
  const text = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
  return [
    new URL(page.url()).pathname,
    ...lines.slice(-4).map((line) => line.slice(0, LINE_CHARACTERS)),
    `still requests: ${[...running].map((request) => new URL(request.url()).pathname).join(' ') || 'nothing'}`,
    ...(text.match(new RegExp(`.{1,${LINE_CHARACTERS}}`, 'gu')) ?? ['an empty page']).slice(0, TEXT_LINES),
  ].join('\n');
}
