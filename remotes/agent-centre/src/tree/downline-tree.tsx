import { WayOn } from '@atrium/centre/way-on';
import type { TreeNode } from '@atrium/contracts/agent-downline';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import { Note } from '@atrium/ui/note';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useSetAtom } from 'jotai';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TreePath } from '../downline/tree-path.tsx';
import { TreeGrid } from './tree-grid.tsx';
import { allOpen, treeRows, type TreeView } from './tree-rows.ts';
import { forgetFiguresAtom, treeResource } from './tree.state.ts';

interface DownlineTreeProps {
  /** Whose tree; the agent's own without it. */
  under: string | undefined;
  text: string;
  kind: TreeView['kind'];
  selected: string | undefined;
  onUnder: (id: string | undefined) => void;
  onOpen: (node: TreeNode) => void;
}

const NONE: readonly TreeNode[] = [];

/** The accounts below an agent as a tree: opened level by level, searched with the lines above what is found (12-06). */
export function DownlineTree({ under, text, kind, selected, onUnder, onOpen }: DownlineTreeProps) {
  const { t } = useTranslation('agent-centre');
  const forget = useSetAtom(forgetFiguresAtom);
  const whole = useResource(treeResource, { query: { under } });
  const cut = whole.value?.cut ?? false;
  const looked = useDeferredValue(text.trim());
  // A tree that is whole is searched here; of a larger one the gateway finds what was left out.
  const found = useResource(
    treeResource,
    { query: { under, text: looked || undefined } },
    { paused: !(cut && looked) },
  );
  const nodes = (cut && looked ? found.value?.nodes : whole.value?.nodes) ?? NONE;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => () => forget(), [forget]);
  const top = nodes[0]?.id;
  useEffect(() => {
    if (top !== undefined) setOpen((now) => (now.has(top) ? now : new Set([...now, top])));
  }, [top]);
  const { rows, found: matches } = useMemo(
    () => treeRows(nodes, { open, text: looked, kind }),
    [nodes, open, looked, kind],
  );
  if (!whole.value)
    return whole.status === 'failed' ? (
      <ResourceFault error={whole.error!} reload={whole.reload} />
    ) : (
      <Skeleton height={420} />
    );
  const total = (whole.value.nodes[0]?.below ?? 0) + 1;
  return (
    <section aria-label={t('tree.title')}>
      <div css={styles.line}>
        <TreePath path={whole.value.line} onOpen={onUnder} />
        <span role="status" css={styles.count}>
          {matches === undefined ? t('tree.accounts', { count: total }) : t('tree.matches', { count: matches })}
        </span>
        <span css={styles.branches}>
          <Button size="small" variant="quiet" onClick={() => setOpen(allOpen(nodes))}>
            {t('tree.openAll')}
          </Button>
          <Button size="small" variant="quiet" onClick={() => setOpen(new Set(top === undefined ? [] : [top]))}>
            {t('tree.closeAll')}
          </Button>
        </span>
      </div>
      {cut && <Note tone="plain">{t('tree.cut', { count: whole.value.nodes.length })}</Note>}
      {rows.length === 0 ? (
        <EmptyState title={t('downline.none')} text={t('downline.noneText')} action={<WayOn to="invite" />} />
      ) : (
        <TreeGrid
          rows={rows}
          marked={looked}
          selected={selected}
          onOpen={onOpen}
          onLead={onUnder}
          onToggle={(id) =>
            setOpen((now) => {
              const next = new Set(now);
              if (!next.delete(id)) next.add(id);
              return next;
            })
          }
          onWiden={(ids) => setOpen((now) => new Set([...now, ...ids]))}
        />
      )}
    </section>
  );
}

const styles = {
  line: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.space[2],
    marginBlockEnd: tokens.space[2],
  }),
  branches: css({ display: 'flex', flexWrap: 'wrap' }),
  count: css({ marginInlineEnd: 'auto', color: tokens.color.text2, ...tokens.type.small }),
};
