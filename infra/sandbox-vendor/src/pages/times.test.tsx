import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// @ts-expect-error The page's own script, without types: it is the one that members' browsers run.
import { createWords } from '../../public/frame/words.js';
// @ts-expect-error As above.
import { historySheet } from '../../public/frame/history-sheet.js';
// @ts-expect-error As above.
import { countTimes } from '../../public/book/choose-events.js';
import { wordsOf } from '../languages.ts';

/* Times in games: those of the portal's zone, which is another one than the device's, and which the page names. */

const wordsIn = (timeZone: string, language: 'en' | 'th' = 'en') =>
  createWords({ words: wordsOf(language), language, currency: 'P', mode: 'real', timeZone });
const NOON_UTC = Date.UTC(2026, 0, 5, 12, 0, 7);

it('[15-10] the history of a game has the portal’s times and names their zone once', async () => {
  const words = wordsIn('Asia/Manila');
  const rounds = async () => [{ at: NOON_UTC, shown: null, payout: null, status: 'open', stake: '100', id: 'R1' }];
  const show = historySheet({ words, rounds, describe: String });
  await show();
  expect(await screen.findByRole('columnheader', { name: 'Time (GMT+8)' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Mon, Jan 5, 20:00' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
});

it('[15-10] a look back has its date, its time to the second and the zone, by one calendar in every language', () => {
  expect(wordsIn('Asia/Manila').instant(NOON_UTC)).toBe('Jan 5, 2026, 20:00:07 GMT+8');
  expect(wordsIn('Asia/Ho_Chi_Minh', 'th').instant(NOON_UTC)).toContain('2026');
});

it('a book counts an event as of today by the portal’s midnight', () => {
  const now = Date.now();
  // One of these zones is beyond midnight where the other is not, whatever the time of day.
  const [east, west] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map((zone) => wordsIn(zone).isToday);
  const events = Array.from({ length: 25 }, (_, hours) => ({ status: 'next', startsAt: now + hours * 3_600_000 }));
  const [there, here] = [countTimes(events, east), countTimes(events, west)];
  expect(there.today).not.toBe(here.today);
  expect([there.today + there.ahead, here.today + here.ahead]).toEqual([25, 25]);
});
