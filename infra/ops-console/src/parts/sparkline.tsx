import { css } from '@emotion/react';
import { tokens } from '@atrium/ui/theme';

interface SparklineProps {
  /** Text alternative for screen readers. */
  label: string;
  /** Oldest first. */
  values: readonly number[];
  /** A dotted line: the limit. */
  limit?: number;
  bad?: boolean;
}

const WIDTH = 120;
const HEIGHT = 28;
const EDGE = 3;

/** The course of one figure, scaled to at least the limit, so that small values stay low. */
export function Sparkline({ label, values, limit = 0, bad }: SparklineProps) {
  const most = Math.max(...values, limit * 1.25, 0.001);
  const y = (value: number) => HEIGHT - EDGE - (value / most) * (HEIGHT - 2 * EDGE);
  const x = (index: number) =>
    EDGE + (values.length > 1 ? (index / (values.length - 1)) * (WIDTH - 2 * EDGE) : WIDTH - 2 * EDGE);
  const last = values.at(-1);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      css={[styles.plot, bad && styles.bad]}
    >
      {limit > 0 && <line x1={EDGE} x2={WIDTH - EDGE} y1={y(limit)} y2={y(limit)} css={styles.limit} />}
      <polyline
        points={values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(' ')}
        css={styles.line}
      />
      {last !== undefined && <circle cx={x(values.length - 1)} cy={y(last)} r={2.5} fill="currentColor" />}
    </svg>
  );
}

const styles = {
  // Time follows the direction of the text.
  plot: css({ flex: '0 1 auto', minInlineSize: 0, color: tokens.color.text2, '&:dir(rtl)': { scale: '-1 1' } }),
  bad: css({ color: tokens.color.error }),
  line: css({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.5, strokeLinejoin: 'round' }),
  limit: css({ stroke: tokens.color.lineStrong, strokeWidth: 1, strokeDasharray: '2 3' }),
};
