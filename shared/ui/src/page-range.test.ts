import fc from 'fast-check';
import { pageSteps } from './page-range.ts';

describe('pageSteps', () => {
  it('[9-36] shows a range of 3 pages around the current one and 1 margin page at each end', () => {
    expect(pageSteps(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
    expect(pageSteps(1, 20)).toEqual([1, 2, 3, 'gap', 20]);
    expect(pageSteps(20, 20)).toEqual([1, 'gap', 18, 19, 20]);
    expect(pageSteps(1, 1)).toEqual([1]);
    expect(pageSteps(2, 3)).toEqual([1, 2, 3]);
  });

  it('a gap never hides a single page', () => {
    expect(pageSteps(4, 8)).toEqual([1, 2, 3, 4, 5, 'gap', 8]);
  });

  it('always shows the first, the last and the current page, in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(499), (pages, offset) => {
        const page = 1 + (offset % pages);
        const shown = pageSteps(page, pages).filter((step) => step !== 'gap');
        expect(shown).toEqual(expect.arrayContaining([1, page, pages]));
        expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
      }),
    );
  });
});
