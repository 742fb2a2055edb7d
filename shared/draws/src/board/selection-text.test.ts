import { selectionText } from './selection-text.ts';

it.each([
  ['1,2||9', '1 2 | – | 9'],
  ['01 02 03 04 05 06,07 08 09 10 11 12', '01 02 03 04 05 06, 07 08 09 10 11 12'],
])('[10-35] shows %s as %s', (selection, shown) => expect(selectionText(selection)).toBe(shown));

it('names values that are words', () => {
  expect(selectionText('big,odd|7', (value) => ({ big: 'Big', odd: 'Odd' })[value] ?? value)).toBe('Big Odd | 7');
});
