import { useEvent } from '@atrium/host';
import { useState } from 'react';

/** The issue of the game's last draw that was voided while the board was open. */
export function useVoided(gameCode: string): string | null {
  const [issue, setIssue] = useState<string | null>(null);
  useEvent('draw.voided', (draw) => draw.gameCode === gameCode && setIssue(draw.issue));
  return issue;
}
