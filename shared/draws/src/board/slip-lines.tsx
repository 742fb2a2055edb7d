import { css } from '@emotion/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type LineTerms, SlipLineRow } from './slip-line.tsx';
import type { QuotedLine } from './use-slip.ts';

/** Longer lists show only the lines in view, so that a slip of 1,000 lines answers as fast as one of three. */
const MOST_DRAWN = 40;
const ROW_HEIGHT_PX = 92;

interface SlipLinesProps extends LineTerms {
  lines: readonly QuotedLine[];
}

export function SlipLines({ lines, ...terms }: SlipLinesProps) {
  if (lines.length > MOST_DRAWN) return <LongList lines={lines} {...terms} />;
  return (
    <List>
      {lines.map((quoted) => (
        <SlipLineRow key={quoted.line.id} quoted={quoted} {...terms} />
      ))}
    </List>
  );
}

function LongList({ lines, ...terms }: SlipLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const rows = useVirtualizer({
    count: lines.length,
    estimateSize: () => ROW_HEIGHT_PX,
    getScrollElement: () => list.current,
    getItemKey: (at) => lines[at]!.line.id,
    overscan: 4,
  });
  return (
    <List ref={list}>
      <li role="presentation" css={styles.spacer} style={{ blockSize: rows.getTotalSize() }} />
      {rows.getVirtualItems().map(({ index, key, start }) => (
        <SlipLineRow
          key={key}
          quoted={lines[index]!}
          {...terms}
          at={{ index, count: lines.length, top: start, height: ROW_HEIGHT_PX }}
        />
      ))}
    </List>
  );
}

function List({ ref, children }: { ref?: Ref<HTMLUListElement>; children: ReactNode }) {
  const { t } = useTranslation('draws');
  return (
    <ul ref={ref} aria-label={t('board.lines')} css={styles.lines}>
      {children}
    </ul>
  );
}

const styles = {
  lines: css({
    position: 'relative',
    display: 'block',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    maxBlockSize: 420,
    overflowY: 'auto',
  }),
  spacer: css({ inlineSize: 1, pointerEvents: 'none' }),
};
