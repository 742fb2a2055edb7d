import { changesWaiting } from '@atrium/contracts/operator-changes';
import { lotteryWaiting } from '@atrium/contracts/operator-lottery';
import { reviewList } from '@atrium/contracts/operator-reviews';
import { supportList } from '@atrium/contracts/operator-support';
import { approvals } from '@atrium/contracts/registry-approvals';
import { Icon } from '@atrium/ui/icon';
import { Sheet } from '@atrium/ui/sheet';
import { media, tokens } from '@atrium/ui/theme';
import { VisuallyHidden } from '@atrium/ui/visually-hidden';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useMayChange } from '../data/use-may-change.ts';
import { useOperation } from '../data/use-operation.ts';
import { type ConsolePage, PAGE_GROUPS, PAGES } from '../pages.ts';

/** The registry's stream does not report the gateway's changes, decisions, reviews and conversations. */
const OFTEN = 5_000;

/** A list at the side; on a phone tabs at the bottom, and a sheet for the rest. */
export function Navigation() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const mine = useMayChange();
  const pages = PAGES.filter(({ members }) => mine || !members);
  const asked = useOperation(approvals).data?.length ?? 0;
  const changes = useOperation(changesWaiting, {}, { every: OFTEN }).data?.length ?? 0;
  const decisions = useOperation(lotteryWaiting, {}, { every: OFTEN }).data?.length ?? 0;
  const waits: Record<string, number | undefined> = {
    approvals: asked + changes + decisions,
    reviews: useOperation(reviewList, {}, { every: OFTEN, enabled: mine }).data?.length,
    support: useOperation(supportList, {}, { every: OFTEN, enabled: mine }).data?.filter(
      ({ state }) => state === 'waiting',
    ).length,
  };
  const link = (page: ConsolePage, look: typeof styles.entry) => (
    <NavLink key={page.path} to={page.path} end={page.path === '/'} css={look} onClick={() => setOpen(false)}>
      <Icon name={page.icon} size={20} />
      <span>{t(`nav.${page.name}`)}</span>
      <Waiting count={waits[page.name] ?? 0} />
    </NavLink>
  );
  const group = (name: ConsolePage['group']) => (
    <div key={name} css={styles.group} role="group" aria-label={t(`navGroups.${name}`)}>
      <span css={styles.groupName} aria-hidden>
        {t(`navGroups.${name}`)}
      </span>
      {pages.filter((page) => page.group === name).map((page) => link(page, styles.entry))}
    </div>
  );
  return (
    <>
      <nav aria-label={t('pages')} css={styles.side}>
        {PAGE_GROUPS.map(group)}
      </nav>
      <nav aria-label={t('tabs')} css={styles.tabs}>
        {pages.filter(({ tab }) => tab).map((page) => link(page, styles.tab))}
        <button type="button" css={styles.tab} aria-expanded={open} onClick={() => setOpen(true)}>
          <Icon name="menu" size={20} />
          <span>{t('more')}</span>
        </button>
      </nav>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('pages')} closeLabel={t('close')}>
        {pages.filter(({ tab }) => !tab).map((page) => link(page, styles.entry))}
      </Sheet>
    </>
  );
}

/** The number of items that wait for a person on that page. */
function Waiting({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <span css={styles.count}>
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{t('waitingCount', { count })}</VisuallyHidden>
    </span>
  );
}

const current = '&[aria-current="page"]';

const styles = {
  side: css({
    position: 'sticky',
    insetBlockStart: 57,
    alignSelf: 'start',
    // Longer than a low window: its end is reached without scrolling the page to its own.
    maxBlockSize: 'calc(100dvh - 57px)',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    display: 'grid',
    gap: tokens.space[5],
    padding: tokens.space[4],
    [media.compact]: { display: 'none' },
  }),
  group: css({ display: 'grid', gap: 2 }),
  groupName: css({ paddingInline: tokens.space[3], color: tokens.color.text3, ...tokens.type.legal }),
  entry: css({
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space[3],
    minBlockSize: 44,
    paddingInline: tokens.space[3],
    borderRadius: tokens.radius.medium,
    color: tokens.color.text2,
    fontWeight: tokens.weight.strong,
    ...tokens.type.small,
    [current]: {
      background: tokens.color.surface3,
      color: tokens.color.text,
      boxShadow: `inset 3px 0 ${tokens.color.accent}`,
    },
    [`${current}:dir(rtl)`]: { boxShadow: `inset -3px 0 ${tokens.color.accent}` },
    [media.hover]: { '&:hover': { background: tokens.color.surface2, color: tokens.color.text } },
  }),
  tabs: css({
    display: 'none',
    [media.compact]: {
      position: 'fixed',
      insetBlockEnd: 0,
      insetInline: 0,
      zIndex: tokens.layer.header,
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      background: tokens.color.surface,
      borderBlockStart: `1px solid ${tokens.color.line}`,
    },
  }),
  tab: css({
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 2,
    minBlockSize: 64,
    margin: 0,
    padding: 0,
    border: 0,
    background: 'none',
    color: tokens.color.text2,
    fontWeight: tokens.weight.strong,
    ...tokens.type.legal,
    '& > span:nth-of-type(1)': {
      maxInlineSize: '100%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& > span:nth-of-type(2)': { position: 'absolute', insetBlockStart: 6, insetInlineStart: 'calc(50% + 8px)' },
    [current]: { color: tokens.color.text, boxShadow: `inset 0 3px ${tokens.color.accent}` },
  }),
  count: css({
    minInlineSize: 20,
    marginInlineStart: 'auto',
    paddingInline: 6,
    borderRadius: tokens.radius.round,
    background: tokens.color.warn,
    color: tokens.color.ground,
    textAlign: 'center',
    fontWeight: tokens.weight.bold,
    ...tokens.type.legal,
  }),
};
