import { css } from '@emotion/react';
import { useState } from 'react';
import { LineList } from './line-list.tsx';
import { SlipLineRow } from './slip-line.tsx';
import type { SlipLinesProps } from './slip-lines.tsx';

const ROW_HEIGHT_PX = 92;
/** Lines drawn at a time: those in view, and some above and below. */
const DRAWN = 14;
const ABOVE = 4;

/** A long list: only the lines in view are drawn, so that a slip of 1,000 lines answers as fast as one of three. */
export function LongLines({ lines, ...terms }: SlipLinesProps) {
  const [first, setFirst] = useState(0);
  const from = Math.max(0, Math.min(first, lines.length - DRAWN));
  return (
    <LineList onScroll={({ currentTarget }) => setFirst(Math.floor(currentTarget.scrollTop / ROW_HEIGHT_PX) - ABOVE)}>
      <li role="presentation" css={styles.spacer} style={{ blockSize: lines.length * ROW_HEIGHT_PX }} />
      {lines.slice(from, from + DRAWN).map((quoted, at) => (
        <SlipLineRow
          key={quoted.line.id}
          quoted={quoted}
          {...terms}
          index={from + at}
          count={lines.length}
          height={ROW_HEIGHT_PX}
        />
      ))}
    </LineList>
  );
}

const styles = { spacer: css({ inlineSize: 1, pointerEvents: 'none' }) };
