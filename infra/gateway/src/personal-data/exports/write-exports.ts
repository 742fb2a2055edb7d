import { writeMessage } from '../../notices/write-message.ts';
import type { Transaction } from '../../platform/database.ts';
import { every, type Job } from '../../platform/jobs.ts';
import type { Parts } from '../../platform/parts.ts';
import { declaredSections } from './declared-section.ts';
import * as repository from './personal-exports.repository.ts';
import { RECORD_SECTIONS } from './record-sections.ts';
import type { Section } from './section.ts';

const WRITE_EVERY_MS = 1_000;
const EXPIRE_EVERY_MS = 600_000;
/** Records of one part: each is a transaction, and what a kill of the process costs at most. */
const PART_RECORDS = 5_000;
const FORMAT = { format: 'atrium-personal-data', version: 1 } as const;

/** Writes the next part of the copy that waits longest. Returns whether there was one. */
export const writePersonalPart = (parts: Parts, partRecords = PART_RECORDS): Promise<boolean> =>
  repository.files.writeNext(parts, repository.lockDueExport, (transaction, due, now) =>
    writePart(transaction, due, partRecords, now),
  );

async function writePart(
  transaction: Transaction,
  due: repository.DueExport,
  partRecords: number,
  now: Date,
): Promise<void> {
  const sections = [...(await declaredSections(transaction)), ...RECORD_SECTIONS];
  const total = due.total ?? (await countAll(transaction, sections, due));
  const { text, written, section, cursor } = await textFrom(transaction, sections, due, partRecords);
  const isDone = section === null;
  await repository.files.addPart(
    transaction,
    due.id,
    due.parts,
    (due.parts === 0 ? headOf(due) : '') + text + (isDone ? '}}' : ''),
  );
  const state = isDone ? 'done' : 'running';
  const to = { state, section, cursor, written: due.written + written, total, parts: due.parts + 1 } as const;
  await repository.moveExport(transaction, due.id, to, now);
  if (isDone) await writeMessage(transaction, { memberId: due.memberId, kind: 'data-export-ready', at: now });
}

const headOf = ({ account, createdAt }: repository.DueExport): string =>
  `${JSON.stringify({ ...FORMAT, account, createdAt }).slice(0, -1)},"sections":{`;

async function countAll(
  transaction: Transaction,
  sections: readonly Section[],
  of: { memberId: string },
): Promise<number> {
  let total = 0;
  for (const section of sections) total += await section.count(transaction, of);
  return total;
}

/** The records from the copy's place on: of one section or several, until a part is full. `section` is null at the end. */
async function textFrom(
  transaction: Transaction,
  sections: readonly Section[],
  due: repository.DueExport,
  partRecords: number,
): Promise<{ text: string; written: number; section: string | null; cursor: string | null }> {
  let { cursor } = due;
  let index = due.section === null ? 0 : sections.findIndex(({ name }) => name === due.section);
  let text = '';
  let written = 0;
  while (index < sections.length && written < partRecords) {
    const section = sections[index]!;
    const { records, next } = await section.read(transaction, due, cursor, partRecords - written);
    if (cursor === null) text += `${index > 0 ? ',' : ''}${JSON.stringify(section.name)}:[`;
    else if (records.length > 0) text += ',';
    text += records.join(',');
    if (next === null) text += ']';
    written += records.length;
    cursor = next;
    if (next === null) index += 1;
  }
  return { text, written, section: sections[index]?.name ?? null, cursor };
}

/** For every process. */
export const personalExportJobs = (parts: Parts): Job[] => [
  every('copies of personal data', WRITE_EVERY_MS, async () => {
    while (!parts.stopping.aborted && (await writePersonalPart(parts)));
  }),
  every('expired copies of personal data', EXPIRE_EVERY_MS, () =>
    repository.files.deleteExpired(parts.database, parts.clock.now()),
  ),
];
