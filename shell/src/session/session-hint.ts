import { hintCookie } from '@atrium/contracts/live';
import { readCookie } from '../document/cookies.ts';

/** Whether this browser has a session cookie; its readable hint cookie is set and cleared with it. */
export const sessionHint = (sitePort: number) => (): boolean => readCookie(hintCookie(sitePort)) !== undefined;
