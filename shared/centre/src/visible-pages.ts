import type { CentrePage } from '@atrium/host/define-remote';

/** The entries of the menu: one with a flag only while that flag is on (2.9-18). */
export function visiblePages(pages: readonly CentrePage[], flags: ReadonlySet<string>): CentrePage[] {
  return pages.filter(({ flag }) => !flag || flags.has(flag));
}

/** The entries that the menu lists: pages below another are reached from it. */
export function menuPages(pages: readonly CentrePage[]): CentrePage[] {
  return pages.filter(({ under }) => under === undefined);
}

/** The entry to show: the one asked for, or the default where it is unknown or hidden (2.9-04). */
export function chosenPage(pages: readonly CentrePage[], asked: string, fallback: string): CentrePage {
  return pages.find(({ page }) => page === asked) ?? pages.find(({ page }) => page === fallback)!;
}

/** Entries by their section, in order. */
export function sectionsOf(pages: readonly CentrePage[]): CentrePage[][] {
  return [...Map.groupBy(pages, ({ section }) => section).values()];
}
