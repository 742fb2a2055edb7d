/** A page number, or a gap of omitted pages. */
export type PageStep = number | 'gap';

/** Pages shown around the current one, and at either end. */
export const pageRange = 3;
export const marginPages = 1;

/**
 * The pages to show for page `page` of `pages`, both counted from 1: `range` pages around the current one, `margin` at
 * each end, and a gap wherever two or more pages are omitted. A gap that would hide one single page shows that page.
 */
export function pageSteps(page: number, pages: number, range = pageRange, margin = marginPages): PageStep[] {
  const first = Math.max(1, Math.min(page - Math.floor(range / 2), pages - range + 1));
  const last = Math.min(pages, first + range - 1);
  const shown = (at: number) => at <= margin || at > pages - margin || (at >= first && at <= last);
  const steps: PageStep[] = [];
  for (let at = 1; at <= pages; at++) {
    const single = !shown(at) && shown(at - 1) && shown(at + 1);
    if (shown(at) || single) steps.push(at);
    else if (steps.at(-1) !== 'gap') steps.push('gap');
  }
  return steps;
}
