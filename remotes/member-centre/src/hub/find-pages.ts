import { menuPages } from '@atrium/centre/visible-pages';
import type { CentrePage } from '@atrium/host/define-remote';
import { foldedTerm } from '@atrium/i18n/search-terms';

/** The entries of the menu; for a search all pages whose name contains it, those below another page too. */
export function findPages(
  pages: readonly CentrePage[],
  nameOf: (page: CentrePage) => string,
  search: string,
): CentrePage[] {
  const asked = foldedTerm(search.trim());
  return asked ? pages.filter((page) => foldedTerm(nameOf(page)).includes(asked)) : menuPages(pages);
}
