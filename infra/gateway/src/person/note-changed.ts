import { every, type Job } from '../platform/jobs.ts';
import type { Parts } from '../platform/parts.ts';
import { notePerson } from './note-person.ts';

const RUN_INTERVAL_MS = 2_000;
const MEMBERS_A_RUN = 200;

/**
 * Notes the members whose contacts, payout accounts or identity have changed since they were last compared: those of
 * before this rule, of a seed, and of any change that does not compare them itself.
 */
export async function noteChanged(parts: Parts): Promise<void> {
  const members = await parts.database.rows<{ id: string }>(
    'SELECT id FROM members WHERE NOT person_noted ORDER BY id LIMIT $1',
    [MEMBERS_A_RUN],
  );
  for (const { id } of members) await parts.database.transaction((transaction) => notePerson(parts, transaction, id));
}

export const notingPersons = (parts: Parts): Job => every('persons', RUN_INTERVAL_MS, () => noteChanged(parts));
