/**
 * The addresses that the shell itself shows something at; the remotes' come from the snapshot. The gateway answers 404
 * (with the shell's page that says so) for everything else. Source: specification 2.1.
 */
export const SHELL_PATHS = [
  '/', '/index', '/index.html', '/home', '/login', '/register', '/register.html', '/noticePage', '/vip',
  '/promotions', '/promoDetail', '/help', '/helpmc', '/down', '/download', '/join', '/game',
] as const;
/** Those of the home page, whose data the gateway sends along. */
export const HOME_PATHS: readonly string[] = ['/', '/index', '/index.html', '/home', '/login', '/register', '/register.html'];
