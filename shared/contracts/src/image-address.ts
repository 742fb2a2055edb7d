/**
 * The addresses of a relative image, in the order to try them: on each of `imageCDNs`, then on the site itself. An
 * absolute address is the only one. Source: 3-66.
 */
export function imageAddresses(path: string, imageCDNs: readonly string[]): string[] {
  if (/^https?:\/\//.test(path)) return [path];
  const relative = path.startsWith('/') ? path : `/${path}`;
  return [...imageCDNs.map((base) => base.replace(/\/$/, '') + relative), relative];
}

/** The addresses of a relative launch address, in the order to try them; an absolute one is the only one. Source: 3-67. */
export function launchAddresses(url: string, launchGameCDNs: readonly string[]): string[] {
  if (/^https?:\/\//.test(url) || launchGameCDNs.length === 0) return [url];
  return launchGameCDNs.map((base) => base.replace(/\/$/, '') + (url.startsWith('/') ? url : `/${url}`));
}
