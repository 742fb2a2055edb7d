import type { ComponentReport } from '@atrium/contracts/operator-integrity';
import { join } from 'node:path';
import type { OperatorCall } from '../operations/bind-operation.ts';
import type { Parts } from '../platform/parts.ts';
import { type CheckedPart, differs, sha256 } from './checked-part.ts';
import { databaseCode } from './database-code.ts';
import { changedCode, codeHashes } from './own-code.ts';
import { filesOfSnapshot, servedFiles } from './served-files.ts';
import { shellFiles } from './shell-files.ts';

const SOURCE = join(import.meta.dirname, '..');
const MIGRATIONS = join(import.meta.dirname, '../../migrations');
/** How often it is looked whether a check is due. */
export const SELF_CHECK_EVERY_MS = 600_000;
const DAY_MS = 86_400_000;
/** The longest list of a report. */
const MOST_FAILURES = 50;

export interface Checked {
  source: string;
  atStart: ReadonlyMap<string, string>;
}
/** The code as this process loaded it. */
const OWN: Checked = { source: SOURCE, atStart: codeHashes(SOURCE) };

/** Hashes the code of the gateway, the functions of the database and the files of the site, and stores the result. */
export async function verifyComponents(parts: Parts, actor = '', own: Checked = OWN): Promise<ComponentReport> {
  const { database, clock, config, snapshots } = parts;
  const components: { name: ComponentReport['components'][number]['name']; parts: CheckedPart[] }[] = [
    { name: 'gateway', parts: changedCode(own.source, own.atStart) },
    { name: 'database', parts: await databaseCode(database, MIGRATIONS) },
    {
      name: 'site',
      parts: servedFiles(config.artifactsFolder, [
        ...shellFiles(config.artifactsFolder),
        ...filesOfSnapshot(snapshots.current()),
      ]),
    },
  ];
  const all = components.flatMap((component) => component.parts);
  const failures = all.filter(differs).map(({ name }) => name);
  const at = clock.now();
  const digest = sha256(all.map(({ name, actual }) => `${name} ${actual}`).join('\n'));
  await database.transaction(async (transaction) => {
    await transaction.run('INSERT INTO component_checks (at, ok, digest, failures) VALUES ($1, $2, $3, $4)', [
      at,
      failures.length === 0,
      digest,
      failures.slice(0, MOST_FAILURES),
    ]);
    if (failures.length > 0)
      await transaction.run(
        "INSERT INTO significant_events (at, kind, subject, actor, detail) VALUES ($1, 'integrity', 'components', $2, $3)",
        [at, actor, JSON.stringify({ failures: failures.slice(0, MOST_FAILURES), count: failures.length })],
      );
  });
  if (failures.length > 0)
    parts.log.error({ components: failures.slice(0, MOST_FAILURES) }, 'critical components differ');
  return {
    ok: failures.length === 0,
    at: at.toISOString(),
    digest,
    components: components.map(({ name, parts: checked }) => ({
      name,
      parts: checked.length,
      failed: checked.filter(differs).length,
    })),
    failures: failures.slice(0, MOST_FAILURES),
  };
}

export const componentsVerify = (parts: Parts, { operator }: OperatorCall<undefined>): Promise<ComponentReport> =>
  verifyComponents(parts, operator.name);

/** Checks when the last check is a day old; between two restarts of the site, too. Source: SY-02. */
export async function verifyDaily(parts: Parts): Promise<void> {
  const last = await parts.database.first<{ at: Date }>('SELECT at FROM component_checks ORDER BY id DESC LIMIT 1');
  if (!last || parts.clock.now().getTime() - last.at.getTime() >= DAY_MS) await verifyComponents(parts);
}
