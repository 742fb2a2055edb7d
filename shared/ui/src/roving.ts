import type { KeyboardEvent } from 'react';

/**
 * The target of an arrow key, Home or End in a row of `count` entries, from `at`; undefined for every other key. Left
 * and right follow the reading direction of the element; up and down work with `upDown`.
 */
export function nextIndex(
  event: KeyboardEvent<HTMLElement>,
  at: number,
  count: number,
  upDown = false,
): number | undefined {
  if (count === 0) return undefined;
  const backwards = event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const forwards = backwards === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  switch (event.key) {
    case forwards:
      return (at + 1) % count;
    case backwards:
      return (at - 1 + count) % count;
    case 'ArrowDown':
      return upDown ? (at + 1) % count : undefined;
    case 'ArrowUp':
      return upDown ? (at - 1 + count) % count : undefined;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
