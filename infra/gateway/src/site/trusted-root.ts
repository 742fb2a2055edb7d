import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TrustedKey } from '@atrium/contracts/snapshot';
import { followRoots, isRoot, ROOT_FILE, rootText, type SignedRoot } from '@atrium/contracts/trusted-root';
import type { Logger } from 'pino';
import type { Database } from '../platform/database.ts';

export interface Trust {
  /** The keys that snapshots may be signed with. */
  readonly keys: readonly TrustedKey[];
  readonly root: SignedRoot | undefined;
  /** All roots up to it, oldest first. */
  readonly chain: readonly SignedRoot[];
}

interface Options {
  /** The registry's file with the public keys; the roots are beside it. */
  keysFile: string | undefined;
  /** On a development brand, a data folder that was removed without its database begins anew with a root of its own. */
  development?: boolean;
  database: Pick<Database, 'first' | 'run'>;
  log: Pick<Logger, 'error' | 'warn'>;
}

/**
 * The keys that may sign snapshots are those of the newest verified root. The first root is taken as it is; after that, only
 * what its chain of signatures leads to, also across restarts: a writer to the registry's folder changes nothing without the
 * offline key. The file is read again when it changes. Source: 13-04.
 */
export function trustedRoot({ keysFile, development, database, log }: Options): () => Promise<Trust> {
  const file = keysFile && join(dirname(keysFile), ROOT_FILE);
  let trust: Trust = { keys: [], root: undefined, chain: [] };
  /** Moment and size of the file when it was read; `absent` without one. */
  let read: string | undefined;
  let reading: Promise<void> = Promise.resolve();

  async function readOn(): Promise<void> {
    const stat = file && existsSync(file) ? statSync(file) : undefined;
    const changed = stat ? `${stat.mtimeMs} ${stat.size}` : 'absent';
    if (changed === read) return;
    const chain = stat ? rootsIn(file!) : [];
    const pinned = trust.root ?? (await pinnedRoot(database));
    const anew = development && pinned && chain.length > 0 && !isIn(chain, pinned);
    const first = anew ? chain[0] : (pinned ?? chain[0]);
    if (!first) return;
    const root = await followRoots(first, chain);
    const newest = chain.at(-1);
    if (newest && (newest.version > root.version || !isIn(chain, root)))
      log.error(
        { inUse: root.version, offered: newest.version },
        'a root was refused, as it does not follow from the one in use: somebody else wrote the file, or its middle is missing; after the loss of the offline key, empty the table trusted_root',
      );
    trust = { keys: root.snapshotKeys, root, chain: chain.filter(({ version }) => version <= root.version) };
    read = changed;
    if (root.version !== pinned?.version) await pin(database, root, log);
  }
  return async () => {
    reading = reading.then(readOn).catch((error: unknown) => log.warn({ err: error }, 'the trusted root was not read'));
    await reading;
    return trust;
  };
}

const isIn = (chain: readonly SignedRoot[], root: SignedRoot): boolean =>
  chain.some((one) => one.version === root.version && rootText(one) === rootText(root));

const rootsIn = (file: string): SignedRoot[] => {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return Array.isArray(content) ? content.filter(isRoot) : [];
};

async function pinnedRoot(database: Options['database']): Promise<SignedRoot | undefined> {
  const row = await database.first<{ root: unknown }>('SELECT root FROM trusted_root ORDER BY version DESC LIMIT 1');
  return isRoot(row?.root) ? row.root : undefined;
}

const pin = (database: Options['database'], root: SignedRoot, log: Options['log']) =>
  database
    .run('INSERT INTO trusted_root (version, root) VALUES ($1, $2) ON CONFLICT (version) DO NOTHING', [
      root.version,
      JSON.stringify(root),
    ])
    .catch((error: unknown) => log.warn({ err: error }, 'the trusted root was not stored'));
