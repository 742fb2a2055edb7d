import { useEvent, useResource, useSession } from '@atrium/host';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ticketsResource } from './board.state.ts';
import { ownTickets } from './use-bet.ts';

/** The issues of the game's draws that are known to be void: voided while the board was open, or with an own ticket. */
export function useVoided(gameCode: string): ReadonlySet<string> {
  const { i18n } = useTranslation();
  const signedIn = useSession() !== null;
  const { value } = useResource(ticketsResource, ownTickets(gameCode, i18n.language), { paused: !signedIn });
  const [seen, setSeen] = useState<readonly string[]>([]);
  useEvent('draw.voided', (draw) => {
    if (draw.gameCode === gameCode) setSeen((before) => [...before, draw.issue]);
  });
  return useMemo(() => {
    const own = value?.items.filter(({ state }) => state === 'voided') ?? [];
    return new Set([...seen, ...own.map(({ issue }) => issue)]);
  }, [seen, value]);
}
