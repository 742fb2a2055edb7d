import { hintCookie, sessionCookie } from '@atrium/contracts/live';
import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { endSessions } from './end-sessions.ts';
import { forgetPassword } from './remember-token.ts';

/** Ends the session on the server, so that its cookie is invalid in every tab, and what the browser remembers. Source: 4-45, 14-11. */
export async function logOut(parts: Parts, { caller }: { caller: MemberCaller }): Promise<Record<string, never>> {
  await parts.database.transaction(async (transaction) => {
    await forgetPassword(parts, transaction, caller);
    await endSessions(parts, transaction, { sessionId: caller.session.id }, 'signed-out');
  });
  caller.answer.clearCookie(sessionCookie(parts.config.sitePort), true);
  caller.answer.clearCookie(hintCookie(parts.config.sitePort), false);
  return {};
}
