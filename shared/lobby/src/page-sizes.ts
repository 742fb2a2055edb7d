/** Games on a page of the grid unless another number is given. Source: 9-24. */
export const PAGE_SIZE = 24;
/** Games on the first page of the drop-down. Source: 9-25. */
export const DROP_DOWN_FIRST = 21;
/** Games on every later page of the drop-down. Source: 9-26. */
export const DROP_DOWN_LATER = 18;

/**
 * The part of a list that a page of the drop-down shows (pages count from 1). Sizes differ from page to page, so a
 * page is requested by the number of games before it: no game is shown twice or left out (9-27).
 */
export function dropDownPage(page: number): { offset: number; pageSize: number } {
  if (page <= 1) return { offset: 0, pageSize: DROP_DOWN_FIRST };
  return { offset: DROP_DOWN_FIRST + (page - 2) * DROP_DOWN_LATER, pageSize: DROP_DOWN_LATER };
}

/** Number of pages of the drop-down for `total` games. */
export function dropDownPages(total: number): number {
  return total <= DROP_DOWN_FIRST ? 1 : 1 + Math.ceil((total - DROP_DOWN_FIRST) / DROP_DOWN_LATER);
}
