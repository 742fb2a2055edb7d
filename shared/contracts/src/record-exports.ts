import * as v from 'valibot';
import { TransactionKind } from './account-records.ts';
import { BET_FILTERS } from './bet-records.ts';
import { endpoint } from './endpoint.ts';
import { Instant } from './money.ts';
import { recordDays } from './record-pages.ts';

/* Files of records that the gateway writes as a job, for those that are too long to be read page by page. Source: 11-28, MN-14. */

/** Records of one file: the page reads up to `direct` alone, a job writes up to `most`; a file is kept for `keptHours`. */
export const EXPORT_LIMITS = { direct: 2_000, most: 2_000_000, keptHours: 48 } as const;

export const ACCOUNT_COLUMNS = ['at', 'reference', 'kind', 'detail', 'amount', 'after'] as const;
export const BET_EXPORT_COLUMNS = ['at', 'round', 'game', 'vendor', 'stake', 'payout', 'net', 'status'] as const;

const Head = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const columnsOf = <const Keys extends readonly [string, ...string[]]>(keys: Keys) =>
  v.pipe(v.array(v.strictObject({ key: v.picklist(keys), head: Head })), v.minLength(1), v.maxLength(keys.length));
/** What the file calls the values of a column that has few of them, in the member's language. */
const Words = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(40)), Head),
  v.check((words) => Object.keys(words).length <= 40, 'at most 40 words'),
);
const FileName = v.pipe(v.string(), v.regex(/^[\w-]{1,80}\.csv$/));

/**
 * `waiting` and `running` exports go on in the background, `failed` ones were tried several times. `total` is null until the
 * records are counted; `expiresAt` is when the file of a `done` one is deleted.
 */
export const RecordExport = v.object({
  id: v.string(),
  kind: v.picklist(['account', 'bets']),
  name: v.string(),
  state: v.picklist(['waiting', 'running', 'done', 'failed', 'cancelled']),
  written: v.number(),
  total: v.nullable(v.number()),
  createdAt: Instant,
  expiresAt: Instant,
});
export type RecordExport = v.InferOutput<typeof RecordExport>;

const path = '/wps/member/records/exports';
export const recordExports = endpoint({
  name: 'records.exports',
  method: 'GET',
  path,
  access: 'member',
  background: true,
  summary: 'The own exports of records, newest first.',
  source: '11-28',
  reply: v.object({ exports: v.array(RecordExport) }),
  errors: [],
});
/** Begins an export; a member has one at a time. */
export const beginExport = endpoint({
  name: 'records.beginExport',
  method: 'POST',
  path,
  access: 'member',
  summary: 'Begins to write a file of the own records.',
  source: '11-28',
  body: v.variant('kind', [
    v.strictObject({
      kind: v.literal('account'),
      name: FileName,
      query: v.strictObject({ ...recordDays, kind: v.optional(TransactionKind) }),
      columns: columnsOf(ACCOUNT_COLUMNS),
      words: Words,
    }),
    v.strictObject({
      kind: v.literal('bets'),
      name: FileName,
      query: v.strictObject({ ...recordDays, ...BET_FILTERS }),
      columns: columnsOf(BET_EXPORT_COLUMNS),
      words: Words,
    }),
  ]),
  reply: RecordExport,
  errors: ['EXPORT_RUNNING', 'RECORDS_ARCHIVED'],
});
/** Cancels an export that is not done, or deletes the file of one that is. */
export const endExport = endpoint({
  name: 'records.endExport',
  method: 'DELETE',
  path: `${path}/:id`,
  access: 'member',
  summary: 'Cancels an export of the own records, or deletes its file.',
  source: '11-28',
  params: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  reply: v.object({ id: v.string() }),
  errors: ['NOT_FOUND'],
});
/** The file of a `done` export, for its member's session only; everybody else gets 404. */
export const EXPORT_FILE_PATH = `${path}/:id/file`;
