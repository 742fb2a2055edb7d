import { PageHead } from '@atrium/centre/page-head';
import { RecordPages } from '@atrium/centre/record-pages';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { useLast } from '@atrium/centre/use-last';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { downlines } from '@atrium/contracts/agents';
import { useInstant, useMoney, useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import { SearchField } from '@atrium/ui/search-field';
import { Select } from '@atrium/ui/select';
import { Skeleton } from '@atrium/ui/skeleton';
import { StateMark } from '@atrium/ui/state-mark';
import { type Column, Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeViewAtom, downlinesResource, downlineViewAtom, type Kind, type Sort } from './downline.state.ts';
import { DownlineDetail } from './downline-detail.tsx';
import { TreePath } from './tree-path.tsx';
import { TransferPanel } from '../transfer/transfer-panel.tsx';
import { useSettled } from './use-settled.ts';

export type Downline = ReplyOf<typeof downlines>['items'][number];
const KINDS: readonly Kind[] = ['all', 'agents', 'members'];
const SORTS: readonly Sort[] = ['turnover', 'balance', 'account', 'registeredAt'];

export function Page() {
  const { t } = useTranslation('agent-centre');
  const money = useMoney();
  const instant = useInstant();
  const view = useAtomValue(downlineViewAtom);
  const change = useSetAtom(changeViewAtom);
  const [open, setOpen] = useState<Downline>();
  const [paying, setPaying] = useState<Downline>();
  const text = useSettled(view.text);
  const list = useResource(downlinesResource, { query: { ...view, text: text || undefined, pageSize: 20 } });
  const value = useLast(list);
  const columns: Column<Downline>[] = [
    { key: 'account', head: t('downline.account'), cell: (row) => row.account, phone: 'lead' },
    {
      key: 'type',
      head: t('downline.kind'),
      cell: (row) => t(row.directDownlines > 0 || row.type > 0 ? 'downline.agent' : 'downline.member'),
      phone: 'aside',
    },
    {
      key: 'team',
      head: t('downline.team'),
      align: 'end',
      cell: (row) =>
        row.teamSize > 0 ? (
          <Button
            size="small"
            variant="quiet"
            aria-label={t('downline.openTeam', { account: row.account, count: row.teamSize })}
            onClick={(event) => {
              event.stopPropagation();
              change({ under: row.id, text: '' });
            }}
          >
            {row.teamSize}
          </Button>
        ) : (
          row.teamSize
        ),
    },
    { key: 'balance', head: t('downline.balance'), cell: (row) => money(row.balance), align: 'end' },
    { key: 'turnover', head: t('figures.turnover'), cell: (row) => money(row.turnover), align: 'end' },
    { key: 'net', head: t('figures.net'), cell: (row) => money(row.net), align: 'end' },
    {
      key: 'seen',
      head: t('downline.lastLogin'),
      cell: (row) =>
        row.online ? (
          <StateMark state="good">{t('downline.online')}</StateMark>
        ) : row.lastLoginAt ? (
          instant(row.lastLoginAt, 'date-time')
        ) : (
          t('downline.never')
        ),
    },
  ];

  return (
    <>
      <PageHead title={t('pages.agentDownline')} text={t('downline.text')} />
      {value && <TreePath path={value.path} onOpen={(under) => change({ under, text: '' })} />}
      {paying && <TransferPanel key={paying.id} member={paying} onClose={() => setPaying(undefined)} />}
      <div css={styles.bar}>
        <SearchField
          label={t('downline.search')}
          placeholder={t('downline.search')}
          value={view.text}
          onChange={(event) => change({ text: event.target.value })}
          css={styles.search}
        />
        <Select
          label={t('downline.kind')}
          hideLabel
          value={view.kind}
          options={KINDS.map((each) => ({ value: each, label: t(`downline.kinds.${each}`) }))}
          onChange={(event) => change({ kind: event.target.value as Kind })}
        />
        <Select
          label={t('downline.sort')}
          hideLabel
          value={view.sort}
          options={SORTS.map((each) => ({ value: each, label: t(`downline.sorts.${each}`) }))}
          onChange={(event) => change({ sort: event.target.value as Sort })}
        />
      </div>
      {value ? (
        <>
          <Table
            caption={t('pages.agentDownline')}
            columns={columns}
            rows={value.items}
            rowKey={(row) => row.id}
            rowLabel={(row) => row.account}
            selected={open?.id}
            onOpen={setOpen}
            busy={list.value !== value || list.status === 'refreshing'}
            empty={<EmptyState title={t('downline.none')} text={t('downline.noneText')} />}
          />
          <RecordPages
            page={view.pageNo}
            pages={value.totalPages}
            total={value.total}
            onPage={(pageNo) => change({ pageNo })}
          />
        </>
      ) : list.status === 'failed' ? (
        <ResourceFault error={list.error!} reload={list.reload} />
      ) : (
        <Skeleton height={480} />
      )}
      <DownlineDetail
        member={open}
        onClose={() => setOpen(undefined)}
        onTransfer={(member) => {
          setOpen(undefined);
          setPaying(member);
        }}
      />
    </>
  );
}

const styles = {
  bar: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2], marginBlock: tokens.space[4] }),
  search: css({ flex: '1 1 220px' }),
};
