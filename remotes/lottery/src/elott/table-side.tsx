import type { LotteryGame } from '@atrium/contracts/lottery';
import { useNames } from '@atrium/draws/board/names';
import { panelLook } from '@atrium/draws/panel-look';
import { RecentDraws } from '@atrium/draws/recent-draws';
import { RoadPlot } from '@atrium/draws/trends/road-plot';
import { useSideRoad } from '@atrium/draws/side-road';
import type { Fraction } from '@atrium/lottery-rules/fraction';
import { RadioGroup } from '@atrium/ui/radio-group';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SessionCard } from './session-card.tsx';

interface TableSideProps {
  game: LotteryGame;
  /** Lowest and highest return of the fields. */
  returns: { least: Fraction; greatest: Fraction } | null;
  /** Whether the road is here, and not on the table. */
  hasRoad: boolean;
}

const ROUNDS = 7;

/** Beside the table: a road of one pair of sides, the last rounds, and the member's session. */
export function TableSide({ game, returns, hasRoad }: TableSideProps) {
  const { t } = useTranslation('lottery');
  const { t: common } = useTranslation('draws');
  const names = useNames();
  const [pair, setPair] = useState<'size' | 'parity'>('size');
  const road = useSideRoad(game, pair);
  const [roadId, roundsId] = [useId(), useId()];
  return (
    <div css={styles.side}>
      {hasRoad && road && (
        <section aria-labelledby={roadId} css={styles.panel}>
          <div css={styles.head}>
            <h3 id={roadId} css={styles.title}>
              {common(pair === 'size' ? 'trends.sizeRoad' : 'trends.parityRoad')}
            </h3>
            <RadioGroup
              label={common('trends.kind')}
              hideLabel
              look="keys"
              value={pair}
              onChange={setPair}
              options={[
                { value: 'size', label: `${names.value('big')}, ${names.value('small')}` },
                { value: 'parity', label: `${names.value('odd')}, ${names.value('even')}` },
              ]}
            />
          </div>
          <RoadPlot
            label={common(pair === 'size' ? 'trends.sizeRoad' : 'trends.parityRoad')}
            sides={road.sides}
            filled={road.filled}
            letterOf={road.letterOf}
          />
          <p css={styles.note}>{common('trends.past')}</p>
        </section>
      )}
      <section aria-labelledby={roundsId} css={styles.panel}>
        <h3 id={roundsId} css={styles.title}>
          {t('elott.rounds')}
        </h3>
        <RecentDraws game={game} count={ROUNDS} />
      </section>
      <SessionCard returns={returns} />
    </div>
  );
}

const styles = {
  side: css({
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.space[4],
    minInlineSize: 0,
    [media.compact]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))' },
  }),
  panel: css({ ...panelLook, display: 'grid', alignContent: 'start', gap: tokens.space[2], padding: tokens.space[4] }),
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space[2],
  }),
  title: css({ margin: 0, ...tokens.display, ...tokens.type.title }),
  note: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
};
