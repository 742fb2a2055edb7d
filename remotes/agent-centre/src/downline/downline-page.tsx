import { PageHead } from '@atrium/centre/page-head';
import { RecordList } from '@atrium/centre/record-list';
import { useSettled } from '@atrium/centre/use-settled';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { downlines } from '@atrium/contracts/agents';
import { useInstant, useMoney } from '@atrium/host';
import { usePagedResource } from '@atrium/host/paged-resource';
import { Button } from '@atrium/ui/button';
import { SearchField } from '@atrium/ui/search-field';
import { Select } from '@atrium/ui/select';
import { StateMark } from '@atrium/ui/state-mark';
import type { Column } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeViewAtom, downlinePages, downlineViewAtom, type Kind, type Sort } from './downline.state.ts';
import { DownlineDetail } from './downline-detail.tsx';
import { TreePath } from './tree-path.tsx';
import { TransferPanel } from '../transfer/transfer-panel.tsx';

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
  const { pageNo, ...chosen } = view;
  const list = usePagedResource(
    downlinePages,
    { query: { ...chosen, text: text || undefined, pageSize: 20 } },
    { page: pageNo, onPage: (page) => change({ pageNo: page }) },
  );
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
      {list.value && <TreePath path={list.value.path} onOpen={(under) => change({ under, text: '' })} />}
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
      <RecordList
        list={list}
        caption={t('pages.agentDownline')}
        columns={columns}
        rowLabel={(row) => row.account}
        selected={open?.id}
        onOpen={setOpen}
        none={{ title: t('downline.none'), text: t('downline.noneText') }}
      />
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
