import { DrawsPage } from '@atrium/draws/draws-page';
import { rulesLocales } from '@atrium/draws/rules/numbers';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { LotteryBoard } from './lottery-board.tsx';

const Trends = lazy(() => import('@atrium/draws/trends/trends').then((trends) => ({ default: trends.Trends })));

export function Page() {
  const { t } = useTranslation('lottery');
  return (
    <DrawsPage
      rules={rulesLocales}
      trends={Trends}
      area="LOTT"
      title={t('lottery.title')}
      text={t('lottery.text')}
      board={LotteryBoard}
    />
  );
}
