import { csvOf } from '@atrium/contracts/csv';
import { EXPORT_LIMITS } from '@atrium/contracts/record-exports';
import type { Transaction } from '../platform/database.ts';
import { every, type Job } from '../platform/jobs.ts';
import { readPage, readSums } from '../platform/keyset.ts';
import type { Parts } from '../platform/parts.ts';
import { moneyStyle } from '../notices/money-style.ts';
import { exportLines } from './export-lines.ts';
import * as repository from './record-exports.repository.ts';

const WRITE_EVERY_MS = 500;
const EXPIRE_EVERY_MS = 600_000;
/** Records of one part: each is a transaction, and what a kill of the process costs at most. */
export const PART_ROWS = 5_000;

/** Writes the next part of the export of records that waits longest. Returns whether there was one. */
export async function writeExportPart(parts: Parts): Promise<boolean> {
  const { fractionDigits } = await moneyStyle(parts.settings);
  return await repository.files.writeNext(parts, repository.lockDueExport, (transaction, due, now) =>
    writePart(transaction, due, fractionDigits, now),
  );
}

async function writePart(
  transaction: Transaction,
  due: repository.DueExport,
  fractionDigits: number,
  now: Date,
): Promise<void> {
  const { list, lineOf } = exportLines(due, fractionDigits);
  const span = { from: due.startsAt, until: due.endsAt };
  if (due.total === null) {
    const { count } = await readSums<{ count: number }>(transaction, list, 'count(*)::int AS count', span);
    await repository.countExport(transaction, due.id, Math.min(count, EXPORT_LIMITS.most));
    if (count > PART_ROWS) return;
  }
  const { rows, next } = await readPage<object>(transaction, list, {
    span,
    cursor: due.cursor ?? undefined,
    pageSize: PART_ROWS,
  });
  const heads = due.parts === 0 ? [due.columns.map(({ head }) => head)] : [];
  const text = csvOf([...heads, ...rows.map(lineOf)]);
  // Only the first part begins with the mark of UTF-8.
  await repository.files.addPart(transaction, due.id, due.parts, due.parts === 0 ? text : text.slice(1));
  const written = due.written + rows.length;
  await repository.moveExport(transaction, due.id, {
    state: next && written < EXPORT_LIMITS.most ? 'running' : 'done',
    cursor: next,
    written,
    parts: due.parts + 1,
    nextAt: now,
  });
}

/** For every process. */
export const exportJobs = (parts: Parts): Job[] => [
  every('exports of records', WRITE_EVERY_MS, async () => {
    while (!parts.stopping.aborted && (await writeExportPart(parts)));
  }),
  every('expired exports', EXPIRE_EVERY_MS, () => repository.files.deleteExpired(parts.database, parts.clock.now())),
];
