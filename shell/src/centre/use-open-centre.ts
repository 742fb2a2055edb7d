import { CENTRE_PARAMETER, centreAtom, host, type OpenCentre, parseCentre } from '@atrium/host';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { protect } from '../session/protect.ts';
import { sessionPhaseAtom } from '../session/session-phase.state.ts';
import { defaultCentrePage } from './centre-pages.ts';
import { useAllowed } from './use-allowed.ts';

/** The centre that the address asks for, once the gate allows it; keeps `centreAtom` in step for the centre's own frame. */
export function useOpenCentre(): OpenCentre | null {
  const { search } = useLocation();
  const wanted = useMemo(() => {
    const parsed = parseCentre(new URLSearchParams(search).get(CENTRE_PARAMETER));
    return parsed && { ...parsed, page: parsed.page || defaultCentrePage(parsed.centre) };
  }, [search]);
  const known = useAtomValue(sessionPhaseAtom) === 'known';
  const allowed = useAllowed(wanted?.centre);
  const open = wanted && known && allowed ? wanted : null;

  useEffect(() => {
    host().store.set(centreAtom, open);
  }, [open]);
  useEffect(() => {
    // Somebody opened a link to a centre without being allowed in: say why, and show the page below.
    if (!wanted || !known || allowed) return;
    // A session that ends leads home, and is over on the screen before the address is: nobody asks for the centre any more.
    if (!new URLSearchParams(location.search).has(CENTRE_PARAMETER)) return;
    void protect(wanted.centre, () => {}).then(() => {});
    host().navigate(withoutCentreHere(), { replace: true });
  }, [wanted, known, allowed]);
  return open;
}

function withoutCentreHere(): string {
  const here = new URL(location.href);
  here.searchParams.delete(CENTRE_PARAMETER);
  return `${here.pathname}${here.search}`;
}
