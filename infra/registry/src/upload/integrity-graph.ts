import { createHash } from 'node:crypto';
import type { BuiltManifest } from '@atrium/remote-contract/built-manifest';

/** Files whose bytes decide what members see or run. */
const DEMANDED = /\.(m?js|css|json)$/;
const HASHES = ['sha256', 'sha384', 'sha512'] as const;

/**
 * The files that no file with a verified hash knows by theirs, so that a browser would take altered bytes. The registry
 * signs the hashes of the entry and of all preloaded files; every other script, style and text needs its hash in one of
 * the files that are reached from there. Source: 13-07.
 */
export function unprotectedFiles(
  {
    entry,
    preload,
    routes,
    centre,
    parts = [],
    kits = [],
  }: Pick<BuiltManifest, 'entry' | 'preload' | 'routes' | 'centre' | 'parts' | 'kits'>,
  files: ReadonlyMap<string, Buffer>,
): string[] {
  const signed = [
    ...preload,
    ...[...routes, ...parts].flatMap((page) => page.preload),
    ...(centre?.preload ?? []),
    ...kits,
  ];
  const waiting = [...files.keys()].filter((path) => DEMANDED.test(path) && path !== 'manifest.json');
  const hashes = new Map(
    waiting.map((path) => [
      path,
      HASHES.map((hash) => `${hash}-${createHash(hash).update(files.get(path)!).digest('base64')}`),
    ]),
  );
  const reached = new Set([entry, ...signed.map(({ path }) => path)]);
  for (const path of reached) {
    const text = files.get(path)?.toString('utf8') ?? '';
    for (const [other, forms] of hashes)
      if (!reached.has(other) && forms.some((form) => text.includes(form))) reached.add(other);
  }
  return waiting.filter((path) => !reached.has(path));
}
