import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';

interface BarPlotProps {
  /** Accessible name. */
  label: string;
  labels: readonly string[];
  values: readonly number[];
}

/** A bar with its figure for each value. What a reader of the screen needs is in the table beside it. */
export function BarPlot({ label, labels, values }: BarPlotProps) {
  const most = Math.max(1, ...values);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it has to be reachable by keyboard.
    <div role="img" aria-label={label} tabIndex={0} css={styles.scroll} dir="ltr">
      <div css={styles.bars} style={{ gridTemplateColumns: `repeat(${labels.length}, minmax(20px, 1fr))` }}>
        {labels.map((one, at) => (
          <span key={one} css={styles.column}>
            <span css={styles.figure}>{values[at]}</span>
            <span css={styles.bar} style={{ blockSize: `${(100 * values[at]!) / most}%` }} />
            <b>{one}</b>
          </span>
        ))}
      </div>
    </div>
  );
}

const styles = {
  scroll: css({ overflowX: 'auto', scrollbarWidth: 'thin' }),
  bars: css({ display: 'grid', gap: 3, ...tokens.type.legal, ...tokens.numerals }),
  column: css({
    display: 'grid',
    gridTemplateRows: 'auto 120px auto',
    alignItems: 'end',
    justifyItems: 'center',
    gap: 2,
  }),
  figure: css({ color: tokens.color.text2 }),
  bar: css({
    inlineSize: '70%',
    minBlockSize: 1,
    maxInlineSize: 40,
    background: tokens.color.lineStrong,
    borderStartStartRadius: 3,
    borderStartEndRadius: 3,
  }),
};
