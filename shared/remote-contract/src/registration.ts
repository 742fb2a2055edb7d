import type { Registration } from '@atrium/contracts/registry-versions';
import type { BuiltManifest } from './built-manifest.ts';
import type { Release, RemoteEvents } from './check-release.ts';
import { sizesOf } from './sizes.ts';

/** A built version as its `manifest.json` describes it, or as our build does. */
export type DescribedVersion = Omit<BuiltManifest, 'events'> & { events: BuiltManifest['events'] | RemoteEvents };
type NeededFile = BuiltManifest['preload'][number];

/**
 * The registration of a built version. `base` is the address of its folder: a path on the site, or the URL of a store.
 * It contains `/remotes/<name>/<version>/`, so that error stacks name remote and version.
 */
export function registrationOf(
  manifest: DescribedVersion,
  base = `/remotes/${manifest.name}/${manifest.version}/`,
): Registration {
  const files = (needed: NeededFile[]) => needed.map(({ path, integrity }) => ({ url: base + path, integrity }));
  const { version, container, integrity, contract, subject, commit, centre, parts, kits, consumes, events } = manifest;
  const { entry, initial, total } = sizesOf(manifest);
  return {
    version,
    container,
    entry: base + manifest.entry,
    integrity,
    preload: files(manifest.preload),
    contract,
    subject,
    routes: manifest.routes.map((route) => ({ ...route, preload: files(route.preload) })),
    ...(centre && { centre: { ...centre, preload: files(centre.preload) } }),
    ...(parts && { parts: parts.map((part) => ({ ...part, preload: files(part.preload) })) }),
    ...(kits && { kits: kits.map(({ path, ...kit }) => ({ ...kit, url: base + path })) }),
    size: total,
    commit,
    consumes,
    events: events as unknown as Registration['events'],
    sizes: { entry, initial },
  };
}

/** The part of a built version that the contract check reads. */
export function releaseOf(manifest: DescribedVersion): Release {
  const { name, version, contract, consumes, events } = manifest;
  return { name, version, contract, consumes, events: events as RemoteEvents, sizes: sizesOf(manifest) };
}
