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
import { TreePath } from './tree-path.tsx';
import { TreeGrid } from './tree-grid.tsx';
import { allOpen, treeRows, type TreeView } from './tree-rows.ts';
import { firstNodes, forgetFiguresAtom, treeResource, wholeTree } from './tree.state.ts';

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
  const first = useResource(treeResource, firstNodes(under));
  // The screen does not wait for thousands of accounts: they follow, and complete what it shows.
  const rest = useResource(treeResource, wholeTree(under), { paused: !first.value?.cut });
  const whole = rest.value ?? first.value;
  const cut = whole?.cut ?? false;
  const coming = cut && !rest.value;
  const looked = useDeferredValue(text.trim());
  // A tree that is whole is searched here; of a larger one the gateway finds what was left out.
  const found = useResource(
    treeResource,
    { query: { under, text: looked || undefined } },
    { paused: !(cut && looked) },
  );
  const nodes = (cut && looked ? found.value?.nodes : undefined) ?? whole?.nodes ?? NONE;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [opensAll, setOpensAll] = useState(false);
  useEffect(() => () => forget(), [forget]);
  const top = nodes[0]?.id;
  useEffect(() => {
    if (top !== undefined) setOpen((now) => (now.has(top) ? now : new Set([...now, top])));
  }, [top]);
  useEffect(() => {
    if (opensAll) setOpen(allOpen(nodes));
  }, [opensAll, nodes]);
  const { rows, found: matches } = useMemo(
    () => treeRows(nodes, { open, text: looked, kind, coming }),
    [nodes, open, looked, kind, coming],
  );
  if (!whole)
    return first.status === 'failed' ? (
      <ResourceFault error={first.error!} reload={first.reload} />
    ) : (
      <Skeleton height={420} />
    );
  const isFolded = [...open].every((id) => id === top);
  const total = (whole.nodes[0]?.below ?? 0) + 1;
  return (
    <section aria-label={t('tree.title')}>
      <div css={styles.line}>
        <TreePath path={whole.line} onOpen={onUnder} />
        <span role="status" css={styles.count}>
          {matches === undefined ? t('tree.accounts', { count: total }) : t('tree.matches', { count: matches })}
        </span>
        <span css={styles.branches}>
          <Button size="small" variant="quiet" aria-disabled={opensAll || undefined} onClick={() => setOpensAll(true)}>
            {t('tree.openAll')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-disabled={isFolded || undefined}
            onClick={() => {
              setOpensAll(false);
              setOpen(new Set(top === undefined ? [] : [top]));
            }}
          >
            {t('tree.closeAll')}
          </Button>
        </span>
      </div>
      {coming && rest.status === 'failed' && <ResourceFault error={rest.error!} reload={rest.reload} />}
      {cut && !coming && <Note tone="plain">{t('tree.cut', { count: whole.nodes.length })}</Note>}
      {rows.length === 0 ? (
        <EmptyState
          scene="people"
          title={t('downline.none')}
          text={t('downline.noneText')}
          action={<WayOn to="invite" />}
        />
      ) : (
        <TreeGrid
          rows={rows}
          marked={looked}
          selected={selected}
          onOpen={onOpen}
          onLead={onUnder}
          onToggle={(id) => {
            setOpensAll(false);
            setOpen((now) => {
              const next = new Set(now);
              if (!next.delete(id)) next.add(id);
              return next;
            });
          }}
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
