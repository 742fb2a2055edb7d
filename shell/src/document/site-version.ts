/** The version of the site's software: the build that this page runs, by the address of its script. Source: SY-12. */
export const siteVersion = (page: Document = document): string =>
  /\/shell\/([0-9a-f]{6,40})\//.exec(page.querySelector<HTMLScriptElement>('script[src*="/shell/"]')?.src ?? '')?.[1] ??
  'unknown';
