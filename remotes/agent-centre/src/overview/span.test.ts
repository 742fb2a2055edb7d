import { changeOf, spanOf } from './span.ts';

describe('spans', () => {
  it('seven days are today and the six before', () =>
    expect(spanOf('2026-11-21', 7)).toEqual({ from: '2026-11-15', to: '2026-11-21' }));
  it('a change is measured against the size of what was before, also of a loss', () => {
    expect(changeOf('1500', '1000')).toBe(50);
    expect(changeOf('500', '1000')).toBe(-50);
    expect(changeOf('-50', '-100')).toBe(50);
    expect(changeOf('5', '0')).toBeNull();
  });
});
