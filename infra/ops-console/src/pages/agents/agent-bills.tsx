import { agentBills } from '@atrium/contracts/operator-agents';
import type { OperationReply } from '@atrium/contracts/registry-operation';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { Table } from '@atrium/ui/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandMoney } from '../../data/use-money.ts';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { stack } from '../../parts/page.tsx';
import { State, type Tone } from '../../parts/state.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { BillDialog } from './bill-dialog.tsx';

type Row = OperationReply<typeof agentBills>[number];
const OFTEN = 15_000;
/** Shown at first: moves and the brand's rules are below. */
const FIRST = 10;
const TONES: Record<string, Tone> = { paid: 'good', insufficient: 'bad', waiting: 'warn', 'not-reached': 'calm' };

/** The latest bills, of the open account or of all. */
export function AgentBills({ account }: { account: string }) {
  const { t } = useTranslation();
  const { full } = useFormat();
  const money = useBrandMoney();
  const [all, setAll] = useState(false);
  const [opened, setOpened] = useState<Row>();
  const nameOf = (row: Row) => t('agents.openBill', { account: row.account, kind: t(`agents.kinds.${row.kind}`) });
  const bills = useOperation(agentBills, { query: account ? { account } : {} }, { every: OFTEN });
  return (
    <Card as="section" title={account ? t('agents.billsOf', { account }) : t('agents.bills')}>
      <Asked of={bills} lines={4}>
        {(rows) => (
          <div css={stack}>
            <Table
              caption={t('agents.bills')}
              rows={all ? rows : rows.slice(0, FIRST)}
              rowKey={({ id }) => id}
              rowLabel={nameOf}
              onOpen={setOpened}
              empty={t('agents.noBills')}
              columns={[
                { key: 'account', head: t('account'), phone: 'lead', cell: (row) => <bdi>{row.account}</bdi> },
                { key: 'kind', head: t('kind'), cell: ({ kind }) => t(`agents.kinds.${kind}`) },
                { key: 'to', head: t('agents.ended'), cell: ({ to }) => <time dateTime={to}>{full(to)}</time> },
                {
                  key: 'payer',
                  head: t('agents.payer'),
                  cell: (row) => <bdi>{row.payerAccount ?? t('agents.house')}</bdi>,
                },
                { key: 'bet', head: t('agents.teamBet'), align: 'end', cell: ({ validBet }) => money(validBet) },
                { key: 'due', head: t('agents.due'), align: 'end', phone: 'aside', cell: ({ due }) => money(due) },
                { key: 'paid', head: t('agents.paid'), align: 'end', cell: ({ paid }) => money(paid) },
                {
                  key: 'state',
                  head: t('state'),
                  cell: ({ state, held }) => (
                    <State tone={held ? 'warn' : (TONES[state] ?? 'calm')}>
                      {t(held ? 'agents.held' : `agents.states.${state}`)}
                    </State>
                  ),
                },
              ]}
            />
            {!all && rows.length > FIRST && (
              <Button wide onClick={() => setAll(true)}>
                {t('showMore')}
              </Button>
            )}
          </div>
        )}
      </Asked>
      {opened && <BillDialog id={opened.id} title={nameOf(opened)} onClose={() => setOpened(undefined)} />}
    </Card>
  );
}
