import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Instant } from './money.ts';

/*
 * What the law gives members about their data: a copy of all of it, and its erasure. The books, bets and limits stay, without
 * the person; what laws against money laundering keep goes some years later. Source: issue 17, GDPR articles 15, 17 and 20.
 */

const path = '/wps/member/personal-data';

/** The file of a finished copy is kept for `keptHours`. */
export const PERSONAL_EXPORT_LIMITS = { keptHours: 72 } as const;

/**
 * `waiting` and `running` ones go on in the background, `failed` ones were tried several times. `written` and `total` are
 * records; `total` is null until they are counted. `expiresAt` is when the file of a `done` one is deleted.
 */
export const PersonalExport = v.object({
  id: v.string(),
  state: v.picklist(['waiting', 'running', 'done', 'failed', 'cancelled']),
  written: v.number(),
  total: v.nullable(v.number()),
  createdAt: Instant,
  expiresAt: Instant,
});
export type PersonalExport = v.InferOutput<typeof PersonalExport>;

/** What has to be settled before an erasure, in the order in which a member settles it. */
export const ERASURE_BLOCKERS = [
  'bets',
  'deposit',
  'withdrawal',
  'bonus',
  'balance',
  'order',
  'review',
  'exclusion',
  'team',
  'contract',
] as const;
export const ErasureBlocker = v.picklist(ERASURE_BLOCKERS);
export type ErasureBlocker = v.InferOutput<typeof ErasureBlocker>;

export const PersonalData = v.object({
  /** The own copies of the last days, newest first. */
  exports: v.array(PersonalExport),
  erasure: v.object({
    /** `blocked`: the last request could not be carried out when it was due. */
    state: v.picklist(['none', 'waiting', 'blocked']),
    /** When the data are erased; null where no request waits. */
    dueAt: v.nullable(Instant),
    /** What is to be settled now before an erasure can be requested. */
    blockers: v.array(ErasureBlocker),
    /** Days in which a request can be taken back, and for which the law keeps documents and payout accounts. */
    waitDays: v.number(),
    retentionDays: v.number(),
  }),
});
export type PersonalData = v.InferOutput<typeof PersonalData>;

export const personalData = endpoint({
  name: 'personalData.state',
  method: 'GET',
  path,
  access: 'member',
  background: true,
  summary: "The copies of the member's own data, and a request to erase them.",
  source: 'issue 17',
  reply: PersonalData,
  errors: [],
});

/** A member has one copy at a time that is not done. */
export const beginPersonalExport = endpoint({
  name: 'personalData.beginExport',
  method: 'POST',
  path: `${path}/exports`,
  access: 'member',
  summary: "Begins to write a copy of the member's own data; the member proves themselves first.",
  source: 'issue 17, AC-07',
  body: v.strictObject({}),
  reply: PersonalData,
  errors: ['PROOF_REQUIRED', 'EXPORT_RUNNING'],
});

export const endPersonalExport = endpoint({
  name: 'personalData.endExport',
  method: 'DELETE',
  path: `${path}/exports/:id`,
  access: 'member',
  summary: "Cancels a copy of the member's own data, or deletes its file.",
  source: 'issue 17',
  params: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  reply: PersonalData,
  errors: ['NOT_FOUND'],
});

/** The file of a `done` copy, for its member's session only; everybody else gets 404. Its format: docs/how-to/personal-data.md. */
export const PERSONAL_FILE_PATH = `${path}/exports/:id/file`;

/** Closes the account at once. ERASURE_BLOCKED has the first obstacle as its parameter `blocker`. */
export const requestErasure = endpoint({
  name: 'personalData.requestErasure',
  method: 'POST',
  path: `${path}/erasure`,
  access: 'member',
  summary:
    "Requests the erasure of the member's data after a time in which it can be taken back; the member proves themselves first.",
  source: 'issue 17, AC-07',
  body: v.strictObject({}),
  reply: PersonalData,
  errors: ['PROOF_REQUIRED', 'ERASURE_BLOCKED'],
});

/** Opens the account again that the request had closed. A repeat changes nothing. */
export const withdrawErasure = endpoint({
  name: 'personalData.withdrawErasure',
  method: 'DELETE',
  path: `${path}/erasure`,
  access: 'member',
  summary: "Takes back the request to erase the member's data.",
  source: 'issue 17',
  reply: PersonalData,
  errors: [],
});
