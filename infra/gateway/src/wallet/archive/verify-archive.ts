import type { Queryable } from '../../platform/database.ts';
import { ArchiveFault, type ArchivedLink, type ArchiveSummary, readArchive } from './archive-file.ts';

const PIECE_LENGTH = 1_000;

/**
 * Checks an archive against the database that it came from: the file is the one that was written, its chain joins the
 * chain in the database, and every entry that still has its lines there has the same text. Throws an ArchiveFault.
 */
export async function verifyArchive(database: Queryable, file: string): Promise<ArchiveSummary> {
  const piece: ArchivedLink[] = [];
  const compare = async () => {
    const texts = piece.splice(0).map(([, , canonical]) => canonical);
    const changed = await database.first<{ id: string }>(
      `SELECT e.id FROM unnest($1::text[]) AS t (canonical) JOIN ledger_entries e ON e.id = (t.canonical::json ->> 0)::bigint
         JOIN ledger_canonical_entries c ON c.id = e.id
        WHERE NOT is_play(e.kind) AND c.canonical <> t.canonical ORDER BY e.id LIMIT 1`,
      [texts],
    );
    if (changed) throw new ArchiveFault(`Entry ${changed.id} was changed in the database since ${file} was written.`);
  };
  const summary = await readArchive(file, async (link) => {
    piece.push(link);
    if (piece.length === PIECE_LENGTH) await compare();
  });
  await compare();
  const known = await database.first<{ same: boolean }>(
    `SELECT (first_seq, last_seq, encode(previous_hash, 'hex'), encode(last_hash, 'hex'), encode(sha256, 'hex')) = ($2, $3, $4, $5, $6) AS same
       FROM ledger_archives WHERE number = $1`,
    [summary.number, summary.firstSeq, summary.lastSeq, summary.previousHash, summary.lastHash, summary.sha256],
  );
  if (!known) throw new ArchiveFault(`The database knows no archive ${summary.number}.`);
  if (!known.same) throw new ArchiveFault(`${file} is not the archive ${summary.number} that this database wrote.`);
  return summary;
}
