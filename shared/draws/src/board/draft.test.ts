import { HOUSE } from '@atrium/lottery-rules/house';
import { playsOf } from '@atrium/lottery-rules/rule-sets';
import type { PickRow } from '@atrium/lottery-rules/selection';
import { emptyDraft, quickPick, textOfDraft, toggle } from './draft.ts';

const play = playsOf(['ssc'], HOUSE, '2026-11-23').get('front2-direct')!;
const row = play.rows[0] as PickRow;

it('picks and drops values, row by row', () => {
  let draft = emptyDraft(play);
  for (const [at, value] of [
    [0, '3'],
    [0, '1'],
    [1, '7'],
    [0, '3'],
  ] as const)
    draft = toggle(play, draft, at, value);
  expect(textOfDraft(draft)).toBe('1|7');
  expect(play.parse(textOfDraft(draft))).toEqual({ selection: [['1'], ['7']] });
});

it('a row that takes one value replaces it; bankers and the others exclude each other', () => {
  const single = { ...play, rows: [{ ...row, max: 1 }, row], apart: true };
  expect(toggle(single, [['3'], ['7']], 0, '5')).toEqual([['5'], ['7']]);
  expect(toggle(single, [['3'], ['7']], 1, '3')).toEqual([[], ['7', '3']]);
});

it.each([
  ['all', '0123456789'],
  ['big', '56789'],
  ['small', '01234'],
  ['odd', '13579'],
  ['even', '02468'],
  ['clear', ''],
] as const)('[10-33] %s picks %s', (pick, digits) => {
  expect(quickPick(row, pick).join('')).toBe(digits);
});
