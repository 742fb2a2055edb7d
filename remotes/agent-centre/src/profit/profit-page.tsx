import { PageHead } from '@atrium/centre/page-head';
import { RecordList } from '@atrium/centre/record-list';
import { useMoney } from '@atrium/host';
import { usePagedResource } from '@atrium/host/paged-resource';
import { useTranslation } from 'react-i18next';
import { downlinePages } from '../downline/downline.state.ts';

/** Turnover and net result of each direct downline with everybody below. */
export function Page() {
  const { t } = useTranslation('agent-centre');
  const money = useMoney();
  const list = usePagedResource(downlinePages, { query: { sort: 'turnover', pageSize: 20 } });
  return (
    <>
      <PageHead title={t('pages.agentProfitLoss')} text={t('profit.text')} />
      <RecordList
        list={list}
        caption={t('pages.agentProfitLoss')}
        none={{ title: t('downline.none') }}
        columns={[
          { key: 'account', head: t('downline.account'), cell: (row) => row.account, phone: 'lead' },
          { key: 'turnover', head: t('figures.turnover'), cell: (row) => money(row.turnover), align: 'end' },
          { key: 'net', head: t('figures.net'), cell: (row) => <b>{money(row.net)}</b>, align: 'end', phone: 'aside' },
          { key: 'balance', head: t('downline.balance'), cell: (row) => money(row.balance), align: 'end' },
        ]}
      />
    </>
  );
}
