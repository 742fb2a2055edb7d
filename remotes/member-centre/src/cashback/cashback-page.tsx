import { NotEnabled } from '@atrium/centre/not-enabled';
import { PageHead } from '@atrium/centre/page-head';
import { RecordList } from '@atrium/centre/record-list';
import { ResourceFault } from '@atrium/centre/resource-fault';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { cashbackPeriods } from '@atrium/contracts/rewards';
import { isSwitchOn } from '@atrium/contracts/switches';
import { host, useErrorSentence, useInstant, useMoney, useResource } from '@atrium/host';
import { usePagedResource } from '@atrium/host/paged-resource';
import { Note } from '@atrium/ui/note';
import { SectionHead } from '@atrium/ui/section-head';
import { Skeleton } from '@atrium/ui/skeleton';
import { StateMark } from '@atrium/ui/state-mark';
import type { Column } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { usePhone } from '@atrium/ui/use-phone';
import { css } from '@emotion/react';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { CashbackCategories } from './cashback-categories.tsx';
import { CashbackPlot } from './cashback-plot.tsx';
import { CashbackSummary } from './cashback-summary.tsx';
import { cashbackResource, claimingCashback, periodPages } from './cashback.state.ts';

type Period = ReplyOf<typeof cashbackPeriods>['items'][number];
const MARKS = { none: 'over', claimable: 'waiting', due: 'waiting', paid: 'good', expired: 'over' } as const;

export function Page() {
  const { t } = useTranslation('member-centre');
  if (isSwitchOn(host().permission().whitelabel, 'manualRebate')) return <Cashback />;
  return (
    <>
      <PageHead title={t('pages.manualRebate')} />
      <NotEnabled />
    </>
  );
}

/** The running cashback, what can be claimed, and the closed periods. Source: 1-35, 11-13. */
function Cashback() {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const instant = useInstant();
  const sentence = useErrorSentence();
  const running = useResource(cashbackResource);
  const periods = usePagedResource(periodPages, { query: {} });
  const phone = usePhone();
  const failure = useAtomValue(claimingCashback.errorAtom);
  const day = (date: string) => instant(`${date}T12:00:00Z`, 'day');
  const columns: Column<Period>[] = [
    {
      key: 'period',
      head: t('cashback.period'),
      cell: (row) => t('cashback.span', { from: day(row.startsOn), to: day(row.lastDay) }),
      phone: 'lead',
    },
    {
      key: 'valid',
      head: t('cashback.validBet'),
      cell: ({ validBet }) => (phone ? t('cashback.basis', { amount: money(validBet) }) : money(validBet)),
      align: 'end',
      phone: 'under-aside',
    },
    {
      key: 'amount',
      head: t('pages.manualRebate'),
      cell: (row) => <b>{money(row.amount)}</b>,
      align: 'end',
      phone: 'aside',
    },
    {
      key: 'state',
      head: t('records.status'),
      cell: (row) => <StateMark state={MARKS[row.state]}>{t(`cashback.states.${row.state}`)}</StateMark>,
      phone: 'under-lead',
    },
    {
      key: 'paid',
      head: t('cashback.paidAt'),
      cell: (row) => (row.paidAt ? instant(row.paidAt, 'date-time') : '–'),
      phone: 'hidden',
    },
  ];
  return (
    <>
      <PageHead title={t('pages.manualRebate')} text={t('cashback.text')} />
      {failure && (
        <Note tone="bad" role="alert">
          {sentence(failure)}
        </Note>
      )}
      {running.value ? (
        <>
          <CashbackSummary
            cashback={running.value}
            onClaimed={() => {
              void running.reload();
              void periods.reload();
            }}
          />
          <CashbackCategories cashback={running.value} />
          <CashbackPlot cashback={running.value} />
        </>
      ) : running.status === 'failed' ? (
        <ResourceFault error={running.error!} reload={running.reload} />
      ) : (
        <Skeleton height={320} holdsRest />
      )}
      <section css={styles.history}>
        <SectionHead title={t('cashback.history')} level={3} />
        <RecordList
          list={periods}
          caption={t('pages.manualRebate')}
          columns={columns}
          lines
          none={{ title: t('cashback.none'), text: t('cashback.noneText'), scene: 'money' }}
        />
      </section>
    </>
  );
}

const styles = { history: css({ marginBlockStart: tokens.space[8] }) };
