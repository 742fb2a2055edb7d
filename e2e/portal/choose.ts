import { expect, type Locator } from '@playwright/test';

/** Selects a radio button or checkbox. Waits for the new state: on a busy machine a page renders it after the click has ended. */
export async function choose(option: Locator): Promise<void> {
  await option.click();
  await expect(option).toBeChecked();
}
