import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookies of a request. The first of a name counts, so that a cookie planted on a longer path does not win. */
export function readCookies(request: FastifyRequest): Record<string, string | undefined> {
  const cookies: Record<string, string | undefined> = {};
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (at > 0 && !(name in cookies)) cookies[name] = pair.slice(at + 1).trim();
  }
  return cookies;
}

export interface CookieOptions {
  httpOnly: boolean;
  /** Only over https: wherever the site itself is. */
  secure: boolean;
  /** Without it the cookie ends with the browser; 0 removes it. */
  maxAgeSeconds?: number;
}

/** Sets a cookie of this site only. Values are our own: random text or codes, never something to escape. */
export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  { httpOnly, secure, maxAgeSeconds }: CookieOptions,
): void {
  if (!/^[\w.~-]*$/.test(value)) throw new Error(`The value of the cookie ${name} needs no escaping by agreement.`);
  const parts = [`${name}=${value}`, 'Path=/', 'SameSite=Strict'];
  if (httpOnly) parts.push('HttpOnly');
  if (secure) parts.push('Secure');
  if (maxAgeSeconds !== undefined) parts.push(`Max-Age=${maxAgeSeconds}`);
  const before = reply.getHeader('set-cookie');
  void reply
    .removeHeader('set-cookie')
    .header('set-cookie', [...(before === undefined ? [] : [before].flat().map(String)), parts.join('; ')]);
}
