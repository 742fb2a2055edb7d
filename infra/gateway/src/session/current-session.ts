import { randomBytes } from 'node:crypto';
import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { mustChangePassword } from './password-age.ts';

/** The session of this browser's cookie, for a new tab. Source: 3-07. */
export async function currentSession(parts: Parts, { caller }: { caller: MemberCaller }) {
  const { account, type, startedAt, memberId } = caller.session;
  return {
    token: randomBytes(16).toString('hex'),
    account,
    isAgent: type,
    startedAt: startedAt.toISOString(),
    changePassword: await mustChangePassword(parts, memberId),
  };
}
