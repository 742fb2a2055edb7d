import type { Draw } from '@atrium/contracts/lottery';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { useTranslation } from 'react-i18next';
import type { BetFailure } from './use-bet.ts';
import { useVoided } from './use-voided.ts';

/** The issue that a slip was filled for, once another draw takes its bets; null while there is nothing to ask. */
const endedOf = (slip: { lines: readonly unknown[]; issue: string | null }, open: Draw | null): string | null =>
  slip.lines.length > 0 && open !== null && slip.issue !== open.issue ? slip.issue : null;

/** The draw that a slip was for, and what ended it: its close, its close before a bet arrived, or its voiding. */
export interface Ended {
  readonly issue: string;
  readonly cause: 'closed' | 'late' | 'voided';
}

/** What ended the slip's draw; null while there is nothing to ask, and while the outcome of a bet is unknown. */
export function useEnded(
  gameCode: string,
  slip: Parameters<typeof endedOf>[0],
  open: Draw | null,
  bet: { isUnknown: boolean; failure: BetFailure | null },
): Ended | null {
  const voided = useVoided(gameCode);
  const issue = bet.isUnknown ? null : endedOf(slip, open);
  if (issue === null) return null;
  const isLate = bet.failure?.error.code === 'BET_CLOSED' && bet.failure.issue === issue;
  return { issue, cause: voided.has(issue) ? 'voided' : isLate ? 'late' : 'closed' };
}

interface DrawEndedProps {
  ended: Ended;
  next: string;
  onYes: () => void;
}

const WORDS = { closed: 'slip.ended', late: 'slip.endedLate', voided: 'slip.voided' } as const;

/** The slip's draw is over: the lines are kept, and go to the next draw only after a yes (10-38). */
export function DrawEnded({ ended: { issue, cause }, next, onYes }: DrawEndedProps) {
  const { t } = useTranslation('draws');
  return (
    <Note
      role="alert"
      tone="warn"
      actions={
        <Button size="small" onClick={onYes}>
          {t('slip.moveYes', { issue: next })}
        </Button>
      }
    >
      {t(WORDS[cause], { issue, next })}
    </Note>
  );
}
