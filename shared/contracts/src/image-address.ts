/**
 * The addresses under which a relative image may be found, in the order to try them: on each of `imageCDNs`, then
 * on the site itself. An absolute address stands alone. Source: 3-66.
 */
export function imageAddresses(path: string, imageCDNs: readonly string[]): string[] {
  if (/^https?:\/\//.test(path)) return [path];
  const relative = path.startsWith('/') ? path : `/${path}`;
  return [...imageCDNs.map((base) => base.replace(/\/$/, '') + relative), relative];
}

/** A relative launch address on the first of `launchGameCDNs`; an absolute one stays as it is. Source: 3-67. */
export function launchAddress(url: string, launchGameCDNs: readonly string[]): string {
  if (/^https?:\/\//.test(url) || !launchGameCDNs[0]) return url;
  return launchGameCDNs[0].replace(/\/$/, '') + (url.startsWith('/') ? url : `/${url}`);
}
