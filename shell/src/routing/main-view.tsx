import { useAtom, useAtomValue } from 'jotai';
import { Activity, useEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { LeavingRegion } from '../address/leaving-region.tsx';
import { releaseFirstPicture } from '../document/first-picture.ts';
import { centreOfAddress } from '../centre/centre-of-address.ts';
import { CentrePanel } from '../centre/centre-part.tsx';
import { useOpenCentre } from '../centre/use-open-centre.ts';
import { snapshotAtom } from '../remotes/federation.state.ts';
import { RemoteView } from '../remotes/remote-part.tsx';
import { expectedAddressAtom } from './expected-address.state.ts';
import { usePageArrival } from './page-arrival.ts';
import { PlacedPage } from './placed-page.tsx';
import { type Screen, screenOf } from './route-table.ts';

interface Kept {
  screen: Screen;
  location: Location;
}

/**
 * The main view: the screen of the address, and hidden behind it those that are kept alive or expected. The member centre takes its
 * place while it is open; the screen below keeps its state.
 */
export function MainView() {
  const location = useLocation();
  const snapshot = useAtomValue(snapshotAtom);
  const screen = screenOf(location.pathname, snapshot);
  const centre = useOpenCentre();
  const kept = useRef(new Map<string, Kept>());
  const shown = useRef<Kept>({ screen, location });
  // A centre adds to the address; the page below keeps its own.
  if (!centre || shown.current.screen.key !== screen.key) shown.current = { screen, location };
  else shown.current = { screen, location: shown.current.location };
  if (screen.keepAlive) kept.current.set(screen.key, shown.current);
  usePageArrival(screen.key, centre);
  useEffect(releaseFirstPicture, []);

  const behind = [...kept.current.values()].filter((each) => each.screen.key !== screen.key);
  const expected = useExpected(screen.key);
  if (expected && !kept.current.has(expected.screen.key)) behind.push(expected);
  const covered = centre?.centre === 'member';
  return (
    <LeavingRegion
      place={covered ? 'centre' : screen.key}
      placeOf={(address) =>
        centreOfAddress(address)?.centre === 'member' ? 'centre' : screenOf(address.pathname, snapshot).key
      }
    >
      {[...behind, shown.current]
        .sort((a, b) => a.screen.key.localeCompare(b.screen.key))
        .map((each) => (
          <ScreenView key={each.screen.key} {...each} visible={each.screen.key === screen.key && !covered} />
        ))}
      {covered && <CentrePanel />}
    </LeavingRegion>
  );
}

/**
 * The screen that is about to be opened, where it may wait in the background: it is rendered hidden when there is time, without
 * effects, so that opening it only shows it.
 */
function useExpected(shown: string): Kept | null {
  const location = useLocation();
  const snapshot = useAtomValue(snapshotAtom);
  const [address, setAddress] = useAtom(expectedAddressAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen was opened, this one or a different one
  useEffect(() => setAddress(null), [shown]);
  if (!address) return null;
  const screen = screenOf(address.pathname, snapshot);
  return screen.keepAlive && screen.key !== shown ? { screen, location: { ...location, ...address, hash: '' } } : null;
}

function ScreenView({ screen, location, visible }: Kept & { visible: boolean }) {
  if (screen.kind === 'remote') return <RemoteView screen={screen} location={location} visible={visible} />;
  return (
    <Activity mode={visible ? 'visible' : 'hidden'}>
      <PlacedPage Page={screen.Page} location={location} />
    </Activity>
  );
}
