import type { LotteryGame } from '@atrium/contracts/lottery';
import { DrawsPage } from '@atrium/draws/draws-page';
import { useTranslation } from 'react-i18next';

const REGIONS = ['fast', 'north', 'central', 'south', 'national'];
const regionOf = (game: LotteryGame): string => game.region ?? 'fast';

export function Page() {
  const { t } = useTranslation('vnlottery');
  return (
    <DrawsPage
      area="VN"
      title={t('title')}
      text={t('text')}
      groupOf={regionOf}
      groupOrder={REGIONS}
      groupName={(region) => t(`regions.${region}`)}
    />
  );
}
