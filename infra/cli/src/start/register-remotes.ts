import type { Built } from '@atrium/build/build-all';
import { registrationOf } from '@atrium/remote-contract/registration';
import { promote } from '@atrium/contracts/registry-channels';
import { register } from '@atrium/contracts/registry-versions';
import { callRegistry } from '@atrium/remote/registry/call-registry';
import { operatorToken } from '../operator.ts';
import { keepVersion } from '../release/keep-version.ts';
import { addresses, type House } from './services.ts';

/**
 * Registers what was built and gives members each version that the registry did not know. One it knows already stays
 * where operators have put it: a start never undoes a rollback or a canary.
 */
export async function registerRemotes({ house, built }: { house: House; built: Built }): Promise<void> {
  const access = { url: addresses(house.settings).ops, token: operatorToken(house.varFolder) };
  for (const remote of built.remotes) {
    const { manifest } = remote;
    const params = { name: manifest.name };
    await keepVersion(house.settings.ATRIUM_ARTIFACTS, remote);
    const { created, version } = await callRegistry(access, register, { params, body: registrationOf(manifest) });
    if (!created) continue;
    await callRegistry(access, promote, { params, body: { version, reason: 'npm start: built from changed sources' } });
    house.report(`Released ${manifest.name} ${version}`);
  }
}
