import { Sheet } from '@atrium/ui/sheet';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface SlipSheetProps {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The slip on a phone: a sheet that is pulled down, or closed by Escape (10-45). */
export function SlipSheet({ open, onClose, children }: SlipSheetProps) {
  const { t } = useTranslation('draws');
  return (
    <Sheet open={open} title={t('board.slip')} closeLabel={t('slip.close')} pulls onClose={onClose}>
      {children}
    </Sheet>
  );
}
