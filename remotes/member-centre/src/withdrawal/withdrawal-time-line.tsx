import type { Withdrawal } from '@atrium/contracts/payments';
import { useInstant } from '@atrium/host';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

const DOT = 8;

/** The states that a withdrawal has entered, each with its time. Source: 11-10. */
export function WithdrawalTimeLine({ states }: Pick<Withdrawal, 'states'>) {
  const { t } = useTranslation('member-centre');
  const instant = useInstant();
  return (
    <ol css={styles.line} aria-label={t('withdraw.history')}>
      {states.map(({ status, at }) => (
        <li key={status} css={styles.step}>
          <span>{t(`withdraw.states.${status}`)}</span>
          <time dateTime={at}>{instant(at, 'date-time')}</time>
        </li>
      ))}
    </ol>
  );
}

const styles = {
  line: css({
    display: 'grid',
    gap: tokens.space[1],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: tokens.color.text2,
    ...tokens.type.small,
  }),
  step: css({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.space[2],
    paddingInlineStart: tokens.space[4],
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: `calc(0.7em - ${DOT / 2}px)`,
      inlineSize: DOT,
      blockSize: DOT,
      borderRadius: '50%',
      background: tokens.color.line,
    },
    '&:last-child': { color: tokens.color.text },
    '&:last-child::before': { background: tokens.color.accent },
  }),
};
