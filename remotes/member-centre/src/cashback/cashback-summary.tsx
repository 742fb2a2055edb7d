import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { cashback as cashbackCall } from '@atrium/contracts/rewards';
import { host, useInstant, useMoney, useZoneName } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Money } from '@atrium/ui/money';
import { Progress } from '@atrium/ui/progress';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { claimingCashback } from './cashback.state.ts';
import { periodDay } from './period-day.ts';

type Cashback = ReplyOf<typeof cashbackCall>;

/** Two amounts side by side: what is running, and what can be claimed. */
export function CashbackSummary({ cashback, onClaimed }: { cashback: Cashback; onClaimed: () => void }) {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const instant = useInstant();
  const sending = useAtomValue(claimingCashback.runningAtom);
  const claim = useSetAtom(claimingCashback.sendAtom);
  const zone = useZoneName();
  const day = (date: string) => instant(`${date}T12:00:00Z`, 'day');
  const { number, count } = periodDay(cashback, Date.now() + host().clockSkew());
  const valid = cashback.categories.reduce((sum, { validBet }) => sum + BigInt(validBet), 0n).toString();
  const take = async (id: string) => {
    const paid = await claim({ body: { id } });
    if (paid) host().toast('success', t('cashback.claimed', { amount: money(paid.amount) }));
    onClaimed();
  };
  return (
    <div css={styles.box}>
      <section css={styles.half} aria-label={t('cashback.running')}>
        <h3 css={styles.title}>
          {t('cashback.runningSpan', { from: day(cashback.startsOn), to: day(cashback.lastDay) })}
        </h3>
        <Money fit text={money(cashback.accrued)} css={styles.figure} />
        <p css={styles.words}>{t('cashback.basis', { amount: money(valid) })}</p>
        <Progress
          label={t('cashback.running')}
          value={number / count}
          text={t('cashback.dayOf', { day: number, days: count })}
        />
        {cashback.carried !== '0' && (
          <p css={styles.words}>{t('cashback.carried', { amount: money(cashback.carried) })}</p>
        )}
        <p css={styles.words}>{t('cashback.closes', { at: instant(cashback.closesAt, 'date-time'), zone })}</p>
        {cashback.pays === 'auto' && <p css={styles.words}>{t('cashback.auto')}</p>}
        <p css={styles.words}>{t('cashback.minimum', { amount: money(cashback.minimum) })}</p>
      </section>
      {cashback.claims.map(({ id, startsOn, amount, until }, place) => (
        <section key={id} css={[styles.half, styles.ready]} aria-label={t('cashback.ready', { from: day(startsOn) })}>
          <h3 css={styles.title}>{t('cashback.ready', { from: day(startsOn) })}</h3>
          <Money fit tone="own" text={money(amount)} css={styles.figure} />
          <Button variant={place === 0 ? 'primary' : 'plain'} wide disabled={sending} onClick={() => void take(id)}>
            {t('cashback.claim', { amount: money(amount) })}
          </Button>
          {until && <p css={styles.words}>{t('cashback.until', { at: instant(until, 'date-time'), zone })}</p>}
        </section>
      ))}
    </div>
  );
}

const styles = {
  box: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
    overflow: 'clip',
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
    background: tokens.color.surface2,
    [media.phone]: { gridTemplateColumns: '1fr' },
  }),
  half: css({ display: 'grid', alignContent: 'start', gap: tokens.space[2], padding: tokens.space[5] }),
  // One above the other, what can be claimed is first.
  ready: css({ background: tokens.color.accentSoft, [media.phone]: { order: -1 } }),
  title: css({ margin: 0, fontWeight: tokens.weight.strong, ...tokens.type.body }),
  figure: css({ margin: 0, fontWeight: tokens.weight.bold, ...tokens.type.figure, ...tokens.numerals }),
  words: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals }),
};
