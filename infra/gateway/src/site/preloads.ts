import { languageOf } from '@atrium/contracts/language-of';
import { HOME_PATHS } from '@atrium/contracts/shell-paths';
import type { Preload, Snapshot } from '@atrium/contracts/snapshot';
import type { ShellBuild } from './builds/shell-build.ts';

interface Page {
  path: string;
  /** Code of the language that the page opens in. */
  language: string;
  /** Over TLS browsers speak HTTP/2, where requests share a connection. */
  isEncrypted: boolean;
}

/**
 * Over HTTP/1.1 a browser has six connections to a host, and a request that hangs keeps one. A remote that hangs must leave
 * room for the live stream and the calls of the shell. Source: 8-09.
 */
const MOST_OF_REMOTE_OVER_HTTP_1 = 3;

/** The scripts that a page needs after the shell's own, so that the browser requests them with the HTML. */
export function preloadsOf(shell: ShellBuild, snapshot: Snapshot | undefined, page: Page): Preload[] {
  return [...ofShell(shell, snapshot, page), ...ofRemote(snapshot, page)];
}

/** The remote that has this address, and its route. */
export function routeOf(snapshot: Snapshot | undefined, path: string) {
  for (const remote of snapshot?.remotes ?? []) {
    const route = remote.routes.find((each) => each.path === path);
    if (route) return { remote, route };
  }
  return undefined;
}

/** The files of the shell's own first screen, or for loading a remote's, besides its scripts, and the texts. */
function ofShell({ base, preload }: ShellBuild, snapshot: Snapshot | undefined, { path, language }: Page): Preload[] {
  const atHome = HOME_PATHS.includes(path);
  const files = atHome ? preload.home : routeOf(snapshot, path) ? preload.remote : (preload.pages?.[path] ?? []);
  const texts = preload.texts?.[languageOf(language).tag];
  return [...files, ...(texts?.first ?? []), ...(atHome ? [] : (texts?.later ?? []))].map(
    ({ path: file, integrity }) => ({
      url: base + file,
      integrity,
    }),
  );
}

/** Entry and chunks of the remote at this address. The browser decides on a canary, so none are preloaded for it. */
function ofRemote(snapshot: Snapshot | undefined, { path, isEncrypted }: Page): Preload[] {
  const { remote, route } = routeOf(snapshot, path) ?? {};
  if (remote?.kind !== 'module' || remote.canary) return [];
  const kits = (remote.kits ?? []).map(({ pinned, ...own }) => pinned ?? own);
  const files = [
    { url: remote.entry, integrity: remote.integrity },
    ...(remote.preload ?? []),
    ...(route?.preload ?? []),
    ...kits.map(({ url, integrity }) => ({ url, integrity })),
  ];
  return isEncrypted ? files : files.slice(0, MOST_OF_REMOTE_OVER_HTTP_1);
}
