import { isDisclosed } from './cookies.ts';

it('[SY-12] knows a cookie by its name without the port, and a life up to the listed one', () => {
  expect(isDisclosed('atrium_8080_theme', 365 * 86_400)).toBe(true);
  expect(isDisclosed('atrium_8080_theme')).toBe(true);
  expect(isDisclosed('atrium_8080_theme', 366 * 86_400)).toBe(false);
  expect(isDisclosed('atrium_8080_override')).toBe(true);
  expect(isDisclosed('atrium_8080_override', 60)).toBe(false);
  expect(isDisclosed('tracker', 60)).toBe(false);
});
