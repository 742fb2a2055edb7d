import { RecordPage } from '@atrium/centre/record-page';
import type { RowOf } from '@atrium/centre/record-types';
import { BILL_KINDS, BILL_STATES, type bills } from '@atrium/contracts/agent-bills';
import { useInstant, useMoney } from '@atrium/host';
import { StateMark } from '@atrium/ui/state-mark';
import { Tabs } from '@atrium/ui/tabs';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_REPORT_DAYS } from '../report/use-report-view.ts';
import { BillSheet } from './bill-view.tsx';
import { BILL_MARKS } from './bill-marks.ts';
import { type BillScope, billRecords, billScopeAtom } from './bills.state.ts';

const SCOPES: readonly BillScope[] = ['own', 'payable', 'team'];
const SPAN_DAYS = 30;

/** Bills of the agent and of the downline; each opens with its calculation line by line, and its dispute (12-10). */
export function Page() {
  const { t } = useTranslation(['agent-centre', 'centre']);
  const money = useMoney();
  const instant = useInstant();
  const [scope, setScope] = useAtom(billScopeAtom);
  const [open, setOpen] = useState<string>();
  if (open !== undefined) return <BillSheet id={open} onBack={() => setOpen(undefined)} />;
  const spanOf = ({ from, to }: RowOf<typeof bills>) =>
    t('contracts.fromUntil', { from: instant(from, 'date-time'), until: instant(to, 'date-time') });
  return (
    <RecordPage
      source={billRecords}
      title={t('pages.agentBills')}
      text={t('bills.text')}
      file="bills"
      spanDays={SPAN_DAYS}
      maxDays={LONGEST_REPORT_DAYS}
      query={{ scope }}
      above={
        <Tabs<BillScope>
          label={t('bills.whose')}
          look="pills"
          tabs={SCOPES.map((value) => ({ value, label: t(`bills.scopes.${value}`) }))}
          value={scope}
          onChange={setScope}
          css={styles.scopes}
        />
      }
      filters={[
        {
          name: 'kind',
          label: t('bills.kind'),
          placeholder: t('bills.allKinds'),
          options: BILL_KINDS.map((value) => ({ value, label: t(`bills.kinds.${value}`) })),
        },
        {
          name: 'state',
          label: t('contracts.state'),
          placeholder: t('bills.allStates'),
          options: BILL_STATES.map((value) => ({ value, label: t(`contracts.settled.${value}`) })),
        },
      ]}
      stats={({ totals }) => [
        { key: 'due', label: t('bills.due'), value: money(totals.due) },
        { key: 'paid', label: t('bills.paid'), value: money(totals.paid) },
      ]}
      none={{ title: t('bills.none'), text: t('bills.noneText') }}
      onOpen={(row) => setOpen(row.id)}
      rowLabel={(row) => t('bills.open', { kind: t(`bills.kinds.${row.kind}`), account: row.account })}
      columns={[
        { key: 'span', head: t('contracts.span'), of: spanOf, phone: 'lead' },
        { key: 'kind', head: t('bills.kind'), of: (row) => t(`bills.kinds.${row.kind}`) },
        { key: 'account', head: t('downline.account'), of: (row) => row.account, total: t('centre:records.totals') },
        { key: 'validBet', head: t('contracts.teamBet'), kind: 'money', of: (row) => row.validBet },
        {
          key: 'due',
          head: t('bills.due'),
          kind: 'money',
          of: (row) => row.due,
          cell: (_, amount) => <b>{amount}</b>,
          total: ({ due }) => due,
          phone: 'aside',
        },
        { key: 'paid', head: t('bills.paid'), kind: 'money', of: (row) => row.paid, total: ({ paid }) => paid },
        {
          key: 'state',
          head: t('contracts.state'),
          of: (row) => t(row.held ? 'bills.held' : `contracts.settled.${row.state}`),
          cell: (row, state) => <StateMark state={row.held ? 'waiting' : BILL_MARKS[row.state]}>{state}</StateMark>,
        },
        {
          key: 'dispute',
          head: t('bills.dispute'),
          of: (row) => (row.dispute ? t(`bills.disputes.${row.dispute}`) : ''),
          phone: 'hidden',
        },
      ]}
    />
  );
}

const styles = { scopes: css({ marginBlockEnd: tokens.space[4] }) };
