import { useBalance, useMoney } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Money } from '@atrium/ui/money';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { openPage } from '../frame/frame.state.ts';
import { HubProtection } from './hub-protection.tsx';

/** The top of the hub: what the member has, the two ways to move it, and player protection before anything else. */
export function HubBalance() {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const balance = useBalance();
  return (
    <div css={styles.place}>
      {balance && (
        <p css={styles.balance}>
          <span css={styles.label}>{t('deposit.balance')}</span>
          <Money fit text={money(balance.sumBalance)} css={styles.amount} />
          {balance.locked !== '0' && (
            <span css={styles.label}>{t('hub.locked', { amount: money(balance.locked) })}</span>
          )}
        </p>
      )}
      <div css={styles.ways}>
        <Button variant="primary" wide onClick={() => openPage('depositv2')}>
          {t('deposit.submit')}
        </Button>
        <Button wide onClick={() => openPage('withdraw')}>
          {t('withdraw.submit')}
        </Button>
      </div>
      <HubProtection />
    </div>
  );
}

const styles = {
  place: css({ display: 'grid', gap: tokens.space[3] }),
  balance: css({ display: 'grid', gap: tokens.space[1], margin: 0 }),
  label: css({ color: tokens.color.text2, ...tokens.type.small }),
  amount: css({
    color: tokens.color.accentText,
    ...tokens.type.page,
    ...tokens.numerals,
    fontWeight: tokens.weight.bold,
  }),
  ways: css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: tokens.space[3] }),
};
