import type { LotteryGame } from '@atrium/contracts/lottery';
import { panelLook } from '@atrium/draws/panel-look';
import { resultsResource } from '@atrium/draws/results';
import { SixBall } from '@atrium/draws/six-ball';
import { useResource } from '@atrium/host';
import { VisuallyHidden } from '@atrium/ui/visually-hidden';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type BallCount, ballCounts } from './ball-counts.ts';

/** As the trends ask for, so that one call serves both. */
const DRAWS_ASKED = 100;
const DRAWS = 50;
const BALLS_SHOWN = 6;

/** Which balls came most in the last draws, and which have been away longest. */
export function LastDraws({ game }: { game: LotteryGame }) {
  const { t } = useTranslation('lottery');
  const heading = useId();
  const { value } = useResource(resultsResource, { query: { gameCode: game.code, count: DRAWS_ASKED } });
  const draws = useMemo(() => (value?.draws ?? []).filter(({ result }) => result).slice(0, DRAWS), [value]);
  const { cameMost, away } = useMemo(() => ballCounts(draws, BALLS_SHOWN), [draws]);
  if (draws.length === 0) return null;
  return (
    <section aria-labelledby={heading} css={styles.root}>
      <h3 id={heading} css={styles.title}>
        {t('six.last', { count: draws.length })}
      </h3>
      <Counts name={t('six.cameMost')} unit={t('six.times')} balls={cameMost} />
      <Counts name={t('six.away')} unit={t('six.draws')} balls={away} />
      <p css={styles.note}>{t('six.same')}</p>
    </section>
  );
}

function Counts({ name, unit, balls }: { name: string; unit: string; balls: readonly BallCount[] }) {
  const heading = useId();
  return (
    <div>
      <p css={styles.head}>
        <span id={heading}>{name}</span>
        <span>{unit}</span>
      </p>
      <ul aria-labelledby={heading} css={styles.balls}>
        {balls.map(({ ball, count }) => (
          <li key={ball} css={styles.ball}>
            <SixBall ball={ball} size={34} />
            <VisuallyHidden>{Number(ball)}: </VisuallyHidden>
            <span css={styles.count}>{count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const styles = {
  root: css({ ...panelLook, display: 'grid', gap: tokens.space[3], padding: tokens.space[4] }),
  title: css({ margin: 0, ...tokens.display, ...tokens.type.title }),
  head: css({
    display: 'flex',
    justifyContent: 'space-between',
    marginBlock: `0 ${tokens.space[2]}`,
    color: tokens.color.text2,
    ...tokens.type.small,
  }),
  balls: css({
    display: 'grid',
    gridTemplateColumns: `repeat(${BALLS_SHOWN}, minmax(0, 1fr))`,
    justifyItems: 'center',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
  ball: css({ display: 'grid', justifyItems: 'center', gap: 2 }),
  count: css({ color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals }),
  note: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
};
