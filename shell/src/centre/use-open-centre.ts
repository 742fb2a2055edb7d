import { CENTRE_PARAMETER, centreAtom, host, type OpenCentre } from '@atrium/host';
import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageAddress } from '../address/page-address.ts';
import { protect } from '../session/protect.ts';
import { sessionPhaseAtom } from '../session/session-phase.state.ts';
import { centreOfAddress } from './centre-of-address.ts';
import { useAllowed } from './use-allowed.ts';

/**
 * The centre in the address, once the gate allows it; keeps `centreAtom` in sync for the centre's own frame.
 * Another page of the centre that is open is set with the press: until the new address is drawn, the page being left
 * would still take input, and throw it away.
 */
export function useOpenCentre(): OpenCentre | null {
  const { search } = useLocation();
  const address = usePageAddress();
  const wanted = useMemo(() => centreOfAddress({ search }), [search]);
  const known = useAtomValue(sessionPhaseAtom) === 'known';
  const allowed = useAllowed(wanted?.centre);
  const open = wanted && known && allowed ? wanted : null;

  // In the commit itself: a later effect would set the page before over the one that was pressed meanwhile.
  useLayoutEffect(() => {
    host().store.set(centreAtom, open);
  }, [open]);
  useEffect(
    () =>
      address.subscribe(() => {
        const next = centreOfAddress(address.requested().location);
        host().store.set(centreAtom, (shown) => (next && shown?.centre === next.centre ? next : shown));
      }),
    [address],
  );
  useEffect(() => {
    // A link to a centre that this session may not open: show why, and the page below.
    if (!wanted || !known || allowed) return;
    // The end of a session also goes home, and is drawn before the new address: the centre is no longer requested.
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
