import { WayOn } from '@atrium/centre/way-on';
import type { Contract } from '@atrium/contracts/agent-contracts';
import { useInstant, useMoney } from '@atrium/host';
import { EmptyState } from '@atrium/ui/empty-state';
import { StateMark, type StateMarkProps } from '@atrium/ui/state-mark';
import { Table } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { briefEmpty } from './brief-empty.ts';
import type { Settlement } from './contracts.state.ts';

const marks: Record<Settlement['state'], StateMarkProps['state']> = {
  'not-reached': 'over',
  waiting: 'waiting',
  paid: 'good',
  insufficient: 'bad',
};

/** What each period of a contract came to, the last first: the team's figures, the amount and what became of it (1-42). */
export function SettlementTable({
  contracts,
  settlements,
}: {
  contracts: readonly Contract[];
  settlements: readonly Settlement[];
}) {
  const { t } = useTranslation('agent-centre');
  const money = useMoney();
  const instant = useInstant();
  const of = new Map(contracts.map((contract) => [contract.id, contract]));
  const side = ({ contractId }: Settlement) => {
    const contract = of.get(contractId);
    if (!contract) return '';
    const account = contract.account || t('contracts.house');
    return t(contract.role === 'mine' ? 'contracts.from' : 'contracts.to', { account });
  };
  return (
    <Table
      caption={t('contracts.payments')}
      columns={[
        {
          key: 'span',
          head: t('contracts.span'),
          cell: (row) =>
            t('contracts.fromUntil', { from: instant(row.from, 'date-time'), until: instant(row.to, 'date-time') }),
          phone: 'lead',
        },
        { key: 'account', head: t('contracts.account'), cell: side },
        { key: 'bet', head: t('contracts.teamBet'), cell: (row) => money(row.validBet), align: 'end' },
        { key: 'net', head: t('contracts.teamNet'), cell: (row) => money(row.profitLoss), align: 'end' },
        { key: 'active', head: t('contracts.active'), cell: (row) => row.activeMembers, align: 'end' },
        {
          key: 'amount',
          head: t('contracts.amount'),
          cell: (row) => <b>{money(row.amount)}</b>,
          align: 'end',
          phone: 'aside',
        },
        {
          key: 'state',
          head: t('contracts.state'),
          cell: (row) => <StateMark state={marks[row.state]}>{t(`contracts.settled.${row.state}`)}</StateMark>,
        },
      ]}
      rows={settlements}
      rowKey={(row) => row.id}
      empty={
        <EmptyState
          title={t('contracts.nonePaid')}
          text={t('contracts.nonePaidText')}
          action={<WayOn to="invite" />}
          css={briefEmpty}
        />
      }
    />
  );
}
