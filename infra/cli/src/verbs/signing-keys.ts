import { join, resolve } from 'node:path';
import type { SignedRoot } from '@atrium/contracts/trusted-root';
import {
  chainIn,
  type KeyPlaces,
  replaceRootKey,
  revokeOnlineKey,
  ROOT_KEY_FILE,
  rotateOnlineKey,
} from '@atrium/registry/offline-root';
import type { Command } from 'commander';
import type { VerbContext } from './context.ts';

const RESTART = 'Restart the registry: it signs with the new key from then on, and open tabs follow.';

/**
 * `signing-keys`: who may sign snapshots. Works on files, beside the registry's folders and with the root's private key, which is
 * kept offline in between; gateways and open tabs follow by the chain of signed roots. Source: 13-04.
 */
export function addSigningKeys(program: Command, context: VerbContext): void {
  const { varFolder } = context;
  const command = program
    .command('signing-keys')
    .description('keys that sign snapshots, and the offline root above them');
  const { change, say, placesOf } = changesOf(command, context);

  command
    .command('list')
    .description('the newest root and the keys that it names')
    .action(() => {
      const root = chainIn(varFolder).at(-1);
      if (!root) throw new Error(`There is no root in ${varFolder}: start the registry once.`);
      say(root);
    });
  change('rotate', 'add a key that signs; the one before it stays trusted for open tabs').action((options) =>
    say(rotateOnlineKey(placesOf(options), new Date()), RESTART),
  );
  addRevoke(command, context);
  change('replace-root', "replace the root's own key; the new one is written to the same file").action((options) =>
    say(
      replaceRootKey(placesOf(options), new Date()),
      'Keep the new file offline, and destroy every copy of the old one.',
    ),
  );
}

/** `revoke <key>` of `signing-keys` and of `keys`. */
export function addRevoke(command: Command, context: VerbContext): void {
  const { change, say, placesOf } = changesOf(command, context);
  change(
    'revoke <key>',
    'take a key away, for instance a stolen one: nothing that it signed is accepted any more',
  ).action((key: string, options) => say(revokeOnlineKey(placesOf(options), key, new Date()), RESTART));
}

function changesOf(command: Command, { env, varFolder, answer }: VerbContext) {
  const online = resolve(env.ATRIUM_REGISTRY_VAR || varFolder);
  const placesOf = ({ rootKey }: { rootKey?: string }): KeyPlaces => ({
    online,
    site: varFolder,
    rootKey: rootKey ? resolve(rootKey) : join(online, ROOT_KEY_FILE),
  });
  const change = (name: string, description: string) =>
    command
      .command(name)
      .option('--root-key <file>', `the root's private key; default: ${ROOT_KEY_FILE} in the registry's folder`)
      .description(description);
  const say = ({ version, rootKeys, snapshotKeys }: SignedRoot, ...rest: string[]) => {
    const names = (keys: SignedRoot['rootKeys']) => keys.map(({ keyId }) => keyId);
    answer({ version, rootKeys: names(rootKeys), snapshotKeys: names(snapshotKeys) }, [
      `Root ${version}, signed by ${names(rootKeys).join(', ')}. Snapshots are signed by: ${names(snapshotKeys).join(', ')}.`,
      ...rest,
    ]);
  };

  return { placesOf, change, say };
}
