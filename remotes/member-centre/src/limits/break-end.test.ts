import { exclusionEnd, timeOutEnd } from './break-end.ts';

it('[RG-11] ends a time-out after its hours', () => {
  expect(new Date(timeOutEnd(Date.parse('2026-11-27T12:30:00Z'), 168)).toISOString()).toBe('2026-12-04T12:30:00.000Z');
});

it.each([
  ['2026-11-27T12:30:00Z', 6, '2027-05-27T12:30:00.000Z'],
  ['2026-08-31T23:59:00Z', 6, '2027-02-28T23:59:00.000Z'],
  ['2028-02-29T00:00:00Z', 12, '2029-02-28T00:00:00.000Z'],
  ['2026-11-27T12:30:00Z', 60, '2031-11-27T12:30:00.000Z'],
])('[RG-12] from %s ends a self-exclusion of %i months on %s', (from, months, until) => {
  expect(new Date(exclusionEnd(Date.parse(from), months)).toISOString()).toBe(until);
});
