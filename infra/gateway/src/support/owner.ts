import { randomBytes } from 'node:crypto';
import { supportCookie } from '@atrium/contracts/support';
import type { Caller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { hashOf } from '../session/find-session.ts';

/** The owner of conversations: a member, or the browser with a secret. Exactly one field is not null. */
export interface Owner {
  memberId: string | null;
  secretHash: Buffer | null;
}

const COOKIE_SECONDS = 30 * 86_400;

/**
 * The owner by the session, else by the browser's cookie; null for a browser that has never written. A visitor's
 * conversation belongs to the browser: a member that signs in there later cannot read it.
 */
export function ownerOf({ config }: Parts, caller: Pick<Caller, 'session' | 'secretCookie'>): Owner | null {
  const { session } = caller;
  if (session) return { memberId: session.memberId, secretHash: null };
  const secret = caller.secretCookie(supportCookie(config.sitePort));
  return secret ? { memberId: null, secretHash: hashOf(secret) } : null;
}

/** The owner of a new message. The browser gets its cookie, or a renewed one. */
export function writerOf(parts: Parts, caller: Caller): Owner {
  if (caller.session) return ownerOf(parts, caller)!;
  const name = supportCookie(parts.config.sitePort);
  const secret = caller.secretCookie(name) ?? randomBytes(24).toString('base64url');
  caller.answer.cookie(name, secret, { httpOnly: true, maxAgeSeconds: COOKIE_SECONDS });
  return { memberId: null, secretHash: hashOf(secret) };
}
