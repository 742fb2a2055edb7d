import { drawn } from '@atrium/centre/day-plot-data';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { cashback as cashbackCall } from '@atrium/contracts/rewards';
import { host, useInstant, useResource } from '@atrium/host';
import { formatNumber } from '@atrium/i18n/format';
import { SectionHead } from '@atrium/ui/section-head';
import { media, tokens } from '@atrium/ui/theme';
import { usePhone } from '@atrium/ui/use-phone';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { closedPeriodsResource } from './cashback.state.ts';

/** With the running one, twelve periods. */
const CLOSED = 11;
const MARKS = { none: 'paid', claimable: 'ready', due: 'ready', paid: 'paid', expired: 'paid' } as const;

/** The cashback of the last periods and of the running one as bars. The amounts are in the table of periods, too. */
export function CashbackPlot({ cashback }: { cashback: ReplyOf<typeof cashbackCall> }) {
  const { t, i18n } = useTranslation('member-centre');
  const instant = useInstant();
  const phone = usePhone();
  const { fractionDigits } = host().brand;
  const closed = useResource(closedPeriodsResource, { query: { pageSize: CLOSED } }).value?.items;
  if (!closed || closed.length === 0) return null;
  const bars = [
    ...closed.toReversed().map(({ id, startsOn, amount, state }) => ({
      id,
      amount,
      mark: styles[MARKS[state]],
      label: instant(`${startsOn}T12:00:00Z`, 'day'),
    })),
    { id: 'running', amount: cashback.accrued, mark: styles.running, label: t('cashback.now') },
  ];
  const most = Math.max(1, ...bars.map(({ amount }) => Number(amount)));
  return (
    <section css={styles.section}>
      <SectionHead title={t('cashback.recent')} level={3} />
      <div role="img" aria-label={t('cashback.recent')} css={styles.plot}>
        {bars.map(({ id, amount, mark, label }) => (
          <span key={id} css={styles.period}>
            <span css={styles.amount}>
              {formatNumber(drawn(amount, fractionDigits), i18n.language, phone ? 0 : fractionDigits)}
            </span>
            <span css={[styles.bar, mark]} style={{ blockSize: `${(Number(amount) / most) * BAR_PX}px` }} />
            <span css={styles.label}>{label}</span>
          </span>
        ))}
      </div>
    </section>
  );
}

const BAR_PX = 140;

const styles = {
  section: css({ marginBlockStart: tokens.space[8] }),
  plot: css({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    alignItems: 'end',
    textAlign: 'center',
    ...tokens.type.legal,
    ...tokens.numerals,
  }),
  period: css({
    display: 'grid',
    justifyItems: 'center',
    whiteSpace: 'nowrap',
    // Every second amount and every third day have room on a phone, and the latest of both.
    [media.phone]: {
      '&:nth-last-of-type(even) > :first-of-type, &:not(:nth-last-of-type(3n + 1)) > :last-of-type': {
        color: 'transparent',
      },
    },
  }),
  amount: css({ fontWeight: tokens.weight.strong, marginBlockEnd: tokens.space[1] }),
  bar: css({ inlineSize: '64%', minBlockSize: 1 }),
  paid: css({ background: tokens.color.lineStrong }),
  ready: css({ background: tokens.color.accent }),
  running: css({ background: tokens.color.surface3, border: `1px dashed ${tokens.color.text2}`, borderBlockEnd: 0 }),
  label: css({
    inlineSize: '100%',
    paddingBlockStart: tokens.space[2],
    borderBlockStart: `1px solid ${tokens.color.lineStrong}`,
    color: tokens.color.text2,
  }),
};
