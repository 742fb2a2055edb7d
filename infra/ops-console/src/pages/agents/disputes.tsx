import { billDisputes } from '@atrium/contracts/operator-agents';
import type { OperationReply } from '@atrium/contracts/registry-operation';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { Modal } from '@atrium/ui/modal';
import { Table } from '@atrium/ui/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandMoney } from '../../data/use-money.ts';
import { useMayChange } from '../../data/use-may-change.ts';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { State } from '../../parts/state.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { AnswerForm } from './answer-form.tsx';

export type Dispute = OperationReply<typeof billDisputes>[number];
const OFTEN = 10_000;
const TONES = { open: 'warn', upheld: 'good', rejected: 'calm', withdrawn: 'calm' } as const;

/** Disputed bills, the open ones first, with their answers. */
export function Disputes() {
  const { t } = useTranslation();
  const { ago, full } = useFormat();
  const money = useBrandMoney();
  const mine = useMayChange();
  const disputes = useOperation(billDisputes, {}, { every: OFTEN });
  const [open, setOpen] = useState<Dispute>();
  return (
    <Card as="section" title={t('agents.disputes')}>
      <Asked of={disputes} lines={2}>
        {(rows) => (
          <Table
            caption={t('agents.disputes')}
            rows={rows}
            rowKey={({ id }) => id}
            empty={t('agents.noDisputes')}
            columns={[
              {
                key: 'account',
                head: t('account'),
                phone: 'lead',
                cell: ({ account, kind }) => (
                  <>
                    <bdi>{account}</bdi>, {t(`agents.kinds.${kind}`)}
                  </>
                ),
              },
              { key: 'to', head: t('agents.ended'), cell: ({ to }) => <time dateTime={to}>{full(to)}</time> },
              { key: 'due', head: t('agents.due'), align: 'end', phone: 'aside', cell: ({ due }) => money(due) },
              {
                key: 'reason',
                head: t('reason'),
                cell: (row) =>
                  t('agents.openedBy', { account: row.openedBy, reason: row.reason, ago: ago(row.openedAt) }),
              },
              { key: 'answer', head: t('agents.answer'), cell: ({ answer }) => answer ?? '–' },
              {
                key: 'state',
                head: t('state'),
                cell: (row) =>
                  row.state === 'open' && mine && !row.waits ? (
                    <Button size="small" onClick={() => setOpen(row)}>
                      {t('agents.answerOf', { account: row.account })}
                    </Button>
                  ) : (
                    <State tone={TONES[row.state]}>
                      {t(row.waits ? 'waitsForSecond' : `agents.disputeStates.${row.state}`)}
                    </State>
                  ),
              },
            ]}
          />
        )}
      </Asked>
      {open && (
        <Modal
          open
          title={t('agents.answerOf', { account: open.account })}
          closeLabel={t('close')}
          onClose={() => setOpen(undefined)}
        >
          <AnswerForm dispute={open} onDone={() => setOpen(undefined)} />
        </Modal>
      )}
    </Card>
  );
}
