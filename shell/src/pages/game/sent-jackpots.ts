import type { PortalMessage } from '@atrium/contracts/seamless';
import { jackpotsOf, useJackpots } from '@atrium/host/jackpots';
import { type RefObject, useEffect, useState } from 'react';
import type { KeptLaunch } from '../../launch/kept-launch.ts';

/** Sends the framed game what the jackpots that it feeds hold, each time it is ready and at each change. Source: 15-02. */
export function useSentJackpots(frame: RefObject<HTMLIFrameElement | null>, launch: KeptLaunch | null): void {
  const running = useJackpots({ paused: launch?.mode !== 'real' })?.running;
  // Before its page is there, a frame has the portal's own origin, and takes no message for the game's.
  const [ready, setReady] = useState<{ launch: KeptLaunch } | null>(null);
  useEffect(() => {
    if (launch?.mode !== 'real') return;
    const { origin } = new URL(launch.url);
    const listen = (event: MessageEvent<{ source?: unknown; type?: unknown } | null>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      if (event.data?.source === 'atrium-game' && event.data.type === 'ready') setReady({ launch });
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [frame, launch]);
  useEffect(() => {
    if (!launch || ready?.launch !== launch || !running) return;
    const { gameId = '', vassalage = '' } = launch.game;
    const message: PortalMessage = {
      source: 'atrium-portal',
      type: 'jackpots',
      jackpots: jackpotsOf(running, { gameId, vassalage }).map(({ name, amount }) => ({ name, amount })),
    };
    frame.current?.contentWindow?.postMessage(message, new URL(launch.url).origin);
  }, [frame, launch, ready, running]);
}
