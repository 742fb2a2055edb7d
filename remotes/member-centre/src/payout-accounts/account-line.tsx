import type { PayoutAccount } from '@atrium/contracts/payout-accounts';
import { useInstant } from '@atrium/host';
import { Badge } from '@atrium/ui/badge';
import { Button } from '@atrium/ui/button';
import { StateMark, type StateMarkProps } from '@atrium/ui/state-mark';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

const MARKS: Record<PayoutAccount['state'], StateMarkProps['state']> = {
  review: 'waiting',
  waiting: 'waiting',
  usable: 'good',
  refused: 'bad',
};

interface AccountLineProps {
  account: PayoutAccount;
  onChoose: () => void;
  onRemove: () => void;
}

/** One payout account with its state. */
export function AccountLine({ account, onChoose, onRemove }: AccountLineProps) {
  const { t } = useTranslation('member-centre');
  const instant = useInstant();
  const { kind, name, holder, number, isDefault, state, usableFrom, reason } = account;
  const at = usableFrom === null ? '' : instant(usableFrom, 'date-time');
  return (
    <li css={styles.line}>
      <div css={styles.words}>
        <span css={styles.name}>
          {name} <bdi css={styles.number}>{number}</bdi> {isDefault && <Badge tone="own">{t('payouts.default')}</Badge>}
        </span>
        <span css={styles.detail}>
          {t(`payouts.kinds.${kind}`)} · <bdi>{holder}</bdi>
        </span>
        {reason && <span css={styles.detail}>{reason}</span>}
      </div>
      <StateMark state={MARKS[state]}>{t(`payouts.states.${state}`, { at })}</StateMark>
      <div css={styles.buttons}>
        {!isDefault && state !== 'refused' && (
          <Button size="small" aria-label={t('payouts.makeDefault', { name, number })} onClick={onChoose}>
            {t('payouts.choose')}
          </Button>
        )}
        <Button size="small" aria-label={t('payouts.removeOf', { name, number })} onClick={onRemove}>
          {t('payouts.remove')}
        </Button>
      </div>
    </li>
  );
}

const styles = {
  line: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.space[2]} ${tokens.space[4]}`,
    paddingBlock: tokens.space[3],
    borderBlockEnd: `1px solid ${tokens.color.line}`,
  }),
  words: css({ display: 'grid', flex: '1 1 220px', minInlineSize: 0 }),
  name: css({ fontWeight: tokens.weight.strong, overflowWrap: 'anywhere' }),
  number: css({ ...tokens.numerals }),
  detail: css({ color: tokens.color.text2, overflowWrap: 'anywhere', ...tokens.type.small }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2] }),
};
