import type { LotteryGame } from '@atrium/contracts/lottery';
import { useResource } from '@atrium/host';
import { VisuallyHidden } from '@atrium/ui/visually-hidden';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { DieFace } from './die-face.tsx';
import { resultsResource } from './draws.state.ts';
import { tailOf } from './issue-tail.ts';
import { TREND_DRAWS } from './trends/trend-figures.ts';
import { useFacts } from './use-facts.ts';

interface RecentDrawsProps {
  game: LotteryGame;
  /** Rows. */
  count: number;
  /** How many of the last draws, which are in view already, are left out. */
  skip?: number;
  /** In two columns, the later ones first. */
  wide?: boolean;
}

/** Height of a row with its line, in px: nothing moves when the rows arrive. */
const ROW = 33;
/** Results of more numbers do not fit a row: of a race the first three are shown, of keno its facts alone. */
const MOST_NUMBERS = 7;
const MOST_OF_RACE = 10;
const shownOf = (numbers: readonly string[]): readonly string[] =>
  numbers.length <= MOST_NUMBERS ? numbers : numbers.length <= MOST_OF_RACE ? numbers.slice(0, 3) : [];

/** The last draws as one short row each: number, drawn numbers, sum and its sides. Nothing for games whose results have no sum. */
export function RecentDraws({ game, count, skip = 0, wide = false }: RecentDrawsProps) {
  const { t } = useTranslation('draws');
  const factsOf = useFacts();
  // The same call as the trends below the board.
  const { value } = useResource(resultsResource, { query: { gameCode: game.code, count: TREND_DRAWS } });
  const { family } = game;
  const height = wide ? Math.ceil(count / 2) : count;
  const rows = (value?.draws ?? []).slice(skip, skip + count).flatMap(({ issue, result }) => {
    const facts = result && factsOf(family, result);
    return facts ? [{ issue, numbers: result.split(/[|,]/), facts }] : [];
  });
  return (
    <ul
      aria-label={t('history.title')}
      css={[styles.list, wide && styles.wide]}
      style={{ minBlockSize: height * ROW, ...(wide && { gridTemplateRows: `repeat(${height}, auto)` }) }}
    >
      {rows.map(({ issue, numbers, facts }) => (
        <li key={issue} css={styles.row}>
          <span css={styles.dim}>
            <VisuallyHidden>{issue}</VisuallyHidden>
            <span aria-hidden>{tailOf(issue)}</span>
          </span>
          {family === 'k3' ? (
            <span css={styles.dice} dir="ltr">
              {numbers.map((face, at) => (
                <DieFace key={at} face={face} size={24} />
              ))}
              <VisuallyHidden>{numbers.join(' ')}</VisuallyHidden>
            </span>
          ) : (
            <span css={styles.numbers} dir="ltr">
              {shownOf(numbers).join(' ')}
            </span>
          )}
          <b css={styles.sum}>{facts.sum}</b>
          <span css={styles.sides}>
            {[facts.size, facts.parity].map(
              (side, at) =>
                side && (
                  <span key={at} css={[styles.side, side.filled && styles.filled]}>
                    <VisuallyHidden>{side.word}</VisuallyHidden>
                    <span aria-hidden>{side.letter}</span>
                  </span>
                ),
            )}
          </span>
          <span css={styles.race}>{facts.race}</span>
        </li>
      ))}
    </ul>
  );
}

const styles = {
  list: css({ display: 'grid', alignContent: 'start', margin: 0, padding: 0, listStyle: 'none' }),
  wide: css({
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    columnGap: tokens.space[6],
  }),
  row: css({
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto auto auto',
    alignItems: 'center',
    gap: tokens.space[2],
    minBlockSize: 32,
    ...tokens.type.small,
    ...tokens.numerals,
    borderBlockEnd: `1px solid ${tokens.color.line}`,
  }),
  dim: css({ color: tokens.color.text2 }),
  dice: css({ display: 'flex', gap: 4 }),
  numbers: css({
    justifySelf: 'start',
    fontWeight: tokens.weight.bold,
    wordSpacing: '.14em',
    whiteSpace: 'nowrap',
  }),
  sum: css({ minInlineSize: 24, textAlign: 'end' }),
  sides: css({ display: 'flex', justifyContent: 'end', gap: 6, minInlineSize: 50 }),
  side: css({
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: 22,
    blockSize: 20,
    paddingInline: 4,
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.small,
    color: tokens.color.text2,
    fontWeight: tokens.weight.strong,
    ...tokens.type.legal,
  }),
  filled: css({ borderColor: tokens.color.text2, background: tokens.color.text2, color: tokens.color.ground }),
  race: css({ minInlineSize: 44, color: tokens.color.text2, textAlign: 'end', '&:empty': { display: 'none' } }),
};
