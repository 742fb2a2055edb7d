import { periodDay } from './period-day.ts';

const WEEK = { startsOn: '2026-11-23', lastDay: '2026-11-29', closesAt: '2026-11-29T16:00:00Z' };
const dayAt = (instant: string) => periodDay(WEEK, Date.parse(instant));

it('[11-13] counts the days of the running period up to its closing', () => {
  expect(dayAt('2026-11-22T16:00:00Z')).toEqual({ number: 1, count: 7 });
  expect(dayAt('2026-11-23T15:59:59Z')).toEqual({ number: 1, count: 7 });
  expect(dayAt('2026-11-25T17:00:00Z')).toEqual({ number: 4, count: 7 });
  expect(dayAt('2026-11-29T15:59:59Z')).toEqual({ number: 7, count: 7 });
  expect(dayAt('2026-12-02T00:00:00Z')).toEqual({ number: 7, count: 7 });
});
