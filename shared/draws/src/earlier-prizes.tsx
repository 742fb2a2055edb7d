import type { LotteryGame } from '@atrium/contracts/lottery';
import { useInstant, useResource } from '@atrium/host';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { HISTORY_DRAWS, resultsResource } from './draws.state.ts';
import { ResultView } from './result-view.tsx';

/** Draws before the last one, in columns of three; a phone shows one column. */
const EARLIER = 9;
const ROWS = 3;
/** Height of a line, in px: nothing moves when the draws arrive. */
const LINE = 28;

/** The first prizes of the draws before the last one, whose prizes have a table of their own. */
export function EarlierPrizes({ game }: { game: LotteryGame }) {
  const { t } = useTranslation('draws');
  const instant = useInstant();
  // The same call as the past results below the board.
  const { value } = useResource(resultsResource, { query: { gameCode: game.code, count: HISTORY_DRAWS } });
  const earlier = (value?.draws ?? []).slice(1).filter(({ result }) => result);
  return (
    <div css={styles.root}>
      <span css={styles.title}>{t('history.title')}</span>
      <ul aria-label={t('history.title')} css={styles.list}>
        {earlier.slice(0, EARLIER).map(({ issue, drawsAt, result }) => (
          <li key={issue} css={styles.line}>
            <span css={styles.at}>{instant(drawsAt, 'date-time')}</span>
            <ResultView family={game.family} result={result!} small />
          </li>
        ))}
      </ul>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: tokens.space[1], inlineSize: '100%' }),
  title: css({ color: tokens.color.text2, ...tokens.type.small }),
  list: css({
    display: 'grid',
    gridTemplateRows: `repeat(${ROWS}, ${LINE}px)`,
    gridAutoFlow: 'column',
    gridAutoColumns: 'auto',
    justifyContent: 'start',
    gap: `0 ${tokens.space[8]}`,
    minBlockSize: ROWS * LINE,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& [data-first-prize]': tokens.type.body,
    [media.compact]: { [`& > :nth-of-type(n + ${ROWS + 1})`]: { display: 'none' } },
  }),
  line: css({
    display: 'flex',
    alignItems: 'baseline',
    gap: tokens.space[4],
    [media.phone]: { gap: tokens.space[2] },
  }),
  at: css({
    minInlineSize: 112,
    color: tokens.color.text2,
    ...tokens.type.small,
    ...tokens.numerals,
    [media.phone]: { minInlineSize: 0, ...tokens.type.legal },
  }),
};
