import type { Operator } from '../operators.ts';
import type { RegistryParts } from '../registry.ts';
import { isConfirmed } from './factor/confirm-session.ts';
import type { Session } from './sessions.ts';

type Holder = Operator & Partial<Pick<Session, 'spared' | 'confirmedAt'>>;

/** The holder of a token, a passport or a session, as gateways and `whoami` see it. A token has no session, so there is nothing to confirm. */
export const namedHolder = (
  parts: Pick<RegistryParts, 'now'>,
  { name, role, remote, spared, confirmedAt = null }: Holder,
) => ({
  name,
  role,
  ...(remote && { remote }),
  ...(spared === false && { confirmed: isConfirmed(parts, { spared, confirmedAt }) }),
});
