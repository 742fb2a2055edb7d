import type { PortalMessage } from '@atrium/contracts/seamless';
import { jackpotsOf, useJackpots } from '@atrium/host/jackpots';
import { type RefObject, useEffect } from 'react';
import type { KeptLaunch } from '../../launch/kept-launch.ts';

/** Sends the framed game what the jackpots that it feeds hold, once it is ready and at each change. Source: 15-02. */
export function useSentJackpots(frame: RefObject<HTMLIFrameElement | null>, launch: KeptLaunch | null): void {
  const running = useJackpots({ paused: launch?.mode !== 'real' })?.running;
  useEffect(() => {
    if (launch?.mode !== 'real' || !running) return;
    const { origin } = new URL(launch.url);
    const { gameId = '', vassalage = '' } = launch.game;
    const fed = jackpotsOf(running, { gameId, vassalage });
    const message: PortalMessage = {
      source: 'atrium-portal',
      type: 'jackpots',
      jackpots: fed.map(({ name, amount }) => ({ name, amount })),
    };
    const send = () => frame.current?.contentWindow?.postMessage(message, origin);
    const listen = (event: MessageEvent<{ source?: unknown; type?: unknown } | null>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      if (event.data?.source === 'atrium-game' && event.data.type === 'ready') send();
    };
    send();
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [frame, launch, running]);
}
