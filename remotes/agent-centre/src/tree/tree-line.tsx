// biome-ignore-all lint/a11y/useFocusableInteractive: the treegrid has the focus and names the active row.
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the treegrid handles the keys.
import type { TreeNode } from '@atrium/contracts/agent-downline';
import { useInstant, useMoney } from '@atrium/host';
import { Icon } from '@atrium/ui/icon';
import { StateMark } from '@atrium/ui/state-mark';
import { useAtomValue } from 'jotai';
import { selectAtom } from 'jotai/utils';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lineStyles } from './tree-line-styles.ts';
import type { TreeRow } from './tree-rows.ts';
import { figuresAtom } from './tree.state.ts';

interface TreeLineProps {
  id: string;
  row: TreeRow;
  /** In the whole grid, from 1, the head included. */
  index: number;
  start: number;
  marked: string;
  active: boolean;
  selected: boolean;
  onToggle: (row: TreeRow) => void;
  onOpen: (node: TreeNode) => void;
}

/** One account of the tree. Its figures follow when they are known. */
function Line({ id, row, index, start, marked, active, selected, onToggle, onOpen }: TreeLineProps) {
  const { t } = useTranslation('agent-centre');
  const money = useMoney();
  const instant = useInstant();
  const { node, level, place, of, lines, expanded } = row;
  const figures = useAtomValue(useMemo(() => selectAtom(figuresAtom, (all) => all.get(node.id)), [node.id]));
  const seen = figures?.online ? (
    <StateMark state="good">{t('downline.online')}</StateMark>
  ) : figures?.lastLoginAt ? (
    instant(figures.lastLoginAt, 'date-time')
  ) : (
    figures && t('downline.never')
  );
  return (
    <div
      role="row"
      id={id}
      aria-label={node.account}
      aria-rowindex={index}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={of}
      aria-expanded={expanded}
      aria-selected={selected}
      css={[lineStyles.row, active && lineStyles.active, selected && lineStyles.selected]}
      style={{ transform: `translateY(${start}px)` }}
      onClick={() => onOpen(node)}
    >
      <span role="gridcell" css={lineStyles.account}>
        {lines.map((goesOn, at) => (
          <i key={at} css={[lineStyles.step, goesOn && lineStyles.through]} />
        ))}
        {level > 1 && <i css={[lineStyles.step, lineStyles.elbow, place < of && lineStyles.through]} />}
        {expanded === undefined ? (
          <i css={lineStyles.leaf} />
        ) : (
          <button
            type="button"
            tabIndex={-1}
            aria-label={t(expanded ? 'tree.close' : 'tree.open', { account: node.account })}
            css={lineStyles.toggle}
            onClick={(event) => {
              event.stopPropagation();
              onToggle(row);
            }}
          >
            <Icon name={expanded ? 'minus' : 'plus'} size={14} />
          </button>
        )}
        <bdi css={[lineStyles.name, node.agent && lineStyles.agent]} title={node.account}>
          {row.found ? <Marked text={node.account} mark={marked} /> : node.account}
        </bdi>
        {level === 1 && place === 1 && index === 2 && <span css={lineStyles.badge}>{t('tree.top')}</span>}
        {node.below > 0 && (
          <span css={lineStyles.badge} title={t('tree.below', { count: node.below })}>
            {node.below}
          </span>
        )}
        {node.blocked && (
          <span css={lineStyles.blocked}>
            <Icon name="lock" size={14} />
            {t('tree.blocked')}
          </span>
        )}
      </span>
      <span role="gridcell" css={lineStyles.group}>
        {node.group ?? '–'}
      </span>
      <span role="gridcell" css={lineStyles.figure}>
        {figures ? money(figures.turnover) : '…'}
      </span>
      <span role="gridcell" css={[lineStyles.net, figures?.net.startsWith('-') && lineStyles.loss]}>
        {figures ? money(figures.net) : '…'}
      </span>
      <span role="gridcell" css={lineStyles.seen}>
        {seen ?? '…'}
      </span>
    </div>
  );
}
export const TreeLine = memo(Line, (before, after) =>
  (['row', 'id', 'index', 'start', 'marked', 'active', 'selected'] as const).every(
    (name) => before[name] === after[name],
  ),
);

function Marked({ text, mark }: { text: string; mark: string }) {
  const at = text.toLowerCase().indexOf(mark.toLowerCase());
  if (!mark || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark css={lineStyles.mark}>{text.slice(at, at + mark.length)}</mark>
      {text.slice(at + mark.length)}
    </>
  );
}
