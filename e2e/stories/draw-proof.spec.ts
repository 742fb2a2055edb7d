import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DrawProof } from '@atrium/contracts/draws';
import { expect, type Page, test } from '@playwright/test';
import { atrium } from '../portal/operator.ts';

const GAME = 'DLT1M';
const folder = mkdtempSync(join(tmpdir(), 'draw-proof-'));
test.afterAll(() => rmSync(folder, { recursive: true }));

/** Waits until the latest draw of the game is one that the portal itself has made: its past is of the old scheme. */
async function untilDrawn(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        const results = await page.request.get(`/lgw/games/results?gameCode=${GAME}&count=1`);
        const [draw] = ((await results.json()) as { value: { draws: { issue: string }[] } }).value.draws;
        const proof = await page.request.get(`/lgw/draws/proof?gameCode=${GAME}&issue=${draw!.issue}`);
        return ((await proof.json()) as { value: DrawProof }).value.scheme;
      },
      { timeout: 130_000, intervals: [1_000] },
    )
    .toBe(2);
}

test('[10-29] a visitor checks a draw in the browser and by the command line; a changed digit is found', async ({
  page,
}) => {
  await untilDrawn(page);
  await page.goto(`/lottery?gameCode=${GAME}`);
  await page.getByRole('button', { name: 'Verify this draw' }).click();
  await page.getByRole('button', { name: 'Verify in this browser' }).click();
  await expect(page.getByText('Everything matches')).toBeVisible();
  await expect(page.getByText('Secret, random value and fingerprint give exactly these numbers.')).toBeVisible();
  await expect(page.getByText(/test chain that we run ourselves/)).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the proof' }).click(),
  ]);
  const file = join(folder, download.suggestedFilename());
  await download.saveAs(file);
  expect(await atrium<{ ok: boolean }>('draw', 'verify', file)).toMatchObject({ ok: true });

  const proof = JSON.parse(readFileSync(file, 'utf8')) as DrawProof;
  const digit = (Number(proof.result![0]) + 1) % 10;
  writeFileSync(file, JSON.stringify({ ...proof, result: `${digit}${proof.result!.slice(1)}` }));
  await expect(atrium('draw', 'verify', file)).rejects.toThrow();
});
