import { selectionText } from './selection-text.ts';

it.each([
  ['1,2||9', '1 2 | – | 9'],
  ['01 02 03 04 05 06,07 08 09 10 11 12', '01 02 03 04 05 06, 07 08 09 10 11 12'],
])('[10-35] shows %s as %s', (selection, shown) => expect(selectionText(selection)).toBe(shown));

it('[10-35] names the picked rows of many, instead of a dash for each of the others', () => {
  const rows = ['First', 'Second', 'Third', 'Fourth'];
  expect(selectionText('|03,04||07', undefined, rows)).toBe('Second 03 04 | Fourth 07');
  expect(selectionText('1|2|3|4', undefined, rows)).toBe('1 | 2 | 3 | 4');
});

it('names values that are words', () => {
  expect(selectionText('big,odd|7', (value) => ({ big: 'Big', odd: 'Odd' })[value] ?? value)).toBe('Big Odd | 7');
});
