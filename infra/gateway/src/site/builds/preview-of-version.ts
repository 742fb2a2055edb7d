import type { ArtefactStore } from '@atrium/artefact-store/artefact-store';
import { buffer } from 'node:stream/consumers';

interface Manifest {
  name?: unknown;
  version?: unknown;
  routes?: Declared[];
  centre?: Declared;
  parts?: Declared[];
  kits?: (Declared & { path: string })[];
}
type Declared = Record<string, unknown>;

/**
 * What a stored version declares, as a page asks it of a build that one browser previews: so a link shows a version that is
 * released and not promoted, where the brand allows previews. Undefined without such a version.
 */
export async function previewOfVersion(
  store: ArtefactStore,
  name: string,
  version: string,
): Promise<object | undefined> {
  const found = await store.get(`remotes/${name}/${version}/manifest.json`);
  if (!found) return undefined;
  const manifest = JSON.parse((await buffer(found.body)).toString('utf8')) as Manifest & Declared;
  if (manifest.name !== name || manifest.version !== version || !Array.isArray(manifest.routes)) return undefined;
  const { container, contract, subject, routes, centre, parts, kits } = manifest;
  // Without files to preload: the page loads a build without hashes.
  const bare = ({ preload: _preload, ...rest }: Declared) => rest;
  return {
    kind: 'module',
    name,
    version,
    container,
    contract,
    subject,
    routes: routes.map(bare),
    ...(centre && { centre: bare(centre) }),
    ...(parts && { parts: parts.map(bare) }),
    ...(kits && { kits: kits.map(({ path, ...kit }) => ({ ...kit, url: `/remotes/${name}/${version}/${path}` })) }),
  };
}
