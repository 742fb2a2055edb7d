import { readFilters, todayIn, writeFilters } from './record-address.ts';

describe('filters in the address', () => {
  const today = '2026-11-21';
  it('are the last seven days where the address says nothing or nonsense', () => {
    expect(readFilters(new URLSearchParams('r-from=yesterday'), ['status'], today)).toEqual({
      from: '2026-11-15',
      to: today,
      pageNo: 1,
    });
  });

  it('are as many days as the page shows before others are chosen', () => {
    expect(readFilters(new URLSearchParams(), [], today, 90)).toEqual({ from: '2026-08-24', to: today, pageNo: 1 });
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
