import { unfinishedGames } from '@atrium/contracts/played-games';
import { host, useEvent } from '@atrium/host';
import { useRef, useState } from 'react';
import type { KeptLaunch } from '../../launch/kept-launch.ts';

/** How long leaving waits for the gateway's answer. */
const ANSWER_TIMEOUT_MS = 1_500;

/**
 * Whether a round of the framed game is open. The game reports when one begins and ends; for real money the gateway's
 * books decide, because a game's messages cannot be relied on. `ask` reads the books again.
 */
export function useOpenRound(launch: KeptLaunch | null): { open: boolean; ask: () => Promise<boolean> } {
  const [known, setKnown] = useState<{ id: string; open: boolean }>();
  // The number of messages from the game: answers of the books from before the latest one are outdated.
  const messages = useRef(0);
  const gameId = launch?.game.gameId ?? launch?.game.code ?? '';
  const open = launch !== null && (known?.id === launch.id ? known.open : launch.resumes !== undefined);
  const ask = async (otherwise = open) => {
    if (!launch || launch.mode === 'demo') return open;
    const messagesBefore = messages.current;
    const openNow = await isOpenInBooks(gameId, otherwise);
    if (messages.current === messagesBefore) setKnown({ id: launch.id, open: openNow });
    return openNow;
  };
  useEvent('game.round', ({ gameId: of, phase }) => {
    if (!launch || of !== gameId) return;
    messages.current += 1;
    if (phase === 'started' && launch.mode === 'real') void ask(true);
    else setKnown({ id: launch.id, open: phase === 'started' });
  });
  return { open, ask };
}

/** Resolves with `otherwise` where the gateway does not answer in time. */
function isOpenInBooks(gameId: string, otherwise: boolean): Promise<boolean> {
  const asked = host()
    .api.call(unfinishedGames)
    .then(
      (rounds) => rounds.some(({ game }) => game.gameId === gameId),
      () => otherwise,
    );
  return Promise.race([
    asked,
    new Promise<boolean>((resolve) => setTimeout(() => resolve(otherwise), ANSWER_TIMEOUT_MS)),
  ]);
}
