import { openPortalDatabase, type PortalDatabase } from '@atrium/database/open-portal-database';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { balanceOf, pageOf } from '../portal/member.ts';
import { untilFresh } from '../portal/lottery-board.ts';
import { consoleOf } from '../portal/ops-console.ts';
import { runningPortal } from '../portal/running-portal.ts';

const GAME = 'SEALAO';
/** Of the family `lao` the third and fourth digit are the bottom pair. */
const RIGHT = '004700';
const WRONG = '001100';

let member: Page;
let database: PortalDatabase;
test.beforeAll(async ({ browser }) => {
  member = await pageOf(browser, 'member5', 'Member-0005');
  const { varFolder, databaseUrl } = runningPortal();
  database = await openPortalDatabase(varFolder, databaseUrl);
});
test.afterAll(async () => {
  await member.context().close();
  await database.query("DELETE FROM lottery_game_restrictions WHERE game_code = 'VN5M'");
  await database.end();
});

/** A draw that is made elsewhere and takes bets. */
const announce = (issue: string, minutes: number) =>
  database.query(
    `INSERT INTO draws (game_code, issue, opens_at, closes_at, draws_at, state, commitment, scheme)
     VALUES ($1, $2, now() - interval '1 day', now() + $3 * interval '1 minute', now() + ($3 + 1) * interval '1 minute', 'open', 'none', 0)`,
    [GAME, issue, minutes],
  );
/** As if it had been drawn seven hours ago, and no source had reported in time. */
const pass = (issue: string) =>
  database.query(
    "UPDATE draws SET state = 'closed', closes_at = now() - interval '8 hours', draws_at = now() - interval '7 hours' WHERE game_code = $1 AND issue = $2",
    [GAME, issue],
  );

/** Bets on one bottom pair through the member's session; resolves with the stake, in minor units. */
async function bet(issue: string, number: string): Promise<number> {
  return await member.evaluate(
    async ({ gameCode, issue, number }) => {
      const { value } = (await (await fetch(`/lgw/games/board?gameCode=${gameCode}`)).json()) as {
        value: { unit: string; rules: { pricing: { odds: Record<string, string> } } };
      };
      const stake = value.unit;
      const line = {
        play: 'two-bottom',
        selection: number,
        unit: stake,
        multiple: 1,
        notes: '1',
        stake,
        prices: { hit: value.rules.pricing.odds['two-bottom'] },
      };
      const answer = await fetch('/lgw/bets', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ gameCode, issue, lines: [line], stake }),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return Number(stake);
    },
    { gameCode: GAME, issue, number },
  );
}

