import type { OperatedMember } from '@atrium/contracts/operator-members';
import { Card } from '@atrium/ui/card';
import { type Column, Table } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../data/use-money.ts';
import { useFormat } from '../../parts/use-format.ts';

type Movement = OperatedMember['recent'][number];

/** The latest transactions of a member, from the ledger. */
export function MemberMovements({ recent }: { recent: readonly Movement[] }) {
  const { t, i18n } = useTranslation();
  const { full } = useFormat();
  const money = useMoney();
  const word = (group: string, value: string) => (i18n.exists(`${group}.${value}`) ? t(`${group}.${value}`) : value);
  const columns: Column<Movement>[] = [
    { key: 'kind', head: t('kind'), phone: 'lead', cell: ({ kind }) => <strong>{word('movements', kind)}</strong> },
    {
      key: 'amount',
      head: t('reviews.amount'),
      align: 'end',
      phone: 'aside',
      cell: ({ amount, currency }) => money(amount, currency),
    },
    { key: 'at', head: t('members.at'), cell: ({ at }) => <time dateTime={at}>{full(at)}</time> },
    { key: 'wallet', head: t('members.wallet'), cell: ({ wallet }) => word('wallets', wallet) },
    {
      key: 'after',
      head: t('members.after'),
      align: 'end',
      cell: ({ balanceAfter, currency }) => money(balanceAfter, currency),
    },
    {
      key: 'reference',
      head: t('members.reference'),
      cell: ({ reference, detail }) => <bdi>{[reference, detail].filter(Boolean).join(' · ') || '–'}</bdi>,
    },
  ];
  return (
    <Card as="section" title={t('members.movements')}>
      <Table
        caption={t('members.movements')}
        columns={columns}
        rows={recent}
        rowKey={({ id }) => id}
        empty={t('members.noMovements')}
      />
    </Card>
  );
}
