import type { Activity } from '@atrium/contracts/promotion-activities';
import type { Promotion } from '@atrium/contracts/promotions';
import { useMoney } from '@atrium/host';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

type Rules = Extract<NonNullable<Promotion['rules']>, { engine: 'check-in' }>;

/** The days of a check-in with what each pays: those that are done, and the next one. Source: 11-26. */
export function CheckInCalendar({ rules, activity }: { rules: Rules; activity: Activity | undefined }) {
  const { t } = useTranslation('shell');
  const money = useMoney();
  const done = Number(activity?.reached ?? 0);
  const next = activity?.checkedIn === false ? done + 1 : undefined;
  const paid = (day: number) =>
    day === rules.days ? rules.amount : rules.steps?.find((step) => step.day === day)?.amount;
  return (
    <ol aria-label={t('activity.calendar')} css={styles.days}>
      {Array.from({ length: rules.days }, (_, index) => index + 1).map((day) => {
        const amount = paid(day);
        return (
          <li
            key={day}
            aria-current={day === next ? 'date' : undefined}
            css={[styles.day, day <= done && styles.done, day === next && styles.next]}
          >
            <span>{t('activity.day', { day })}</span>
            <strong css={styles.amount}>{day <= done ? t('activity.dayDone') : amount ? money(amount) : '·'}</strong>
          </li>
        );
      })}
    </ol>
  );
}

const styles = {
  days: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
    gap: tokens.space[2],
    maxBlockSize: 360,
    overflowY: 'auto',
  }),
  day: css({
    display: 'grid',
    gap: tokens.space[1],
    padding: tokens.space[2],
    textAlign: 'center',
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.medium,
    ...tokens.type.legal,
  }),
  done: css({ color: tokens.color.text2, background: tokens.color.surface2 }),
  next: css({ borderColor: tokens.color.accent }),
  amount: css({ overflowWrap: 'anywhere', ...tokens.type.small, ...tokens.numerals }),
};
