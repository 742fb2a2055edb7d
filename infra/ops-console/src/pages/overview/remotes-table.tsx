import type { ChannelStatus } from '@atrium/contracts/registry-channel-status';
import type { Figures } from '@atrium/contracts/telemetry';
import { Button } from '@atrium/ui/button';
import { type Column, Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { stateOf, TONES } from '../../data/remote-state.ts';
import { shownFigures, tabsOf } from '../../data/use-figures.ts';
import { useMayChange } from '../../data/use-may-change.ts';
import { ShareBar } from '../../parts/share-bar.tsx';
import { State } from '../../parts/state.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { SwapDialog } from '../remote/swap-dialog.tsx';
import { ErrorRate } from './error-rate.tsx';

const WORST_FIRST = ['burnt', 'failing', 'stand-in', 'canary', 'healthy'];

/** All remotes with their figures; those that need attention are first. */
export function RemotesTable({
  remotes,
  sequence,
  figures,
}: {
  remotes: readonly ChannelStatus[];
  sequence: number;
  figures: Figures | undefined;
}) {
  const { t } = useTranslation();
  const { number, moment } = useFormat();
  const navigate = useNavigate();
  const mayChange = useMayChange();
  const [swapping, setSwapping] = useState<string>();
  const swapped = remotes.find(({ name }) => name === swapping);
  const rank = (remote: ChannelStatus) => WORST_FIRST.indexOf(stateOf(remote, figures));
  const note = (remote: ChannelStatus) => {
    if (remote.standIn) return t('standInSince', { time: moment(remote.standIn.since) });
    return remote.kind === 'module' && remote.canary
      ? t('canaryTo', { version: remote.canary.version, percent: remote.canary.percent })
      : undefined;
  };
  const columns: Column<ChannelStatus>[] = [
    {
      key: 'remote',
      head: t('remote'),
      phone: 'lead',
      cell: (remote) => (
        <span css={styles.name}>
          <bdi>{remote.name}</bdi>
          <small css={styles.small}>{note(remote)}</small>
        </span>
      ),
    },
    {
      key: 'state',
      head: t('state'),
      phone: 'aside',
      cell: (remote) => <State tone={TONES[stateOf(remote, figures)]}>{t(`states.${stateOf(remote, figures)}`)}</State>,
    },
    {
      key: 'kind',
      head: t('kind'),
      phone: 'hidden',
      cell: ({ kind }) => <span css={styles.quiet}>{t(`kinds.${kind}`)}</span>,
    },
    { key: 'version', head: t('version'), phone: 'under-lead', cell: ({ version }) => <bdi>{version}</bdi> },
    {
      key: 'canary',
      head: t('canary'),
      phone: 'hidden',
      cell: ({ canary }) =>
        canary ? (
          <span css={styles.split}>
            <strong>{canary.version}</strong>
            <ShareBar
              label={t('canary')}
              text={t('percent', { percent: canary.percent })}
              shares={[{ key: 'canary', share: canary.percent / 100, tone: 'main' }]}
            />
            <span>{t('percent', { percent: canary.percent })}</span>
          </span>
        ) : (
          <span css={styles.quiet}>{t('none')}</span>
        ),
    },
    {
      key: 'errors',
      head: t('errorRate'),
      phone: 'under-aside',
      cell: (remote) => <ErrorRate remote={remote} figures={figures} />,
    },
    {
      key: 'load',
      head: t('loadTime'),
      align: 'end',
      phone: 'hidden',
      cell: (remote) => {
        const time = shownFigures(figures, remote.name, remote.version)?.loadTime;
        return time ? (
          <span css={styles.name}>
            {t('ms', { ms: number(time.p50) })}
            <small css={styles.small}>{t('p95', { ms: number(time.p95) })}</small>
          </span>
        ) : (
          <span css={styles.quiet}>–</span>
        );
      },
    },
    {
      key: 'tabs',
      head: t('openTabs'),
      align: 'end',
      phone: 'hidden',
      cell: ({ name }) => (figures ? number(tabsOf(figures, name)) : '–'),
    },
    ...(mayChange
      ? [
          {
            key: 'swap',
            head: '',
            align: 'end' as const,
            // A press on the row opens its page, which begins with this form.
            phone: 'hidden' as const,
            cell: ({ name }: ChannelStatus) => (
              <Button
                size="small"
                aria-label={t('swapOf', { remote: name })}
                onClick={(event) => {
                  event.stopPropagation();
                  setSwapping(name);
                }}
              >
                {t('forms.swap')}
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <Table
        caption={t('remotes')}
        columns={columns}
        rows={[...remotes].sort((a, b) => rank(a) - rank(b))}
        rowKey={({ name }) => name}
        lines
        rowLabel={({ name }) => name}
        onOpen={({ name }) => void navigate(`/remotes/${name}`)}
      />
      {swapped && <SwapDialog remote={swapped} sequence={sequence} onClose={() => setSwapping(undefined)} />}
    </>
  );
}

const styles = {
  name: css({ display: 'grid', fontWeight: tokens.weight.strong }),
  small: css({
    color: tokens.color.text2,
    fontWeight: tokens.weight.regular,
    whiteSpace: 'nowrap',
    ...tokens.type.legal,
    '&:empty': { display: 'none' },
  }),
  quiet: css({ color: tokens.color.text2 }),
  split: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(64px, 96px) auto',
    gap: tokens.space[2],
    alignItems: 'center',
  }),
};
