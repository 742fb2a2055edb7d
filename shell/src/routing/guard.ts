/** Paths that the guard leaves alone. Source: specification 2.1, guard. */
const EXEMPT: readonly string[] = ['/login', '/register', '/register.html', '/helpmc', '/download'];

/** The path to redirect to, or null. Source: 2.1-40 … 2.1-45. */
export function guard(path: string, loginedToHomePage: boolean, token: string | null): '/login' | null {
  return loginedToHomePage && !token && !EXEMPT.includes(path) ? '/login' : null;
}
