import { DrawsPage } from '@atrium/draws/draws-page';
import { rulesLocales } from '@atrium/draws/rules/vietnam';
import { useTranslation } from 'react-i18next';
import { VietnamBoard } from '../board/vietnam-board.tsx';
import { StationResult } from '../results/station-result.tsx';
import { REGIONS, regionOf } from './station-days.ts';
import { StationPicker } from './station-picker.tsx';

export function Page() {
  const { t } = useTranslation('vnlottery');
  return (
    <DrawsPage
      rules={rulesLocales}
      area="VN"
      title={t('title')}
      text={t('text')}
      groupOf={regionOf}
      groupOrder={REGIONS}
      groupName={(region) => t(`regions.${region as (typeof REGIONS)[number]}`)}
      board={VietnamBoard}
      picker={StationPicker}
      lastResult={StationResult}
    />
  );
}
