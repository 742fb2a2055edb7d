import { DrawsPage } from '@atrium/draws/draws-page';
import { rulesLocales } from '@atrium/draws/rules/numbers';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { ElottBoard } from './elott-board.tsx';

const Trends = lazy(() => import('@atrium/draws/trends/trends').then((trends) => ({ default: trends.Trends })));

export function Page() {
  const { t } = useTranslation('lottery');
  return (
    <DrawsPage
      rules={rulesLocales}
      trends={Trends}
      area="ELOTT"
      title={t('elott.title')}
      text={t('elott.text')}
      board={ElottBoard}
    />
  );
}
