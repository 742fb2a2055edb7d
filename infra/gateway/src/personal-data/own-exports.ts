import type { ParsedOf } from '@atrium/contracts/endpoint';
import {
  type endPersonalExport as endCall,
  PERSONAL_EXPORT_LIMITS,
  type PersonalData,
} from '@atrium/contracts/personal-data';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { requireGivenProof } from '../sign-in/extra/given-proof.ts';
import { personalDataOf } from './personal-data.ts';
import { addExport, files } from './exports/personal-exports.repository.ts';

const HOUR_MS = 3_600_000;

/** Begins a copy of all data about the member. Source: issue 17. */
export async function beginPersonalExport(parts: Parts, { caller }: { caller: MemberCaller }): Promise<PersonalData> {
  const { memberId } = caller.session;
  await requireGivenProof(parts, caller, 'personal-data');
  const now = parts.clock.now();
  const expiresAt = new Date(now.getTime() + PERSONAL_EXPORT_LIMITS.keptHours * HOUR_MS);
  if (!(await addExport(parts.database, memberId, now, expiresAt))) throw new Refusal('EXPORT_RUNNING');
  return await personalDataOf(parts, parts.database, memberId);
}

export const endPersonalExport = (
  parts: Parts,
  { params, caller }: ParsedOf<typeof endCall> & { caller: MemberCaller },
): Promise<PersonalData> =>
  parts.database.transaction(async (transaction) => {
    const { memberId } = caller.session;
    if (!(await files.end(transaction, memberId, params.id))) throw new Refusal('NOT_FOUND');
    return await personalDataOf(parts, transaction, memberId);
  });
