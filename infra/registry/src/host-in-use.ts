import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HostFacts, hostFacts } from '@atrium/remote-contract/host-facts';

/**
 * The host facts of the shell in use, from its build. Before a shell is built there are no shared modules to compare
 * with; contracts and events are then those of this tree.
 */
export function hostInUse(artifactsFolder: string): () => HostFacts {
  return () => {
    const home = join(artifactsFolder, 'shell');
    const pointer = join(home, 'current');
    const manifest = existsSync(pointer) && join(home, readFileSync(pointer, 'utf8').trim(), 'shell.json');
    if (!manifest || !existsSync(manifest)) return hostFacts();
    return (JSON.parse(readFileSync(manifest, 'utf8')) as { host?: HostFacts }).host ?? hostFacts();
  };
}
