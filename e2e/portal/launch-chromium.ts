import { type Browser, chromium } from '@playwright/test';

/** What Chromium would load or draw for itself, which no story or measurement is about. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const chromiumPath = (): string => process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Starts the browser of a measurement. */
export const launchChromium = (...args: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS, ...args] });
