import { CENTRE_PARAMETER } from '@atrium/host';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { welcomeAtom } from '../../session/welcome.state.ts';

/**
 * Whether the screen has a main action of its own, as a game, an open centre and the welcome of a new member do: then the
 * header's is a plain one.
 */
export function useOwnMainAction(): boolean {
  const { pathname, search } = useLocation();
  const welcomes = useAtomValue(welcomeAtom) && pathname === '/';
  return welcomes || pathname === '/game' || new URLSearchParams(search).has(CENTRE_PARAMETER);
}
