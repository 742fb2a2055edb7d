import { DrawsPage } from '@atrium/draws/draws-page';
import { useTranslation } from 'react-i18next';
import { LotteryBoard } from './lottery-board.tsx';

export function Page() {
  const { t } = useTranslation('lottery');
  return <DrawsPage area="LOTT" title={t('lottery.title')} text={t('lottery.text')} board={LotteryBoard} />;
}
