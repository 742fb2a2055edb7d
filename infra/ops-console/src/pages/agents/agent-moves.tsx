import { subtreeMoves } from '@atrium/contracts/operator-agents';
import { Card } from '@atrium/ui/card';
import { Table } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { State } from '../../parts/state.tsx';
import { useFormat } from '../../parts/use-format.ts';

const OFTEN = 15_000;

/** Approved moves, the latest first: from where, to where, and whether they are made. */
export function AgentMoves() {
  const { t } = useTranslation();
  const { full } = useFormat();
  const moves = useOperation(subtreeMoves, {}, { every: OFTEN });
  return (
    <Card as="section" title={t('agents.moves')}>
      <Asked of={moves} lines={2}>
        {(rows) => (
          <Table
            caption={t('agents.moves')}
            rows={rows}
            rowKey={({ id }) => id}
            empty={t('agents.noMoves')}
            columns={[
              { key: 'account', head: t('account'), phone: 'lead', cell: (row) => <bdi>{row.account}</bdi> },
              {
                key: 'way',
                head: t('agents.way'),
                cell: ({ from, to }) => (
                  <bdi>
                    {from ?? t('agents.tops')} → {to ?? t('agents.tops')}
                  </bdi>
                ),
              },
              { key: 'at', head: t('agents.at'), cell: ({ effectiveAt }) => full(effectiveAt) },
              { key: 'by', head: t('agents.approvedBy'), cell: ({ approvedBy }) => <bdi>{approvedBy}</bdi> },
              {
                key: 'state',
                head: t('state'),
                phone: 'aside',
                cell: ({ movedAt, refused }) => (
                  <State tone={refused ? 'bad' : movedAt ? 'good' : 'warn'}>
                    {refused ? t('agents.refused') : movedAt ? t('agents.moved') : t('agents.waits')}
                  </State>
                ),
              },
            ]}
          />
        )}
      </Asked>
    </Card>
  );
}
