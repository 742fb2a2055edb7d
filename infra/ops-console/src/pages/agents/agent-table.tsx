import type { OperatedAgent } from '@atrium/contracts/operator-agents';
import { Table } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { State } from '../../parts/state.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { useRatesText } from './use-rates-text.ts';

interface AgentTableProps {
  caption: string;
  agents: readonly OperatedAgent[];
  onOpen: (account: string) => void;
}

/** Accounts of the tree with their terms. */
export function AgentTable({ caption, agents, onOpen }: AgentTableProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const ratesText = useRatesText();
  return (
    <Table
      caption={caption}
      rows={agents}
      rowKey={({ account }) => account}
      rowLabel={({ account }) => account}
      onOpen={({ account }) => onOpen(account)}
      empty={t('agents.nobody')}
      columns={[
        { key: 'account', head: t('account'), phone: 'lead', cell: ({ account }) => <bdi>{account}</bdi> },
        { key: 'kind', head: t('kind'), cell: ({ agent }) => t(agent ? 'agents.agent' : 'agents.member') },
        { key: 'group', head: t('agents.group'), align: 'end', cell: ({ group }) => group ?? '–' },
        { key: 'rates', head: t('agents.rates'), cell: ({ rates }) => <bdi>{ratesText(rates)}</bdi> },
        { key: 'below', head: t('agents.below'), align: 'end', cell: ({ below }) => number(below) },
        {
          key: 'state',
          head: t('state'),
          cell: ({ blocked }) => (
            <State tone={blocked ? 'bad' : 'good'}>{t(blocked ? 'agents.blocked' : 'agents.open')}</State>
          ),
        },
      ]}
    />
  );
}
