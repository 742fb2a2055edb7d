import { isDisclosed } from '@atrium/contracts/cookies';

/** The value of a readable cookie, or undefined. */
export function readCookie(name: string, cookies = document.cookie): string | undefined {
  const start = `${name}=`;
  const found = cookies.split('; ').find((each) => each.startsWith(start));
  return found === undefined ? undefined : decodeURIComponent(found.slice(start.length));
}

/** One that the cookie page does not list is a fault. Source: SY-12. */
export function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  if (!isDisclosed(name, maxAgeSeconds))
    throw new Error(`The cookie ${name} is not among SITE_COOKIES, or lives longer.`);
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Strict`;
}

export function dropCookie(name: string): void {
  document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Strict`;
}
