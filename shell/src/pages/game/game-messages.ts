import { host } from '@atrium/host';
import { type RefObject, useEffect } from 'react';
import type { KeptLaunch } from '../../launch/kept-launch.ts';
import { holdOutcome, releaseOutcome } from '../../session/outcome-hold.ts';

/** The messages that a game may send to its frame's parent; others, and those of other windows, are ignored. */
const PHASES: Readonly<Record<string, 'started' | 'ended'>> = { 'round-started': 'started', 'round-ended': 'ended' };

/**
 * Emits the messages of the framed game as events of the portal, and holds back events that would reveal its outcome
 * early.
 */
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
      if (type === 'deposit') host().openCentre('member', 'depositv2');
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
