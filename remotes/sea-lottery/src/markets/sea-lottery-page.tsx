import { DrawsPage } from '@atrium/draws/draws-page';
import { rulesLocales } from '@atrium/draws/rules/asia';
import { useTranslation } from 'react-i18next';
import { OtherPrizes } from './other-prizes.tsx';
import { SeaBoard } from './sea-board.tsx';

export function Page() {
  const { t } = useTranslation('sea-lottery');
  return (
    <DrawsPage
      rules={rulesLocales}
      area="SEA"
      title={t('title')}
      text={t('text')}
      board={SeaBoard}
      lastResult={OtherPrizes}
    />
  );
}
