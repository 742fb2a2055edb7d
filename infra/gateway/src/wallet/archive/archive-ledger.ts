import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Queryable } from '../../platform/database.ts';
import { type ArchivedLink, type ArchiveSummary, readArchive, writeArchive } from './archive-file.ts';

/** Entries of one file, and of one transaction. */
const MOST_ENTRIES = 500_000;
const PAGE_LENGTH = 5_000;

export interface ArchiveOrder {
  /** As the owner of the tables. */
  database: Database;
  /** Where the files go; it exists. */
  folder: string;
  /** Only entries that are older are archived. */
  before: Date;
  mostEntries?: number;
  progress?: (line: string) => void;
}
export interface Archived extends ArchiveSummary {
  file: string;
  /** Lines of play that are no longer in the database. */
  removedLines: number;
}

/**
 * Moves play that is older than `before` out of the database into files: writes a file, reads it back from the disk and
 * computes its chain, and only then removes its lines of play from the database, in one transaction. The site goes on
 * meanwhile. A run that was interrupted is repeated: what has no row in `ledger_archives` is written anew. Source: domain.md 3.
 */
export async function archiveLedger(order: ArchiveOrder): Promise<Archived[]> {
  const archived: Archived[] = [];
  for (let one = await archiveNext(order); one; one = await archiveNext(order)) archived.push(one);
  return archived;
}

async function archiveNext({
  database,
  folder,
  before,
  mostEntries = MOST_ENTRIES,
  progress = () => {},
}: ArchiveOrder): Promise<Archived | undefined> {
  const end = await database.first<{ seq: string; entry: string }>(
    'SELECT last_seq AS seq, last_entry AS entry FROM ledger_archive_end($1, $2)',
    [before, mostEntries],
  );
  if (!end) return undefined;
  const begin = await database.first<{ number: string; seq: string; hash: string }>(
    `SELECT a.number + 1 AS number, a.last_seq AS seq, coalesce((SELECT encode(s.hash, 'hex') FROM ledger_seals s WHERE s.seq = a.last_seq), repeat('00', 32)) AS hash
       FROM ledger_archived a`,
  );
  const header = { number: Number(begin!.number), firstSeq: Number(begin!.seq) + 1, previousHash: begin!.hash };
  const file = join(folder, fileNameOf(header.number));
  const part = `${file}.part`;
  progress(`${file}: entries ${header.firstSeq} to ${end.seq}`);
  await writeArchive(part, header, linksOf(database, header.firstSeq, Number(end.seq)));
  const summary = await readArchive(part);
  await rename(part, file);
  const removed = await removeArchived(database, summary, end.entry).catch(async (error: unknown) => {
    await rm(file, { force: true });
    throw error;
  });
  return { ...summary, file, removedLines: Number(removed) };
}

/** `ledger-000001.ndjson.gz` */
const fileNameOf = (number: number) => `ledger-${String(number).padStart(6, '0')}.ndjson.gz`;

async function* linksOf(database: Queryable, firstSeq: number, lastSeq: number): AsyncGenerator<ArchivedLink> {
  for (let from = firstSeq; from <= lastSeq; from += PAGE_LENGTH) {
    const to = Math.min(from + PAGE_LENGTH - 1, lastSeq);
    const rows = await database.rows<{ seq: string; hash: string; canonical: string }>(
      `SELECT s.seq, encode(s.hash, 'hex') AS hash, c.canonical FROM ledger_seals s JOIN ledger_canonical_entries c ON c.id = s.entry_id
        WHERE s.seq BETWEEN $1 AND $2 ORDER BY s.seq`,
      [from, to],
    );
    for (const { seq, hash, canonical } of rows) yield [Number(seq), hash, canonical];
  }
}

/** The database compares the file's end with its own seal: a file of another moment removes nothing. */
async function removeArchived(
  database: Database,
  { number, lastSeq, lastHash, sha256 }: ArchiveSummary,
  entry: string,
) {
  return await database.transaction(async (transaction) => {
    const row = await transaction.first<{ removed: string }>(
      `SELECT ledger_archive($1, $2, $3, decode($4, 'hex')) AS removed FROM ledger_seals s WHERE s.seq = $2 AND s.hash = decode($5, 'hex')`,
      [number, lastSeq, entry, sha256, lastHash],
    );
    if (!row) throw new Error(`Archive ${number} does not end with seal ${lastSeq} of the database.`);
    return row.removed;
  });
}
