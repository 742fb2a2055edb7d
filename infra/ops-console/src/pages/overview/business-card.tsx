import type { VendorBusiness } from '@atrium/contracts/operator-business';
import { Card } from '@atrium/ui/card';
import { Stats } from '@atrium/ui/stat';
import { type Column, Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { amountOf, countOf, perMinute, useBusiness } from '../../data/use-business.ts';
import { useBrandMoney } from '../../data/use-money.ts';
import { Asked } from '../../parts/asked.tsx';
import { useFormat } from '../../parts/use-format.ts';

/** Rolled-back bets from this share on are an error of the vendor. */
const BAD_SHARE = 0.02;

/** The business of the last minutes: the brand's figures, and each vendor that was played. Source: 15-16. */
export function BusinessCard() {
  const { t } = useTranslation();
  const { number, share } = useFormat();
  const money = useBrandMoney();
  const known = useBusiness();
  const perMinuteOf = (bets: number, minutes: number) => number(bets / minutes, 1);
  const columns = (minutes: number): Column<VendorBusiness>[] => [
    { key: 'name', head: t('nav.vendors'), phone: 'lead', cell: ({ name }) => <strong>{name}</strong> },
    {
      key: 'bets',
      head: t('business.bets'),
      align: 'end',
      cell: ({ bets }) => perMinuteOf(bets, minutes),
    },
    { key: 'stakes', head: t('business.stakes'), align: 'end', cell: ({ stakes }) => money(stakes) },
    { key: 'payouts', head: t('business.payouts'), align: 'end', cell: ({ payouts }) => money(payouts) },
    { key: 'ggr', head: t('business.ggr'), align: 'end', phone: 'aside', cell: ({ ggr }) => money(ggr) },
    {
      key: 'answer',
      head: t('business.answer'),
      align: 'end',
      cell: ({ answerMs }) => (answerMs === null ? '–' : t('ms', { ms: number(answerMs) })),
    },
    {
      key: 'errors',
      head: t('business.rolledBack'),
      align: 'end',
      cell: ({ bets, rolledBack }) => {
        const part = bets > 0 ? rolledBack / bets : 0;
        return <span css={part >= BAD_SHARE && styles.bad}>{share(part, 1)}</span>;
      },
    },
  ];
  return (
    <Card
      as="section"
      aria-label={t('business.untitled')}
      title={known.data ? t('business.title', { brand: known.data.brand }) : t('business.untitled')}
      titleEnd={known.data && t('business.lastMinutes', { count: known.data.minutes })}
    >
      <Asked of={known} lines={6}>
        {({ minutes, vendors, deposits, withdrawals }) => {
          const played = vendors
            .filter(({ bets, openRounds }) => bets + openRounds > 0)
            .sort((a, b) => Number(BigInt(b.stakes) - BigInt(a.stakes)));
          return (
            <div css={styles.stack}>
              <Stats
                stats={[
                  {
                    key: 'bets',
                    label: t('business.bets'),
                    value: perMinuteOf(countOf(vendors, 'bets'), minutes),
                    detail: t('business.openRounds', { rounds: number(countOf(vendors, 'openRounds')) }),
                  },
                  {
                    key: 'ggr',
                    label: t('business.ggr'),
                    value: money(amountOf(vendors, 'ggr')),
                    detail: t('business.stakesAMinute', {
                      amount: money(perMinute(amountOf(vendors, 'stakes'), minutes)),
                    }),
                  },
                  {
                    key: 'deposits',
                    label: t('business.deposits'),
                    value: money(deposits.amount),
                    detail: t('business.payments', { payments: number(deposits.count) }),
                  },
                  {
                    key: 'withdrawals',
                    label: t('business.withdrawals'),
                    value: money(withdrawals.amount),
                    detail: t('business.payments', { payments: number(withdrawals.count) }),
                  },
                ]}
              />
              <Table
                caption={t('business.byVendor')}
                columns={columns(minutes)}
                rows={played}
                rowKey={({ code }) => code}
                empty={t('business.none')}
              />
            </div>
          );
        }}
      </Asked>
    </Card>
  );
}

const styles = {
  stack: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[4] }),
  bad: css({ color: tokens.color.error, fontWeight: tokens.weight.strong }),
};
