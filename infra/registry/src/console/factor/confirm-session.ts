import { CONFIRMED_FOR_MS } from '@atrium/contracts/console-factor';
import type { RegistryParts } from '../../registry.ts';
import { RegistryError } from '../../registry-error.ts';
import type { Session } from '../sessions.ts';
import { countSessionTry, forgetTries, noteFailure } from '../sign-in-tries.ts';
import { factorFits } from './factor.ts';

/** A new code in an open session. Five wrong ones lock this for five minutes. */
export async function confirmSession(
  parts: RegistryParts,
  { idHash, operator: { name } }: Session,
  code: string,
): Promise<{ confirmedAt: string }> {
  const tried = await countSessionTry(parts, name, idHash);
  if (!(await factorFits(parts, name, code))) {
    await noteFailure(parts, tried);
    throw new RegistryError('CODE_WRONG', 'The code is wrong or was used before. Wait for the next one and enter it.');
  }
  const at = parts.now();
  await parts.pool.query('UPDATE registry.session SET confirmed_at = $2 WHERE id_hash = $1', [idHash, at]);
  await forgetTries(parts, tried);
  return { confirmedAt: at.toISOString() };
}

type Second = Pick<Session, 'spared' | 'confirmedAt'>;

/** Whether a code was entered in the session a short time ago. */
export const isConfirmed = ({ now }: Pick<RegistryParts, 'now'>, { confirmedAt }: Second): boolean =>
  confirmedAt !== null && now().getTime() - confirmedAt.getTime() <= CONFIRMED_FOR_MS;

/** Refuses what cannot be undone unless the session is confirmed, or needs no second factor. */
export function requireConfirmed(parts: Pick<RegistryParts, 'now'>, session: Second): void {
  if (session.spared || isConfirmed(parts, session)) return;
  throw new RegistryError('FACTOR_REQUIRED', 'This cannot be undone. Confirm it with your second factor.');
}
