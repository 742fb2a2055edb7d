import { csvOf } from './csv.ts';
import { readFilters, todayIn, writeFilters } from './record-query.ts';

describe('a table as CSV', () => {
  it('quotes what needs quotes', () => {
    expect(csvOf([['a', 'b,c', 'd "e"', 'f\ng']])).toBe('\ufeffa,"b,c","d ""e""","f\ng"\r\n');
  });

  it('defuses cells that a spreadsheet would calculate, and leaves negative amounts alone', () => {
    expect(csvOf([['=1+1', '-12.00']])).toBe("\ufeff'=1+1,-12.00\r\n");
  });
});

describe('filters in the address', () => {
  const today = '2026-11-21';
  it('are the last seven days where the address says nothing or nonsense', () => {
    expect(readFilters(new URLSearchParams('r-from=yesterday'), ['status'], today)).toEqual({
      from: '2026-11-15',
      to: today,
      pageNo: 1,
    });
  });

  it('survive a round trip and leave other parameters alone', () => {
    const written = writeFilters(new URLSearchParams('centre=member.x&page=PG'), { status: 'won', from: '2026-11-01' });
    expect(written.get('page')).toBe('PG');
    expect(readFilters(written, ['status'], today)).toEqual({
      from: '2026-11-01',
      to: today,
      pageNo: 1,
      status: 'won',
    });
  });

  it('a change of a filter goes back to the first page', () => {
    const third = writeFilters(new URLSearchParams(), { pageNo: 3 });
    expect(third.get('r-nr')).toBe('3');
    expect(writeFilters(third, { status: 'lost' }).get('r-nr')).toBeNull();
  });

  it('today is the brand’s day, not the machine’s', () => {
    expect(todayIn('Asia/Manila', new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21');
  });
});
