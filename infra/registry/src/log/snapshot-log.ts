import { canonicalJson } from '@atrium/contracts/canonical-json';
import { type ConsistencyProof, headText, type InclusionProof, type LogHead } from '@atrium/contracts/snapshot-log';
import type { RegistryParts } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';
import { MerkleTree } from './merkle-tree.ts';

export interface SnapshotLog {
  head(): Promise<LogHead>;
  inclusion(sequence: number): Promise<InclusionProof>;
  consistency(from: number): Promise<ConsistencyProof>;
}

/** Reads this many snapshots at a time. */
const BATCH = 500;

/** The log of every snapshot that this registry has issued, of all brands, read from the table that nothing is taken out of. Source: 13-23. */
export function createSnapshotLog({ pool, keys }: Pick<RegistryParts, 'pool' | 'keys'>): SnapshotLog {
  const tree = new MerkleTree();
  const places = new Map<number, number>();
  let last = -1;
  let reading = Promise.resolve();

  async function readOn(): Promise<void> {
    for (;;) {
      const { rows } = await pool.query<{ sequence: string; body: string }>(
        'SELECT sequence, body FROM registry.snapshot WHERE sequence > $1 ORDER BY sequence LIMIT $2',
        [last, BATCH],
      );
      for (const { sequence, body } of rows) {
        last = Number(sequence);
        places.set(last, tree.size);
        tree.append(canonicalJson(JSON.parse(body)));
      }
      if (rows.length < BATCH) return;
    }
  }
  /** One reader at a time; each call sees what was issued before it. */
  const current = (): Promise<void> => {
    reading = reading.catch(() => undefined).then(readOn);
    return reading;
  };
  async function signed(): Promise<LogHead> {
    const { rows } = await pool.query<{ id: string }>('SELECT registry_id AS id FROM registry.head');
    const head = { registryId: rows[0]!.id, size: tree.size, root: tree.root().toString('base64') };
    return { ...head, ...keys.signText(headText(head)) };
  }
  const texts = (path: Buffer[]) => path.map((hash) => hash.toString('base64'));
  return {
    async head() {
      await current();
      return signed();
    },
    async inclusion(sequence) {
      await current();
      const index = places.get(sequence);
      if (index === undefined) throw new RegistryError('NOT_FOUND', `No snapshot ${sequence} is in the log.`);
      const path = texts(tree.inclusion(index));
      return { head: await signed(), index, path };
    },
    async consistency(from) {
      await current();
      if (!Number.isInteger(from) || from < 1 || from > tree.size)
        throw new RegistryError('NOT_FOUND', `The log has ${tree.size} entries.`);
      const path = texts(tree.consistency(from));
      return { head: await signed(), from, path };
    },
  };
}
