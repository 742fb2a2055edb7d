import fc from 'fast-check';
import { DROP_DOWN_FIRST, DROP_DOWN_LATER, dropDownPage, dropDownPages, PAGE_SIZE } from './page-sizes.ts';

describe('page sizes', () => {
  it('[9-24] a page of the grid has 24 games', () => expect(PAGE_SIZE).toBe(24));
  it('[9-25] the first page of the drop-down has 21 games', () => {
    expect(dropDownPage(1)).toEqual({ offset: 0, pageSize: 21 });
    expect(DROP_DOWN_FIRST).toBe(21);
  });
  it('[9-26] every later page of the drop-down has 18 games', () => {
    expect([2, 3, 9].map((page) => dropDownPage(page).pageSize)).toEqual([18, 18, 18]);
    expect(DROP_DOWN_LATER).toBe(18);
  });
  it('shows every game of a list of any length exactly once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), (total) => {
        const games = Array.from({ length: total }, (_, index) => index);
        const pages = Array.from({ length: dropDownPages(total) }, (_, index) => dropDownPage(index + 1));
        expect(pages.flatMap(({ offset, pageSize }) => games.slice(offset, offset + pageSize))).toEqual(games);
      }),
    );
  });
});
