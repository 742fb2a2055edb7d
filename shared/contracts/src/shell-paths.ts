/**
 * The addresses of the shell's own screens; the remotes' are in the snapshot. For all other addresses the gateway
 * returns 404 with the shell's page for unknown addresses. Source: specification 2.1.
 */
export const SHELL_PATHS = [
  '/',
  '/index',
  '/index.html',
  '/home',
  '/login',
  '/register',
  '/register.html',
  '/noticePage',
  '/vip',
  '/promotions',
  '/promoDetail',
  '/help',
  '/helpmc',
  '/down',
  '/download',
  '/join',
  '/offline',
  '/game',
] as const;
/** Those of the home page, whose data is part of the HTML. */
export const HOME_PATHS: readonly string[] = [
  '/',
  '/index',
  '/index.html',
  '/home',
  '/login',
  '/register',
  '/register.html',
];
/** Addresses that are calls, files or another application of the same origin, never a page of the shell. */
export const NO_PAGE =
  /^\/(?:wps|lgw|lotto|gateway|sw|ops|art|payments|events|registry|shell|remotes|icons|install|sdk)(?:\/|$)/;

/** Whether an address is one of the site's own, which no remote may claim. */
export const isSitePath = (path: string): boolean =>
  (SHELL_PATHS as readonly string[]).includes(path) || NO_PAGE.test(path);
