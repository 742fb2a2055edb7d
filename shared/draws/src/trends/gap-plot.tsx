import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { tailOf } from '../issue-tail.ts';
import { type GapRow, hitPoints, type ValueTrend } from './trend-figures.ts';

interface GapPlotProps {
  /** Accessible name. */
  label: string;
  /** The latest draws, oldest first. */
  draws: readonly GapRow[];
  /** Of each value: its figures over all draws that are looked back over. */
  trends: readonly ValueTrend[];
  /** One value comes per draw: a line joins them. */
  isJoined: boolean;
}

/** For how long each value had been missing draw by draw, with the ones that came on balls. What a reader of the screen needs is in the table beside it. */
export function GapPlot({ label, draws, trends, isJoined }: GapPlotProps) {
  const { t } = useTranslation('draws');
  const points = useMemo(() => (isJoined ? hitPoints(draws) : ''), [isJoined, draws]);
  const sums = [
    ['now', trends.map(({ missing }) => missing)],
    ['most', trends.map(({ longest }) => longest)],
    ['came', trends.map(({ hits }) => hits)],
  ] as const;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it has to be reachable by keyboard.
    <div role="img" aria-label={label} tabIndex={0} css={styles.scroll} dir="ltr">
      <div css={styles.grid} style={{ gridTemplateColumns: `max-content repeat(${trends.length}, minmax(24px, 1fr))` }}>
        <span />
        {trends.map(({ value }) => (
          <b key={value} css={styles.cell}>
            {value}
          </b>
        ))}
        {/* Behind the balls, over the figures of its rows. */}
        <svg
          aria-hidden
          css={styles.line}
          style={{ gridRow: `2 / span ${draws.length}` }}
          viewBox={`0 0 ${trends.length} ${draws.length}`}
          preserveAspectRatio="none"
        >
          <polyline points={points} />
        </svg>
        {draws.map(({ issue, gaps }, row) => (
          <Row key={issue} issue={issue} gaps={gaps} row={row + 2} />
        ))}
        {sums.map(([name, figures]) => (
          <div key={name} css={[styles.sums, name === 'now' && styles.now]}>
            <span css={styles.head}>{t(`trends.${name}`)}</span>
            {figures.map((figure, at) => (
              <span key={trends[at]!.value} css={styles.cell}>
                {figure}
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** One draw, on `row` of the grid. */
function Row({ issue, gaps, row }: GapRow & { row: number }) {
  return (
    <>
      <span css={styles.head} style={{ gridRow: row, gridColumn: 1 }}>
        {tailOf(issue)}
      </span>
      {gaps.map((gap, at) => (
        <span key={at} css={[styles.cell, at % 2 === 0 && styles.stripe]} style={{ gridRow: row, gridColumn: at + 2 }}>
          {typeof gap === 'string' ? <b css={styles.ball}>{gap}</b> : gap}
        </span>
      ))}
    </>
  );
}

/** Height of a row, in px. */
const ROW = 26;

const styles = {
  scroll: css({ overflowX: 'auto', scrollbarWidth: 'thin' }),
  grid: css({
    display: 'grid',
    gridAutoRows: ROW,
    alignItems: 'center',
    color: tokens.color.text2,
    ...tokens.type.legal,
    ...tokens.numerals,
  }),
  head: css({ paddingInlineEnd: tokens.space[3], whiteSpace: 'nowrap' }),
  cell: css({ display: 'grid', placeItems: 'center', blockSize: ROW, '&:is(b)': { color: tokens.color.text } }),
  stripe: css({ background: tokens.color.surface2 }),
  line: css({
    gridColumn: '2 / -1',
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'visible',
    pointerEvents: 'none',
    '& polyline': {
      fill: 'none',
      stroke: tokens.color.lineStrong,
      strokeWidth: 1.5,
      vectorEffect: 'non-scaling-stroke',
    },
    zIndex: 1,
  }),
  ball: css({
    position: 'relative',
    zIndex: 2,
    display: 'grid',
    placeItems: 'center',
    inlineSize: 22,
    blockSize: 22,
    borderRadius: tokens.radius.round,
    background: tokens.color.text,
    color: tokens.color.ground,
  }),
  sums: css({
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
  }),
  now: css({
    borderBlockStart: `1px solid ${tokens.color.lineStrong}`,
    color: tokens.color.text,
    fontWeight: tokens.weight.bold,
  }),
};
