import { csvOf } from './csv.ts';

describe('a table as CSV', () => {
  it('quotes what needs quotes', () => {
    expect(csvOf([['a', 'b,c', 'd "e"', 'f\ng']])).toBe('\ufeffa,"b,c","d ""e""","f\ng"\r\n');
  });

  it('defuses cells that a spreadsheet would calculate, and leaves negative amounts alone', () => {
    expect(csvOf([['=1+1', '-12.00']])).toBe("\ufeff'=1+1,-12.00\r\n");
  });
});
