import type { Sizes } from './budgets.ts';
import type { BuiltManifest } from './built-manifest.ts';

/** The sizes of a version in bytes, compressed by gzip: see `BUDGETS` of the remote contract. */
export function sizesOf({
  files,
  entry,
  preload,
  routes,
  centre,
  parts = [],
  kits = [],
}: Pick<BuiltManifest, 'files' | 'entry' | 'preload' | 'routes' | 'centre' | 'parts' | 'kits'>): Sizes {
  const gzip = new Map(files.map((file) => [file.path, file.gzip]));
  const sum = (needed: readonly { path: string }[]) =>
    needed.reduce((bytes, { path }) => bytes + (gzip.get(path) ?? 0), 0);
  const pages: BuiltManifest['preload'][] = [
    ...routes.map((route) => route.preload),
    ...(centre ? [centre.preload] : []),
    ...parts.map((part) => part.preload),
  ];
  return {
    entry: sum([{ path: entry }]),
    initial: sum([{ path: entry }, ...preload, ...kits]) + Math.max(0, ...pages.map(sum)),
    total: sum(files),
  };
}
