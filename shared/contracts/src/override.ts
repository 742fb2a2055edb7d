import { OVERRIDE_PARAMETER } from './override-names.ts';
import type { SnapshotRemote } from './snapshot.ts';

/*
 * A developer's own build of a remote, in one browser only: the link `/?override=slots@<address of its entry>` asks
 * once, a session cookie stores the answer, and every page shows a badge. Only where the brand allows it (`overrides`
 * of the boot data), and only from https or from this machine.
 */

/**
 * Published beside the entry of a development build: the data that a registry would have, as `SnapshotRemote` of kind
 * `module` without hashes.
 */
export const OVERRIDE_FILE = 'override.json';

/** One remote and the address of the entry that replaces it. */
export interface Override {
  name: string;
  entry: string;
}
export type OverridingRemote = Extract<SnapshotRemote, { kind: 'module' }>;

/**
 * Parses `slots@http://localhost:9000/remotes/slots/1.0.0-local/remoteEntry.js`; undefined where the name or the
 * address is not allowed.
 */
export function parseOverride(text: string): Override | undefined {
  const [, name, entry] = /^([a-z][a-z0-9-]{0,40})@(\S{1,300})$/.exec(text) ?? [];
  return name && entry && isDevelopmentAddress(entry) ? { name, entry } : undefined;
}

/** The cookie's value: one override for each remote, of which the later one counts. */
export function parseOverrides(text: string | undefined): Override[] {
  const found = (text ?? '').split(' ').flatMap((part) => parseOverride(part) ?? []);
  return [...new Map(found.map((override) => [override.name, override])).values()];
}

export const overridesText = (overrides: readonly Override[]): string =>
  overrides.map(({ name, entry }) => `${name}@${entry}`).join(' ');

/** A link that shows a released version in one browser, whatever everybody else gets; `entry` is a path on the site or absolute. */
export const previewLink = (site: string, name: string, entry: string): string =>
  `${new URL('/', site).href}?${OVERRIDE_PARAMETER}=${name}@${new URL(entry, site).href}`;

/** The version that an entry of the site itself belongs to, whose bytes the registry has checked; undefined for a build from elsewhere. */
export function releasedVersion({ name, entry }: Override, site: string): string | undefined {
  const { origin, pathname } = new URL(entry);
  const [, remotes, of, version] = pathname.split('/');
  return origin === new URL(site).origin && remotes === 'remotes' && of === name ? version : undefined;
}

/** Addresses that nothing on the network can alter: https, or this machine. */
export function isDevelopmentAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username || password) return false;
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
}
