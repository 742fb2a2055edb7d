import { host, sessionAtom } from '@atrium/host';
import { useAtomValue } from 'jotai';
import { sessionPhaseAtom } from '../session/session-phase.state.ts';
import { guard } from './guard.ts';

/** The path that the guard redirects to; `waiting` until it is known whether there is a session. */
export function useGuard(path: string): '/login' | 'waiting' | null {
  const session = useAtomValue(sessionAtom);
  const phase = useAtomValue(sessionPhaseAtom);
  const redirect = guard(path, host().brand.loginedToHomePage, session?.token ?? null);
  return redirect && phase === 'restoring' ? 'waiting' : redirect;
}
