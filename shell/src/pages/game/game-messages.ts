import { host } from '@atrium/host';
import { type RefObject, useEffect } from 'react';
import type { KeptLaunch } from '../../launch/kept-launch.ts';
import { holdOutcome, releaseOutcome } from '../../session/outcome-hold.ts';

/** What a game may tell its frame's parent; anything else, or from anywhere else, is not heard. */
const PHASES: Readonly<Record<string, 'started' | 'ended'>> = { 'round-started': 'started', 'round-ended': 'ended' };

/** Turns the messages of the framed game into events of the portal, and holds back what would tell its outcome before it does. */
export function useGameMessages(frame: RefObject<HTMLIFrameElement | null>, launch: KeptLaunch | null): void {
  useEffect(() => {
    if (!launch) return;
    const origin = new URL(launch.url).origin;
    const gameId = launch.game.gameId ?? launch.game.code;
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const { source, type } = (event.data ?? {}) as { source?: unknown; type?: unknown };
      if (source !== 'atrium-game' || typeof type !== 'string') return;
      if (type === 'outcome-pending') holdOutcome();
      if (type === 'outcome-shown') releaseOutcome();
      const phase = PHASES[type];
      if (phase) host().bus.emit('game.round', { gameId, phase });
    };
    addEventListener('message', listen);
    return () => {
      removeEventListener('message', listen);
      releaseOutcome();
    };
  }, [frame, launch]);
}
