import { useMoney } from '@atrium/host';
import { VisuallyHidden } from '@atrium/ui/visually-hidden';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhone } from '@atrium/ui/use-phone';
import { SlipBar } from './slip-bar.tsx';

const SlipSheet = lazy(() => import('./slip-sheet.tsx').then((sheet) => ({ default: sheet.SlipSheet })));

interface PlacedSlipProps {
  /** Lines in the slip. */
  count: number;
  /** In minor units. */
  stake: bigint;
  /** Nothing is in the slip, but something can be brought back. */
  hasUndo: boolean;
  /** Whether the sheet is open, on a phone. */
  open: boolean;
  onOpen: (open: boolean) => void;
  children: ReactNode;
}

/** The slip beside the numbers; on a phone a bar, whose press opens the slip as a sheet (10-45). */
export function PlacedSlip({ count, stake, hasUndo, open, onOpen, children }: PlacedSlipProps) {
  const isPhone = usePhone();
  useOpenAtFirst(count, isPhone, () => onOpen(true));
  return (
    <>
      <Sentence count={count} stake={stake} />
      {isPhone ? (
        <>
          {(count > 0 || hasUndo) && <SlipBar count={count} stake={stake} onOpen={() => onOpen(true)} />}
          <Suspense>
            <SlipSheet open={open} onClose={() => onOpen(false)}>
              {children}
            </SlipSheet>
          </Suspense>
        </>
      ) : (
        children
      )}
    </>
  );
}

/** Says what is in the slip when that changes, since the focus stays at the numbers. */
function Sentence({ count, stake }: { count: number; stake: bigint }) {
  const { t } = useTranslation('draws');
  const money = useMoney();
  return (
    <VisuallyHidden role="status">
      {count > 0 &&
        `${t('board.slip')}: ${t('slip.count', { count })}, ${t('board.stakeOf', { amount: money(String(stake)) })}`}
    </VisuallyHidden>
  );
}

/** On a phone the first line opens the slip, so that a single bet is two presses away; further lines only count up. */
function useOpenAtFirst(count: number, isPhone: boolean, open: () => void): void {
  const before = useRef(count);
  useEffect(() => {
    if (isPhone && before.current === 0 && count > 0) open();
    before.current = count;
  });
}
