import { RemoteOutlet } from '@atrium/federation/remote-outlet';
import { Activity, useEffect, useState } from 'react';
import { type Location, Route, Routes, useLocation } from 'react-router-dom';
import { firstPictureOf } from '../document/first-picture.ts';
import { PageSkeleton } from '../loading/page-skeleton.tsx';
import { useRouteProgress } from '../loading/route-progress.tsx';
import type { RemoteScreen } from './remote-screen.ts';
import { federation } from './federation.state.ts';
import { GameFault, PageFault } from '../faults/faults.tsx';
import { StandInFrame } from './stand-in-frame.tsx';
import { WaitingNotice } from './waiting-notice.tsx';

/**
 * One screen of a remote. Asking for it and swapping it go on in the store outside of React, so they happen for hidden
 * screens, too.
 */
export function RemoteView({
  screen,
  location,
  visible,
}: {
  screen: RemoteScreen;
  location: Location;
  visible: boolean;
}) {
  const { remote, route } = screen;
  // Outside of the Activity, whose effects do not run while it is hidden: a hidden screen is made ready with new versions.
  useEffect(() => federation().keep(remote.name, { route: route.path }), [remote.name, route.path]);
  const Fault = remote.subject === 'game' ? GameFault : PageFault;
  return (
    <Activity mode={visible ? 'visible' : 'hidden'}>
      {visible && <WaitingNotice remote={remote.name} />}
      <Routes location={location}>
        <Route
          path="*"
          element={
            <RemoteOutlet
              federation={federation()}
              remote={remote.name}
              target={{ route: route.path }}
              pending={<PendingScreen />}
              failed={(cause, retry) => <Fault cause={cause} onRetry={retry} />}
              frame={({ url }) => <StandInFrame url={url} path={route.path} />}
              maintenance={({ text, since, until }) => (
                <Fault
                  cause="maintenance"
                  text={text}
                  since={since}
                  until={until}
                  onRetry={() => void federation().retry(remote.name, { route: route.path })}
                />
              )}
            />
          }
        />
      </Routes>
    </Activity>
  );
}

function PendingScreen() {
  useRouteProgress(true);
  const path = useLocation().pathname;
  const [picture] = useState(() => firstPictureOf(path));
  return picture ? <div aria-busy ref={(place) => place?.append(...picture)} /> : <PageSkeleton />;
}
