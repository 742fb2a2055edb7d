import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Names the folder that the database's write-ahead log is copied to. Without it, the log is not kept. */
const placeFile = (dataFolder: string) => `${dataFolder}.archive`;

/** Where the log of a database is archived, or undefined. */
export const archiveOf = (dataFolder: string): string | undefined =>
  existsSync(placeFile(dataFolder)) ? readFileSync(placeFile(dataFolder), 'utf8').trim() : undefined;

/** Archives every segment of the log that is complete from now on. Takes effect without a restart. */
export const archiveTo = (dataFolder: string, walFolder: string): void =>
  writeFileSync(placeFile(dataFolder), walFolder, { mode: 0o644 });

export const endArchive = (dataFolder: string): void => rmSync(placeFile(dataFolder), { force: true });

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * What PostgreSQL runs for each complete segment. A segment that is in the archive already succeeds if it is the same;
 * another file of that name is never overwritten: PostgreSQL then keeps the segment, logs the failure and tries again.
 */
export const archiveCommand = (dataFolder: string): string =>
  [
    `[ -f ${quoted(placeFile(dataFolder))} ] || exit 0`,
    `to=$(cat ${quoted(placeFile(dataFolder))})`,
    'if [ -f "$to/<file>" ]; then cmp -s "<path>" "$to/<file>"; else cp "<path>" "$to/<file>.part" && mv "$to/<file>.part" "$to/<file>"; fi',
  ]
    .join('; ')
    .replaceAll('%', '%%')
    .replaceAll('<file>', '%f')
    .replaceAll('<path>', '%p');

/** What PostgreSQL runs for each segment that a recovery needs. */
export const restoreCommand = (walFolder: string): string =>
  `cp ${quoted(walFolder)}/<file> "<path>"`.replaceAll('%', '%%').replaceAll('<file>', '%f').replaceAll('<path>', '%p');
