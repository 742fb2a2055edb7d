import { brandInPath, brandPath, FIRST_BRAND } from '@atrium/contracts/brand-address';

/** The beginning of every address of the console for one brand: empty for the first one. Source: 13-22. */
export const brandBase = (pathname: string): string => {
  const named = brandInPath(pathname.endsWith('/') ? pathname : `${pathname}/`);
  return named ? brandPath(named.brand) : '';
};

/** Where the console operates a brand. */
export const consoleOf = (brand: string): string => (brand === FIRST_BRAND ? '/' : `${brandPath(brand)}/`);
