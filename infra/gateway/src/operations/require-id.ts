import { OperatorRefusal } from './operator-refusal.ts';

/** The ID that an operator has chosen. */
export function requireId(id: string | undefined): string {
  if (id && /^[a-z0-9-]{1,64}$/.test(id)) return id;
  throw new OperatorRefusal('BAD_REQUEST', 'An id is made of small letters, digits and hyphens.');
}
