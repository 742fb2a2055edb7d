import { AGENT_ROLES, TRIAL_ROLE } from '@atrium/contracts/account-roles';

export { AGENT_ROLES, TRIAL_ROLE };

export interface Session {
  /** Marks the session for the interface; authorises nothing. */
  readonly token: string;
  readonly account: string;
  readonly isAgent: number;
}

/** What a protected action requires: a launch admits trial accounts (4-09), everything else does not. */
export type Need = 'launch' | 'member' | 'agent';
export type Verdict = 'proceed' | 'login' | 'trial' | 'not-agent';

/** The session gate: whether an action may run, or what is shown instead. Source: specification 4, 6. */
export function gate(session: Session | null, need: Need): Verdict {
  if (!session?.token) return 'login';
  if (need === 'launch') return 'proceed';
  if (session.isAgent === TRIAL_ROLE) return 'trial';
  if (need === 'agent' && !isAgent(session)) return 'not-agent';
  return 'proceed';
}

export function isAgent(session: Session | null): boolean {
  return session !== null && AGENT_ROLES.includes(session.isAgent);
}
