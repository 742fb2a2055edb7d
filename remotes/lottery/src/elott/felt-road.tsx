import { useSideRoad } from '@atrium/draws/side-road';
import { RoadPlot } from '@atrium/draws/trends/road-plot';
import type { LotteryGame } from '@atrium/contracts/lottery';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { FELT } from './felt.ts';

/** The road of big and small on the table itself, where a phone has no room beside it. */
export function FeltRoad({ game }: { game: LotteryGame }) {
  const { t } = useTranslation('draws');
  const road = useSideRoad(game, 'size');
  return (
    // Its room is there before it, so that the chips stay where they are.
    <div css={styles.road}>{road && <RoadPlot label={t('trends.sizeRoad')} {...road} />}</div>
  );
}

const styles = { road: css({ minBlockSize: 148, minInlineSize: 0, '--bead': FELT.hot, '--on-bead': FELT.ink }) };
