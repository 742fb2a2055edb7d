import { CENTRE_PARAMETER } from '@atrium/host';
import { useLocation } from 'react-router-dom';

/** Whether the screen has a main action of its own, as a game and an open centre do: then the header's is a plain one. */
export function useOwnMainAction(): boolean {
  const { pathname, search } = useLocation();
  return pathname === '/game' || new URLSearchParams(search).has(CENTRE_PARAMETER);
}
