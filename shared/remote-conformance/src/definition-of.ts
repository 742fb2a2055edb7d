import { createContainers } from '@atrium/federation/containers';
import type { RemoteDefinition } from '@atrium/host/define-remote';
import type { Build } from './open-build.ts';

/**
 * Loads the container of a build into this page as the shell does, and returns what it exports. `prepare` is called when
 * the modules of the host are there, and before the container takes any.
 */
export async function definitionOf(
  { manifest, base }: Pick<Build, 'manifest' | 'base'>,
  prepare?: () => void,
): Promise<RemoteDefinition> {
  const containers = createContainers((url, integrity) =>
    Object.assign(document.createElement('script'), { src: url, integrity, crossOrigin: 'anonymous', async: true }),
  );
  prepare?.();
  const exported = (await containers.load({
    name: manifest.container,
    entry: base + manifest.entry,
    entryGlobalName: manifest.container,
    integrity: manifest.integrity,
    ...(manifest.kits && { kits: manifest.kits.map(({ path, ...kit }) => ({ ...kit, url: base + path })) }),
  })) as { default?: RemoteDefinition; remote?: RemoteDefinition };
  const definition = exported.default ?? exported.remote;
  if (!definition) throw new Error('"./remote" exports neither "remote" nor a default.');
  return definition;
}
