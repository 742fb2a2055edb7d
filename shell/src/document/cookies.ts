/** The value of a readable cookie, or undefined. */
export function readCookie(name: string, cookies = document.cookie): string | undefined {
  const start = `${name}=`;
  const found = cookies.split('; ').find((each) => each.startsWith(start));
  return found === undefined ? undefined : decodeURIComponent(found.slice(start.length));
}

export function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Strict`;
}

export function dropCookie(name: string): void {
  document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Strict`;
}
