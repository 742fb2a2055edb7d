import { quotable } from './quotable.ts';

it.each([
  ['Back at 21:00.', 'Back at 21:00'],
  ['九点恢复。', '九点恢复'],
  ['Back soon...', 'Back soon...'],
  ['Back at 21:00', 'Back at 21:00'],
])('quotes %s as %s', (text, quoted) => expect(quotable(text)).toBe(quoted));
