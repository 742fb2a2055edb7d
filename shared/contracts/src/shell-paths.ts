/**
 * The addresses that the shell itself shows something at; the remotes' come from the snapshot. The gateway answers 404
 * (with the shell's page that says so) for everything else. Source: specification 2.1.
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
/** Those of the home page, whose data the gateway sends along. */
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
  /^\/(?:wps|lgw|lotto|gateway|sw|ops|art|payments|events|registry|shell|remotes|icons|install)(?:\/|$)/;