async function agree(browser: Browser, title: RegExp): Promise<void> {
  const approver = await consoleOf(browser, 'approver', { path: '/approvals', viewport: { width: 390, height: 844 } });
  try {
    const card = approver.locator('section').filter({ has: approver.getByRole('heading', { name: title }) });
    await expect(card.getByRole('group', { name: 'What it moves' })).toBeVisible();
    await card.getByRole('button', { name: 'Approve' }).click();
    await card.getByRole('button', { name: 'Approve and apply now' }).click();
    await expect(card).toHaveCount(0);
    expect(await approver.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  } finally {
    await approver.context().close();
  }
}

async function giveReason(ops: Page, reason: string, press: string): Promise<void> {
  await ops.getByLabel('Reason').fill(reason);
  await ops.getByRole('button', { name: 'Continue' }).click();
  await ops.getByRole('button', { name: press }).click();
}

test("[10-47] a number that an operator closes is refused on the member's board, with the slip kept", async ({
  browser,
}) => {
  await member.goto('/vnlottery?gameCode=VN5M');
  const number = member.getByRole('button', { name: '27', exact: true }).first();
  // The board is a remote of its own, loaded here for the first time.
  await expect(number).toBeVisible({ timeout: 45_000 });
  await untilFresh(member, 60);
  await number.click();
  await member.getByRole('button', { name: /^Add to slip/ }).click();
  const ops = await consoleOf(browser, 'operator', { path: '/lotteries?game=VN5M&part=numbers' });
  try {
    await ops.getByRole('textbox', { name: /^Numbers/ }).fill('27');
    await giveReason(ops, 'story: too much on it', 'Apply now');
    await expect(ops.getByText('Applied to 27')).toBeVisible();
    await expect(ops.getByRole('row').filter({ hasText: '27' })).toContainText('Closed');
    const slip = member.getByRole('region', { name: 'Bet slip' });
    // The board learns of it by the refusal, or has read it anew before the press: then nothing is left to bet.
    const place = slip.getByRole('button', { name: /^Place bet/ });
    const closed = slip.getByText('Closed for this draw: 27. Remove the line.');
    await expect(place.and(member.locator(':enabled')).or(closed).first()).toBeVisible();
    if (await closed.isHidden()) {
      await place.click();
      await expect(member.getByText(/^27 is closed for this draw/).first()).toBeVisible();
    }
    await expect(closed).toBeVisible();
    await expect(slip.getByText('27').first()).toBeVisible();
  } finally {
    await ops.context().close();
  }
});

test('[10-47] liability, a result by two persons, its correction with preview, and a void', async ({ browser }) => {
  const before = await balanceOf(member);
  await announce('STORY1', 60);
  await announce('STORY2', 90);
  const stake = await bet('STORY1', '47');
  await bet('STORY2', '47');
  await expect.poll(() => balanceOf(member)).toBe(before - 2 * stake);
  const ops = await consoleOf(browser, 'operator', { path: `/draws?game=${GAME}` });
  try {
    await ops.getByRole('row', { name: /STORY1/ }).click();
    const cell = ops.getByRole('list', { name: 'Numbers by payout' }).getByRole('button', { name: /^47: stakes PHP/ });
    await expect(cell).toBeVisible();
    await pass('STORY1');

    await ops.reload();
    await ops.getByRole('textbox', { name: /^Numbers/ }).fill(RIGHT);
    await ops.getByRole('button', { name: 'What it moves' }).click();
    const moves = ops.getByRole('group', { name: 'What it moves' }).first();
    await expect(moves).toContainText('Tickets that win1');
    await giveReason(ops, 'story: bulletin', 'Enter the result');
    await expect(ops.getByText(`operator has proposed ${RIGHT}.`)).toBeVisible();
    expect(await balanceOf(member)).toBe(before - 2 * stake);
    await agree(browser, /^Result of .*STORY1/);
    await expect.poll(() => balanceOf(member), { timeout: 45_000 }).toBeGreaterThan(before);
    const won = await balanceOf(member);

    await expect(ops.getByRole('heading', { name: 'Correct the result' })).toBeVisible({ timeout: 45_000 });
    await ops.getByRole('textbox', { name: /^Numbers/ }).fill(WRONG);
    await ops.getByRole('button', { name: 'What it moves' }).click();
    await expect(moves).toContainText('Tickets that no longer win1');
    await giveReason(ops, 'story: misread', 'Correct the result');
    await agree(browser, /^Result of .*STORY1/);
    await expect.poll(() => balanceOf(member), { timeout: 45_000 }).toBe(before - 2 * stake);
    expect(won).toBeGreaterThan(before);
    await expect(ops.getByText('operator proposed, approver agreed · story: misread')).toBeVisible();

    await ops.goto(`${new URL(ops.url()).origin}/draws?game=${GAME}&issue=STORY2`);
    await ops.getByRole('button', { name: 'What comes back' }).click();
    await expect(moves).toContainText('Comes back to members');
    await giveReason(ops, 'story: the station was closed', 'Make the draw void');
    await agree(browser, /^Make .*STORY2.* void/);
    await expect.poll(() => balanceOf(member), { timeout: 45_000 }).toBe(before - stake);
    await ops.goto(`${new URL(ops.url()).origin}/audit`);
    await expect(ops.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    await ops.context().close();
  }
});
