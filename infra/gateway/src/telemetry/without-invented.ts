import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TabEvent, TabReport } from '@atrium/contracts/telemetry';
import type { Parts } from '../platform/parts.ts';

const SHELL_VERSION = /^0\.0\.0-([0-9a-f]{6,40})$/;

/**
 * A report without what it says of remotes and versions that no page was offered: anybody can send any name, and each would
 * be a row of the figures, a label of the metrics and a line of the console. Source: 13-11.
 */
export function withoutInvented(
  { snapshots, config }: Pick<Parts, 'snapshots' | 'config'>,
  report: TabReport,
): TabReport {
  const isReal = ({ remote, version }: { remote: string; version: string }): boolean =>
    remote === 'shell' ? isShell(config.artifactsFolder, version) : snapshots.offers(remote, version);
  const names = (event: TabEvent): event is Exclude<TabEvent, { kind: 'snapshot-refused' }> =>
    event.kind !== 'snapshot-refused';
  return {
    ...report,
    shown: report.shown.filter(isReal),
    events: report.events.filter((event) => !names(event) || isReal(event)),
  };
}

/** A shell has no version number: the hash of its build takes its place. */
function isShell(artifactsFolder: string | undefined, version: string): boolean {
  const hash = SHELL_VERSION.exec(version)?.[1];
  return hash !== undefined && artifactsFolder !== undefined && existsSync(join(artifactsFolder, 'shell', hash));
}
