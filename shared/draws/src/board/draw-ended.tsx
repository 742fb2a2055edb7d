import type { Draw } from '@atrium/contracts/lottery';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { useTranslation } from 'react-i18next';

/** The issue that a slip was filled for, once another draw takes its bets; null while there is nothing to ask. */
export const endedOf = (slip: { lines: readonly unknown[]; issue: string | null }, open: Draw | null): string | null =>
  slip.lines.length > 0 && open !== null && slip.issue !== open.issue ? slip.issue : null;

interface DrawEndedProps {
  /** The draw that the slip was for. */
  issue: string;
  next: string;
  /** The draw was voided, not only closed. */
  voided: boolean;
  onYes: () => void;
}

/** The slip's draw is over: the lines are kept, and go to the next draw only after a yes (10-38). */
export function DrawEnded({ issue, next, voided, onYes }: DrawEndedProps) {
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
      {t(voided ? 'slip.voided' : 'slip.ended', { issue, next })}
    </Note>
  );
}
