import { useInstant, useMoney } from '@atrium/host';
import { Progress } from '@atrium/ui/progress';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { leftOf, type Options } from './deposit-sum.ts';

interface LimitBarProps {
  limit: NonNullable<Options['limit']>;
  /** The deposit about to be made, minor units. */
  next: bigint;
}

/** How much of the member's own deposit limit is left, this deposit counted in. */
export function LimitBar({ limit, next }: LimitBarProps) {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const instant = useInstant();
  const share = Number(BigInt(limit.used) + next) / Number(limit.amount);
  return (
    <div css={styles.root}>
      <p css={styles.text}>
        <b>
          {t(`deposit.limit.${limit.period}`, { left: money(leftOf(limit).toString()), amount: money(limit.amount) })}
        </b>{' '}
        {t('deposit.resets', { at: instant(limit.resetsAt, 'date-time') })}
      </p>
      <Progress label={t('deposit.limitBar')} value={share} tone={share > 1 ? 'near' : 'own'} />
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: tokens.space[2] }),
  text: css({
    margin: 0,
    color: tokens.color.text2,
    ...tokens.type.small,
    ...tokens.numerals,
    '& b': { color: tokens.color.text, fontWeight: tokens.weight.strong },
  }),
};
