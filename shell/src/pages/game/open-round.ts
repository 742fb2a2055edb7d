import { unfinishedGames } from '@atrium/contracts/played-games';
import { host, useEvent } from '@atrium/host';
import { useRef, useState } from 'react';
import type { KeptLaunch } from '../../launch/kept-launch.ts';

/** So long somebody who wants to leave waits for the gateway's word. */
const PATIENCE = 1_500;

/**
 * Whether a round of the framed game is open. The game says when one begins and ends; for real money the gateway's books
 * decide, since a game may say nothing, or anything. `ask` asks them anew.
 */
export function useOpenRound(launch: KeptLaunch | null): { open: boolean; ask: () => Promise<boolean> } {
  const [known, setKnown] = useState<{ id: string; open: boolean }>();
  // How often the game has told something: what the books said before is overtaken.
  const told = useRef(0);
  const gameId = launch?.game.gameId ?? launch?.game.code ?? '';
  const open = launch !== null && (known?.id === launch.id ? known.open : launch.resumes !== undefined);
  const ask = async (otherwise = open) => {
    if (!launch || launch.mode === 'demo') return open;
    const toldBefore = told.current;
    const inTheBooks = await openInTheBooks(gameId, otherwise);
    if (told.current === toldBefore) setKnown({ id: launch.id, open: inTheBooks });
    return inTheBooks;
  };
  useEvent('game.round', ({ gameId: of, phase }) => {
    if (!launch || of !== gameId) return;
    told.current += 1;
    if (phase === 'started' && launch.mode === 'real') void ask(true);
    else setKnown({ id: launch.id, open: phase === 'started' });
  });
  return { open, ask };
}

/** `otherwise` where the gateway does not answer in time. */
function openInTheBooks(gameId: string, otherwise: boolean): Promise<boolean> {
  const asked = host()
    .api.call(unfinishedGames)
    .then(
      (rounds) => rounds.some(({ game }) => game.gameId === gameId),
      () => otherwise,
    );
  return Promise.race([asked, new Promise<boolean>((resolve) => setTimeout(() => resolve(otherwise), PATIENCE))]);
}
