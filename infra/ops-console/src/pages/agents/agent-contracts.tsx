import type { agentTree } from '@atrium/contracts/operator-agents';
import type { OperationReply } from '@atrium/contracts/registry-operation';
import { Table } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { useBrandMoney } from '../../data/use-money.ts';

type Contract = OperationReply<typeof agentTree>['contracts'][number];

/** Running contracts and offers of an account: with whom, and each step of the ladder. */
export function AgentContracts({ contracts }: { contracts: readonly Contract[] }) {
  const { t } = useTranslation();
  const money = useBrandMoney();
  const step = ({ ratePercent, validBet, profitLoss, activeMembers }: Contract['clauses'][number]): string =>
    [
      `${ratePercent} %`,
      validBet !== '0' && t('agents.fromBet', { amount: money(validBet) }),
      profitLoss !== '0' && t('agents.fromLoss', { amount: money(profitLoss) }),
      activeMembers > 0 && t('agents.fromMembers', { count: activeMembers }),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <Table
      caption={t('agents.contracts')}
      rows={contracts}
      rowKey={({ id }) => id}
      empty={t('agents.noContracts')}
      columns={[
        { key: 'kind', head: t('kind'), phone: 'lead', cell: ({ kind }) => t(`agents.kinds.${kind}`) },
        {
          key: 'with',
          head: t('agents.with'),
          cell: (row) => t(row.paid ? 'agents.paidBy' : 'agents.pays', { account: row.with ?? t('agents.house') }),
        },
        {
          key: 'ladder',
          head: t('agents.ladder'),
          cell: ({ clauses }) => (
            <ol>
              {clauses.map((clause) => (
                <li key={clause.ratePercent}>{step(clause)}</li>
              ))}
            </ol>
          ),
        },
        {
          key: 'state',
          head: t('state'),
          phone: 'aside',
          cell: ({ state }) => t(state === 'accepted' ? 'agents.runs' : 'agents.offered'),
        },
      ]}
    />
  );
}
