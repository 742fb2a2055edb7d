import { RecordList } from '@atrium/centre/record-list';
import type { Withdrawal } from '@atrium/contracts/payments';
import { host, useErrorSentence, useInstant, useMoney } from '@atrium/host';
import type { PagedState } from '@atrium/host/paged-resource';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { SectionHead } from '@atrium/ui/section-head';
import { StateMark, type StateMarkProps } from '@atrium/ui/state-mark';
import type { Column } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { WithdrawalTimeLine } from './withdrawal-time-line.tsx';
import { cancelling } from './withdrawal.state.ts';

const marks: Record<Withdrawal['status'], StateMarkProps['state']> = {
  'in-review': 'waiting',
  approved: 'waiting',
  paid: 'good',
  rejected: 'bad',
  cancelled: 'void',
  failed: 'bad',
  received: 'good',
  'partly-received': 'waiting',
  'not-received': 'bad',
};

interface WithdrawalListProps {
  list: PagedState<unknown, Withdrawal>;
  onChanged: () => void;
}

/** Every withdrawal with its state, in a word and in a sentence; it can be cancelled while it is in review. */
export function WithdrawalList({ list, onChanged }: WithdrawalListProps) {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const instant = useInstant();
  const sentence = useErrorSentence();
  const failure = useAtomValue(cancelling.errorAtom);
  const sending = useAtomValue(cancelling.runningAtom);
  const cancel = useSetAtom(cancelling.sendAtom);
  const takeBack = async ({ id, amount }: Withdrawal) => {
    const answer = await host().dialog({
      title: t('withdraw.cancelTitle'),
      text: t('withdraw.cancelText', { amount: money(amount) }),
      icon: 'warning',
      buttons: [
        { label: t('withdraw.cancel'), value: 'yes', tone: 'primary' },
        { label: t('withdraw.keep'), value: 'no', tone: 'plain' },
      ],
    });
    if (answer !== 'yes' || !(await cancel({ params: { id }, body: {} }))) return;
    host().toast('success', t('withdraw.cancelled', { amount: money(amount) }));
    onChanged();
  };
  const says = (row: Withdrawal): string => {
    if (row.report) return t(`withdraw.report.${row.report}`, { amount: money(missingOf(row)) });
    if (row.status === 'paid')
      return row.confirmUntil ? t('withdraw.says.paid', { at: instant(row.confirmUntil, 'date-time') }) : '';
    return t(`withdraw.says.${row.status}`);
  };
  const columns: Column<Withdrawal>[] = [
    { key: 'at', head: t('records.time'), cell: (row) => instant(row.at, 'date-time') },
    { key: 'reference', head: t('records.reference'), cell: (row) => row.reference },
    { key: 'account', head: t('withdraw.account'), cell: (row) => row.account },
    {
      key: 'amount',
      head: t('records.amount'),
      cell: (row) => <b>{money(row.amount)}</b>,
      align: 'end',
      phone: 'lead',
    },
    {
      key: 'status',
      head: t('records.status'),
      cell: (row) => (
        <div css={styles.state}>
          <StateMark state={marks[row.status]}>{t(`withdraw.states.${row.status}`)}</StateMark>
          <small>{says(row)}</small>
          {row.reason && <small>{t('withdraw.reason', { reason: row.reason })}</small>}
          {row.states.length > 1 && <WithdrawalTimeLine states={row.states} />}
          {row.cancellable && (
            <Button
              size="small"
              busy={sending}
              aria-label={t('withdraw.cancelOf', { reference: row.reference })}
              onClick={() => void takeBack(row)}
            >
              {t('withdraw.cancel')}
            </Button>
          )}
        </div>
      ),
    },
  ];

  return (
    <section>
      <SectionHead title={t('withdraw.recent')} level={3} />
      {failure && (
        <Note tone="bad" role="alert">
          {sentence(failure)}
        </Note>
      )}
      <RecordList
        list={list}
        caption={t('withdraw.recent')}
        columns={columns}
        none={{ title: t('withdraw.none'), scene: 'money' }}
        compact
      />
    </section>
  );
}

const missingOf = ({ amount, received }: Withdrawal): string => (BigInt(amount) - BigInt(received ?? '0')).toString();

const styles = {
  state: css({
    display: 'grid',
    justifyItems: 'start',
    gap: tokens.space[1],
    maxInlineSize: 320,
    '& small': { color: tokens.color.text2, ...tokens.type.small },
  }),
};
