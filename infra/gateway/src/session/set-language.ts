import type { setLanguage as call } from '@atrium/contracts/session';
import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { Caller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

export const languageCookie = (port: number): string => `atrium_${port}_language`;

/** Stores the language of this browser, and with a session the member's. Source: 4-50. */
export async function setLanguage(
  parts: Parts,
  { body, caller }: ParsedOf<typeof call> & { caller: Caller },
): Promise<Record<string, never>> {
  caller.answer.cookie(languageCookie(parts.config.sitePort), body.language, {
    httpOnly: false,
    maxAgeSeconds: YEAR_SECONDS,
  });
  if (caller.session)
    await parts.database.run('UPDATE members SET language = $2 WHERE id = $1', [
      caller.session.memberId,
      body.language,
    ]);
  return {};
}
