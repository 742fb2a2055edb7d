import { statusOf } from './system-status.ts';

it('[2.2-08] shows maintenance where both are reported', () => {
  expect(statusOf({ maintenance: false, regionRestriction: false })).toBe(0);
  expect(statusOf({ maintenance: true, regionRestriction: false })).toBe(1);
  expect(statusOf({ maintenance: false, regionRestriction: true })).toBe(2);
  expect(statusOf({ maintenance: true, regionRestriction: true })).toBe(1);
});
