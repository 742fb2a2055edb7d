import * as calls from '@atrium/contracts/limits';
import { type OperatorTestApp, operatorTestApp } from '../operators/testing/operator-test-app.ts';

let operators: OperatorTestApp;
beforeAll(async () => {
  operators = await operatorTestApp();
});
afterAll(() => operators.close());

type Browser = Awaited<ReturnType<OperatorTestApp['app']['signedIn']>>;
const set = (key: string, value: number) => operators.change(`realityCheck.${key}`, value);
const check = async (browser: Browser) => (await browser.call(calls.sessionFigures)).value.realityCheck;
/** Advances the clock while the members stay active. */
async function pass(browsers: readonly Browser[], minutes: number): Promise<void> {
  for (let left = minutes; left > 0; left -= 20) {
    operators.app.clock.advance({ minutes: Math.min(left, 20) });
    for (const browser of browsers) await browser.call(calls.protection);
  }
}
/** A member without a chosen pause, and one with the shortest. */
async function two(): Promise<[Browser, Browser]> {
  const [follows, chose] = [await operators.app.signedIn(), await operators.app.signedIn()];
  await chose.call(calls.setRealityCheck, { body: { seconds: 900 } });
  return [follows, chose];
}

it("[RG-08] a longer pause set by operators postpones no member's due check; it starts at the answer", async () => {
  const browsers = await two();
  await pass(browsers, 61);
  const before = await Promise.all(browsers.map(check));
  expect(before.map(({ due }) => due)).toEqual([true, true]);
  await set('seconds', 7_200);
  await set('leastSeconds', 5_400);
  const after = await Promise.all(browsers.map(check));
  expect(after.map(({ due, dueAt, seconds }) => ({ due, dueAt, seconds }))).toEqual(
    before.map(({ due, dueAt }, index) => ({ due, dueAt, seconds: [7_200, 5_400][index] })),
  );
  for (const browser of browsers) await browser.call(calls.answerRealityCheck, { body: {} });
  const left = async (browser: Browser) =>
    Math.round((Date.parse((await check(browser)).dueAt) - operators.app.clock.now().getTime()) / 60_000);
  expect(await Promise.all(browsers.map(left))).toEqual([120, 90]);
  await set('leastSeconds', 900);
  await set('seconds', 3_600);
});

it('a check that is not due yet follows the settings at once, and ended sessions are unchanged', async () => {
  const browsers = await two();
  const gone = await operators.app.signedIn();
  await operators.app.database.run('UPDATE sessions SET ended_at = $2 WHERE member_id = $1', [
    gone.memberId,
    operators.app.clock.now(),
  ]);
  await pass(browsers, 10);
  await set('leastSeconds', 1_800);
  expect((await Promise.all(browsers.map(check))).map(({ due, seconds }) => [due, seconds])).toEqual([
    [false, 3_600],
    [false, 1_800],
  ]);
  await pass(browsers, 60);
  await set('leastSeconds', 900);
  await set('seconds', 900);
  const kept = await operators.app.database.rows(
    'SELECT reality_check_due_since AS since FROM sessions WHERE member_id = $1',
    [gone.memberId],
  );
  expect(kept).toEqual([{ since: null }]);
});
