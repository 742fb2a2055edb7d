import { useVirtualizer } from '@tanstack/react-virtual';
import { css } from '@emotion/react';
import { useRef } from 'react';
import { LineList } from './line-list.tsx';
import { SlipLineRow } from './slip-line.tsx';
import type { SlipLinesProps } from './slip-lines.tsx';

const ROW_HEIGHT_PX = 92;

/** A long list: only the lines in view are drawn, so that a slip of 1,000 lines answers as fast as one of three. */
export function LongLines({ lines, ...terms }: SlipLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const rows = useVirtualizer({
    count: lines.length,
    estimateSize: () => ROW_HEIGHT_PX,
    getScrollElement: () => list.current,
    getItemKey: (at) => lines[at]!.line.id,
    overscan: 4,
  });
  return (
    <LineList ref={list}>
      <li role="presentation" css={styles.spacer} style={{ blockSize: rows.getTotalSize() }} />
      {rows.getVirtualItems().map(({ index, key, start }) => (
        <SlipLineRow
          key={key}
          quoted={lines[index]!}
          {...terms}
          at={{ index, count: lines.length, top: start, height: ROW_HEIGHT_PX }}
        />
      ))}
    </LineList>
  );
}

const styles = { spacer: css({ inlineSize: 1, pointerEvents: 'none' }) };
