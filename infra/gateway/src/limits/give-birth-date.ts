import { isRealDate } from '@atrium/contracts/age-of';
import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { giveBirthDate as call } from '@atrium/contracts/members';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { notePerson } from '../person/note-person.ts';
import { refuseBarred } from './can-wager.ts';

/** Stores the date of birth before it judges the age, so that a second answer cannot be an older one. Source: 14-03. */
export async function giveBirthDate(
  parts: Parts,
  { body: { birthDate }, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<Record<string, never>> {
  const { memberId } = caller.session;
  if (!isRealDate(birthDate, parts.clock.now())) throw new Refusal('FIELD_INVALID', { params: { field: 'birthDate' } });
  await parts.database.transaction(async (transaction) => {
    const stored = await transaction.run(
      'UPDATE members SET born_on = $2 WHERE id = $1 AND (born_on IS NULL OR born_on = $2)',
      [memberId, birthDate],
    );
    if (stored === 0) throw new Refusal('BIRTH_DATE_KNOWN');
    await notePerson(parts, transaction, memberId);
  });
  await refuseUnderAge(parts, memberId);
  return {};
}

const refuseUnderAge = (parts: Parts, memberId: string): Promise<void> =>
  refuseBarred(parts, memberId).catch((error: unknown) => {
    if (error instanceof Refusal && error.code !== 'UNDER_AGE') return;
    throw error;
  });
