import { Sheet } from '@atrium/ui/sheet';
import { useTranslation } from 'react-i18next';
import { AllBets, type AllBetsProps } from './all-bets.tsx';

interface AllBetsSheetProps extends AllBetsProps {
  open: boolean;
  onClose: () => void;
}

export function AllBetsSheet({ open, onClose, ...rest }: AllBetsSheetProps) {
  const { t } = useTranslation('draws');
  return (
    <Sheet open={open} from="end" title={t('bets.title')} closeLabel={t('board.close')} onClose={onClose}>
      <AllBets {...rest} />
    </Sheet>
  );
}
