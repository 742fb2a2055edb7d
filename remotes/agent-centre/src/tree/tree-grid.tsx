// biome-ignore-all lint/a11y/useFocusableInteractive: the treegrid has the focus and names the active row.
import type { TreeNode } from '@atrium/contracts/agent-downline';
import { useSettled } from '@atrium/centre/use-settled';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useSetAtom } from 'jotai';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rowOfLetters, treeMove } from './tree-keys.ts';
import { TreeLine } from './tree-line.tsx';
import { TREE_ROW_PX } from './tree-line-styles.ts';
import type { TreeRow } from './tree-rows.ts';
import { askFiguresAtom } from './tree.state.ts';

interface TreeGridProps {
  rows: readonly TreeRow[];
  /** What was searched for. */
  marked: string;
  selected: string | undefined;
  onOpen: (node: TreeNode) => void;
  onToggle: (id: string) => void;
  onWiden: (ids: readonly string[]) => void;
  onLead: (id: string) => void;
}

/** Letters that are typed within this time are one name. */
const TYPING_MS = 600;

/**
 * A treegrid of which only the rows in view are in the page. It keeps the focus itself and names the active row, so that
 * the focus is never lost with a row that scrolls away.
 */
export function TreeGrid({ rows, marked, selected, onOpen, onToggle, onWiden, onLead }: TreeGridProps) {
  const { t } = useTranslation('agent-centre');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const typed = useRef({ letters: '', at: 0 });
  const [activeId, setActiveId] = useState<string>();
  const askFigures = useSetAtom(askFiguresAtom);
  const active = Math.max(
    0,
    rows.findIndex(({ node }) => node.id === activeId),
  );
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => TREE_ROW_PX,
    overscan: 6,
    useFlushSync: false,
    getItemKey: (index) => rows[index]!.node.id,
    rangeExtractor: (range) => [...new Set([active, ...defaultRangeExtractor(range)])].sort((a, b) => a - b),
  });
  const items = list.getVirtualItems().filter(({ index }) => index < rows.length);
  const inView = useSettled(items.map(({ index }) => rows[index]!.node.id).join(','));
  useEffect(() => void askFigures(inView.split(',').filter(Boolean)), [askFigures, inView]);

  const goTo = (index: number) => {
    setActiveId(rows[index]?.node.id);
    list.scrollToIndex(index);
  };
  const toggle = ({ node, leads }: TreeRow) => (leads ? onLead(node.id) : onToggle(node.id));
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const page = Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / TREE_ROW_PX) - 1);
    const move = treeMove(rows, active, { key: event.key, rightToLeft, page });
    if (move) {
      event.preventDefault();
      if ('to' in move) goTo(move.to);
      else if ('toggle' in move) toggle(rows[move.toggle]!);
      else if ('details' in move) onOpen(rows[move.details]!.node);
      else
        onWiden(
          rows.flatMap(({ node, expanded, level, leads }) =>
            expanded === false && !leads && level === rows[move.widen]!.level ? [node.id] : [],
          ),
        );
      return;
    }
    if (event.key.length !== 1) return;
    const { letters, at } = typed.current;
    typed.current = { letters: (event.timeStamp - at < TYPING_MS ? letters : '') + event.key, at: event.timeStamp };
    const next = rowOfLetters(rows, active, typed.current.letters);
    if (next !== undefined) goTo(next);
  };

  return (
    <div
      ref={box}
      role="treegrid"
      aria-label={t('pages.agentDownline')}
      aria-rowcount={rows.length + 1}
      aria-activedescendant={rows[active] && `${id}-${rows[active].node.id}`}
      tabIndex={0}
      css={styles.box}
      onKeyDown={onKeyDown}
    >
      <div role="row" aria-rowindex={1} css={styles.head}>
        {(['account', 'group', 'turnover', 'net', 'seen'] as const).map((column) => (
          <span key={column} role="columnheader" css={column === 'account' ? undefined : styles[column]}>
            {t(`tree.columns.${column}`)}
          </span>
        ))}
      </div>
      <div role="rowgroup" css={styles.rows} style={{ blockSize: list.getTotalSize() }}>
        {items.map(({ index, key, start }) => (
          <TreeLine
            key={key}
            id={`${id}-${rows[index]!.node.id}`}
            row={rows[index]!}
            index={index + 2}
            start={start}
            marked={marked}
            active={index === active}
            selected={rows[index]!.node.id === selected}
            onToggle={toggle}
            onOpen={(node) => {
              setActiveId(node.id);
              onOpen(node);
            }}
          />
        ))}
      </div>
    </div>
  );
}

const end = { textAlign: 'end' } as const;
const hidden = { [media.phone]: { display: 'none' } } as const;
const styles = {
  box: css({
    position: 'relative',
    blockSize: 'min(640px, 72dvh)',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    borderBlock: `1px solid ${tokens.color.line}`,
    ...tokens.type.small,
    ...tokens.numerals,
    '--tree-columns': 'minmax(220px, 1fr) 88px 128px 128px 136px',
    [media.phone]: { '--tree-columns': 'minmax(0, 1fr) auto' },
    '&:focus-visible': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: -2 },
  }),
  head: css({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    display: 'grid',
    gridTemplateColumns: 'var(--tree-columns)',
    gap: tokens.space[3],
    alignItems: 'center',
    blockSize: TREE_ROW_PX,
    paddingInline: tokens.space[3],
    background: tokens.color.surface,
    color: tokens.color.text2,
    borderBlockEnd: `1px solid ${tokens.color.line}`,
  }),
  rows: css({ position: 'relative' }),
  group: css({ ...end, ...hidden }),
  turnover: css(end),
  net: css({ ...end, ...hidden }),
  seen: css(hidden),
};
