import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SNAPSHOT_PATH, TRUSTED_KEYS_FILE } from '@atrium/contracts/registry-paths';
import type { Snapshot, TrustedKey } from '@atrium/contracts/snapshot';
import {
  type ConsistencyProof,
  type InclusionProof,
  isContinued,
  isHeadSigned,
  isIncluded,
  LOG_PATH,
  LOG_PROOF_PATH,
  type LogHead,
} from '@atrium/contracts/snapshot-log';
import { requestJson } from '@atrium/remote/registry/call-registry';
import type { Command } from 'commander';
import { calledAddresses } from '../start/services.ts';
import type { VerbContext } from './context.ts';

/** The head that was verified last; a later one has to continue it. */
const SEEN_FILE = 'snapshot-log.json';

/** `snapshot-log`: the site's public log has its snapshot, and continues what was seen here before. Needs no token. */
export function addSnapshotLog(program: Command, { settings, varFolder, answer }: VerbContext): void {
  program
    .command('snapshot-log')
    .option('--url <site>', 'the site; default: the running one')
    .description('verify the public log of snapshots against the site and against the last verification here')
    .action(async ({ url = calledAddresses(settings).site }: { url?: string }) => {
      const ask = <Value>(path: string) =>
        requestJson(new URL(path, url), { method: 'GET', token: undefined }) as Promise<Value>;
      const keys = trustedKeys(join(varFolder, TRUSTED_KEYS_FILE));
      const head = await ask<LogHead>(LOG_PATH);
      if (!(await isHeadSigned(head, keys))) throw new Error('The head of the log is not signed by a trusted key.');
      const snapshot = await ask<Snapshot>(SNAPSHOT_PATH);
      const proof = await ask<InclusionProof>(`${LOG_PROOF_PATH}?sequence=${snapshot.sequence}`);
      if (!(await isHeadSigned(proof.head, keys)) || !(await isIncluded(snapshot, proof)))
        throw new Error(`The log does not have the snapshot ${snapshot.sequence} that the site serves.`);
      const file = join(varFolder, SEEN_FILE);
      const restored = `If the registry was restored from a backup, remove ${file} and verify again.`;
      const last = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LogHead) : undefined;
      const seen = last?.registryId === head.registryId ? last : undefined;
      if (seen) {
        if (seen.size > head.size)
          throw new Error(
            `The log had ${seen.size} entries before and has ${head.size} now: entries were taken out. ${restored}`,
          );
        const continued = await ask<ConsistencyProof>(`${LOG_PROOF_PATH}?from=${seen.size}`);
        if (!(await isHeadSigned(continued.head, keys)) || !(await isContinued(seen.root, continued)))
          throw new Error(
            `The log has another history than the one of ${seen.size} entries that was verified here before. ${restored}`,
          );
      }
      writeFileSync(file, `${JSON.stringify(head)}\n`);
      answer(
        { ...head, sequence: snapshot.sequence },
        `The log has ${head.size} snapshots, with snapshot ${snapshot.sequence}, which the site serves. ` +
          (seen
            ? `It continues the ${seen.size} that were verified here before.`
            : 'This is the first verification from here.'),
      );
    });
}

/** From this machine: keys that the site itself sent would prove nothing about it. */
function trustedKeys(file: string): TrustedKey[] {
  if (!existsSync(file))
    throw new Error(`${file} is missing. Copy it once from the registry's ATRIUM_VAR, in a way that you trust.`);
  return JSON.parse(readFileSync(file, 'utf8')) as TrustedKey[];
}
