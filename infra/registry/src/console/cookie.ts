import type { FastifyRequest } from 'fastify';

/** The value of a cookie. The first of a name counts, so that one planted on a longer path does not win. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** A `set-cookie` that no script reads and no other site sends; it ends with the browser. Without a value: removed. */
export function cookieHeader(name: string, value: string | undefined, https: boolean): string {
  return [
    `${name}=${value ?? ''}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    ...(https ? ['Secure'] : []),
    ...(value === undefined ? ['Max-Age=0'] : []),
  ].join('; ');
}
