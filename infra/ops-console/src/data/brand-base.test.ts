import { brandBase, consoleOf } from './brand-base.ts';

it.each([
  ['/', ''],
  ['/remotes/slots', ''],
  ['/brands/quayside', '/brands/quayside'],
  ['/brands/quayside/', '/brands/quayside'],
  ['/brands/quayside/remotes/slots', '/brands/quayside'],
])('[13-22] the console at %s calls under "%s"', (pathname, base) => {
  expect(brandBase(pathname)).toBe(base);
});

it('[13-22] links to the console of each brand', () => {
  expect(['atrium', 'quayside'].map(consoleOf)).toEqual(['/', '/brands/quayside/']);
});
