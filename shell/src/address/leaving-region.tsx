import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { usePageAddress } from './page-address.ts';

interface LeavingRegionProps {
  /** The place that the region shows. */
  place: string;
  /** The place that an address leads to. */
  placeOf: (address: Location) => string;
  /** The place has been left; the page stays for a closing movement. */
  left?: boolean;
  children: ReactNode;
}

/**
 * A region whose page is inert from the press that leads to another place until that place is drawn: what is typed or
 * pressed meanwhile would be lost with the page. The focus moves to the surrounding main element or dialog, and back
 * when the visitor stays.
 */
export function LeavingRegion({ place, placeOf, left = false, children }: LeavingRegionProps) {
  const address = usePageAddress();
  const { key } = useLocation();
  const region = useRef<HTMLDivElement>(null);
  const before = useRef<{ place: string; focused: HTMLElement } | null>(null);
  const requested = useSyncExternalStore(address.subscribe, address.requested).location;
  const leaving = left || (requested.key !== key && placeOf(requested) !== place);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const around = region.current?.closest<HTMLElement>('main, [role=dialog]');
    if (leaving && activeElement instanceof HTMLElement && region.current?.contains(activeElement)) {
      before.current = { place, focused: activeElement };
      around?.focus({ preventScroll: true });
    } else if (!leaving) {
      if (before.current?.place === place && activeElement === around)
        before.current.focused.focus({ preventScroll: true });
      before.current = null;
    }
  }, [leaving, place]);
  return (
    <div ref={region} inert={leaving} aria-busy={leaving || undefined} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
