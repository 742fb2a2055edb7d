import { playsOf } from '@atrium/lottery-rules/rule-sets';
import type { PickRow } from '@atrium/lottery-rules/selection';
import { quickNumbers, sizesOf } from './quick-numbers.ts';

const VALUES = Array.from({ length: 49 }, (_, index) => String(index + 1).padStart(2, '0'));

it('[10-33] a quick pick keeps what is picked and completes it; a complete one is drawn anew', () => {
  const completed = quickNumbers(VALUES, ['49', '07'], 6);
  expect(completed).toHaveLength(6);
  expect(completed).toEqual([...new Set(completed)].sort());
  expect(completed).toEqual(expect.arrayContaining(['07', '49']));
  expect(new Set(Array.from({ length: 50 }, () => quickNumbers(VALUES, completed, 6).join())).size).toBeGreaterThan(1);
});

it('[10-33] only the sizes that a game sells are offered, each with its notes', () => {
  const bao = playsOf(['lotto45'], {}, '2026-11-26').get('system')!;
  const sizes = sizesOf(bao, bao.rows[0] as PickRow);
  expect(sizes.map(({ size }) => size)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 18]);
  expect(sizes.at(-1)!.notes).toBe(18_564n);
});
