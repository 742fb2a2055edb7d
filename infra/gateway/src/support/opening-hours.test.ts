import type { OpeningHours } from '@atrium/contracts/support';
import { openingAt } from './opening-hours.ts';

const weekdays: OpeningHours[] = (['mon', 'tue', 'wed', 'thu', 'fri'] as const).map((day) => ({
  day,
  from: '09:00',
  to: '18:00',
}));
const at = (now: string, hours: OpeningHours[]) => {
  const { open, opensAt } = openingAt(new Date(now), hours, 'Asia/Manila');
  return open ? 'open' : (opensAt?.toISOString() ?? 'never');
};

it("is open during the day's hours, in the brand's time zone", () => {
  // Friday 2026-11-20 in Manila, which is eight hours ahead.
  expect(at('2026-11-20T00:59:59Z', weekdays)).toBe('2026-11-20T01:00:00.000Z');
  expect(at('2026-11-20T01:00:00Z', weekdays)).toBe('open');
  expect(at('2026-11-20T09:59:59Z', weekdays)).toBe('open');
  // Closed over the weekend; the next opening is on Monday.
  expect(at('2026-11-20T10:00:00Z', weekdays)).toBe('2026-11-23T01:00:00.000Z');
});

it('supports a break at noon, a day until midnight, and no hours at all', () => {
  const split: OpeningHours[] = [
    { day: 'fri', from: '13:00', to: '24:00' },
    { day: 'fri', from: '09:00', to: '12:00' },
  ];
  expect(at('2026-11-20T04:30:00Z', split)).toBe('2026-11-20T05:00:00.000Z');
  expect(at('2026-11-20T15:59:59Z', split)).toBe('open');
  expect(at('2026-11-20T16:00:00Z', split)).toBe('2026-11-27T01:00:00.000Z');
  expect(at('2026-11-20T04:30:00Z', [])).toBe('never');
});
