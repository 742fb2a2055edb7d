import type {
  beginExport as beginCall,
  endExport as endCall,
  recordExports as listCall,
} from '@atrium/contracts/record-exports';
import { EXPORT_LIMITS } from '@atrium/contracts/record-exports';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { recordSpan } from '../wallet/record-span.ts';
import { refuseArchived } from '../wallet/refuse-archived.ts';
import { addExport, files, exportOf, exportsOf } from './record-exports.repository.ts';

const HOUR_MS = 3_600_000;

/** The member's exports of the last days, newest first. Source: 11-28. */
export async function listExports(
  { database, clock }: Parts,
  { caller }: { caller: MemberCaller },
): Promise<ReplyOf<typeof listCall>> {
  return { exports: (await exportsOf(database, caller.session.memberId, clock.now())).map(exportOf) };
}

/** Begins an export of the records that exist now. */
export async function beginExport(
  parts: Parts,
  { body, caller }: ParsedOf<typeof beginCall> & { caller: MemberCaller },
): Promise<ReplyOf<typeof beginCall>> {
  const now = parts.clock.now();
  const { from, until } = await recordSpan(parts, body.query);
  if (body.kind === 'account') await refuseArchived(parts.database, from);
  const added = await addExport(parts.database, caller.session.memberId, body, {
    language: caller.language,
    from,
    // Later records are not part of it, or its parts would be about different lists.
    until: new Date(Math.min(until.getTime(), now.getTime() + 1)),
    now,
    expiresAt: new Date(now.getTime() + EXPORT_LIMITS.keptHours * HOUR_MS),
  });
  if (!added) throw new Refusal('EXPORT_RUNNING');
  return exportOf(added);
}

export async function endExport(
  { database }: Parts,
  { params, caller }: ParsedOf<typeof endCall> & { caller: MemberCaller },
): Promise<ReplyOf<typeof endCall>> {
  const ended = await database.transaction((transaction) => files.end(transaction, caller.session.memberId, params.id));
  if (!ended) throw new Refusal('NOT_FOUND');
  return { id: params.id };
}
