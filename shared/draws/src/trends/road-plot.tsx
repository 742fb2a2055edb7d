import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useMemo } from 'react';
import { roadOf } from './trend-figures.ts';

interface RoadPlotProps<S extends string> {
  /** Accessible name. */
  label: string;
  /** Oldest first. */
  sides: readonly S[];
  /** The side that is drawn filled. */
  filled: S;
  letterOf: (side: S) => string;
}

/** A road of two sides, which differ by letter and by fill, newest at the end. */
export function RoadPlot<S extends string>({ label, sides, filled, letterOf }: RoadPlotProps<S>) {
  const beads = useMemo(() => roadOf(sides), [sides]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it has to be reachable by keyboard.
    <div role="img" aria-label={label} tabIndex={0} css={styles.scroll} dir="ltr">
      <div css={styles.grid} aria-hidden>
        {beads.map(({ column, row, side }) => (
          <span
            key={`${column} ${row}`}
            css={[styles.bead, side === filled && styles.filled]}
            style={{ gridColumn: column + 1, gridRow: row + 1 }}
          >
            {letterOf(side)}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Edge of a field, in px. */
const CELL = 24;

const styles = {
  scroll: css({ overflowX: 'auto', scrollbarWidth: 'thin', direction: 'rtl' }),
  grid: css({
    display: 'grid',
    direction: 'ltr',
    gridTemplateRows: `repeat(6, ${CELL}px)`,
    gridAutoColumns: CELL,
    inlineSize: 'max-content',
    minInlineSize: '100%',
    // Ruled like the paper that roads are kept on.
    backgroundImage: `linear-gradient(to right, ${tokens.color.line} 1px, transparent 1px), linear-gradient(${tokens.color.line} 1px, transparent 1px)`,
    backgroundSize: `${CELL}px ${CELL}px`,
    borderBlockEnd: `1px solid ${tokens.color.line}`,
    borderInlineEnd: `1px solid ${tokens.color.line}`,
  }),
  bead: css({
    display: 'grid',
    placeItems: 'center',
    margin: '2px 1px 1px 2px',
    border: `1px solid ${tokens.color.lineStrong}`,
    borderRadius: tokens.radius.round,
    ...tokens.type.legal,
  }),
  /** A table may have a colour of its own for it. */
  filled: css({
    background: `var(--bead, ${tokens.color.text})`,
    color: `var(--on-bead, ${tokens.color.ground})`,
    borderColor: `var(--bead, ${tokens.color.text})`,
  }),
};
