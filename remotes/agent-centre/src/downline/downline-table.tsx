import { RecordList } from '@atrium/centre/record-list';
import type { downlines } from '@atrium/contracts/agents';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import { useInstant, useMoney } from '@atrium/host';
import { usePagedResource } from '@atrium/host/paged-resource';
import { Button } from '@atrium/ui/button';
import { StateMark } from '@atrium/ui/state-mark';
import type { Column } from '@atrium/ui/table';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { changeViewAtom, downlinePages, downlineViewAtom } from './downline.state.ts';
import { TreePath } from '../tree/tree-path.tsx';

export type Downline = ReplyOf<typeof downlines>['items'][number];

interface DownlineTableProps {
  /** What is searched for, once the typing rests. */
  text: string;
  selected: string | undefined;
  onOpen: (row: Downline) => void;
}

/** One level of the downline with its figures, sorted by one of them. */
export function DownlineTable({ text, selected, onOpen }: DownlineTableProps) {
  const { t } = useTranslation('agent-centre');
  const money = useMoney();
  const instant = useInstant();
  const { pageNo, ...chosen } = useAtomValue(downlineViewAtom);
  const change = useSetAtom(changeViewAtom);
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
      {list.value && <TreePath path={list.value.path} onOpen={(under) => change({ under, text: '' })} />}
      <RecordList
        list={list}
        caption={t('pages.agentDownline')}
        columns={columns}
        rowLabel={(row) => row.account}
        selected={selected}
        onOpen={onOpen}
        none={{ title: t('downline.none'), text: t('downline.noneText'), scene: 'people' }}
      />
    </>
  );
}
