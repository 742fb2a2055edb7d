import { atom } from 'jotai';

/**
 * Whether this tab knows yet if there is a session. `restoring`: a cookie indicates one, and its account is being
 * requested; until then the header shows neither the visitor's nor the member's parts.
 */
export const sessionPhaseAtom = atom<'restoring' | 'known'>('known');
/** The member must change the password (specification 4, flag cpw). */
export const changePasswordDueAtom = atom(false);
/** Set after a login, so that the pop-up notices are shown once. Source: 4-21, 3-70. */
export const afterLoginAtom = atom(false);
