import type { Ticket } from '@atrium/contracts/lottery-bets';
import { useSession } from '@atrium/host';
import type { Play } from '@atrium/lottery-rules/play';
import { Skeleton } from '@atrium/ui/skeleton';
import { lazy, Suspense } from 'react';

const OwnBets = lazy(() => import('./own-bets.tsx').then((own) => ({ default: own.OwnBets })));

export interface MyBetsProps {
  gameCode: string;
  /** Outcome family of the game. */
  family: string;
  /** The game's plays, which name those of the tickets. */
  plays: ReadonlyMap<string, Play>;
  /** Puts the lines of a ticket into the slip. */
  onAgain?: (ticket: Ticket) => void;
}

/** The own bets of a game; nothing for visitors, who do not load it either. Below the numbers, it loads after them. */
export function MyBets(props: MyBetsProps) {
  if (!useSession()) return null;
  return (
    <Suspense fallback={<Skeleton height={120} />}>
      <OwnBets {...props} />
    </Suspense>
  );
}
