import fc from 'fast-check';
import { csvOf } from './csv.ts';

it('quotes what needs quotes', () => {
  expect(csvOf([['a', 'b,c', 'd "e"', 'f\ng']])).toBe('\ufeffa,"b,c","d ""e""","f\ng"\r\n');
});

it.each([
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['+cmd|calc', "'+cmd|calc"],
  ['+639175550142', "'+639175550142"],
  ['-2+3', "'-2+3"],
  ['-cmd', "'-cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', `"'\t'=1+1"`],
  ['\r=1+1', `"'\r'=1+1"`],
  ['\tname', `"'\tname"`],
  ['  =1+1', "'  =1+1"],
  ['\uff1d1+1', "'\uff1d1+1"],
  ['\uff0b1', "'\uff0b1"],
])('[14-14] makes the cell %j harmless', (text, cell) => {
  expect(csvOf([[text]])).toBe(`\ufeff${cell}\r\n`);
});

it.each(['-12.00', '1,250.50', '0', 'name', 'a=b', 'user@example.com', "O'Brien"])(
  '[14-14] leaves the text of the cell %j alone',
  (text) => {
    expect(csvOf([[text]]).replaceAll('"', '')).toBe(`\ufeff${text}\r\n`);
  },
);

it('[14-14] has no formula for a spreadsheet whose separator is a semicolon or a tab, which splits our cells elsewhere', () => {
  const part = fc.constantFrom(';', '\t', '\n', '\r', '"', ' ', '=', '+', '-', '@', '\uff1d', ',', 'a', '1');
  const text = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), (row) => {
      // Quotes count for such a reader only where its own cell begins, so all separators may be separators.
      const fields = csvOf([row])
        .slice(1)
        .split(/[;\t\r\n]/);
      for (const field of fields.slice(1)) expect(field).not.toMatch(/^["\s]*[=+\-@\uff1d]/);
    }),
  );
});
