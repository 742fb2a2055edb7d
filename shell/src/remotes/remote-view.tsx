import { RemoteOutlet } from '@atrium/federation/remote-outlet';
import { Activity, useEffect } from 'react';
import { type Location, Route, Routes } from 'react-router-dom';
import type { RemoteScreen } from './remote-screen.ts';
import { federation } from './federation.state.ts';
import { PendingScreen } from './pending-screen.tsx';
import { GameFault, PageFault } from '../faults/faults.tsx';
import { StandInFrame } from './stand-in-frame.tsx';
import { WaitingNotice } from './waiting-notice.tsx';

export interface RemoteViewProps {
  screen: RemoteScreen;
  location: Location;
  visible: boolean;
}

/**
 * One screen of a remote. Loading and swapping happen in the store outside React, so they work for hidden screens, too.
 */
export function RemoteView({ screen, location, visible }: RemoteViewProps) {
  const { remote, route } = screen;
  // Outside the Activity, whose effects do not run while it is hidden: a hidden screen is prepared for new versions,
  // too.
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
