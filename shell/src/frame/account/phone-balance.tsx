import { host } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { BalanceDisplay } from './balance-display.tsx';
import { useOwnMainAction } from './use-own-main-action.ts';

/** The balance in a phone's bar, with a link to more about it. */
export function PhoneBalance() {
  const { t } = useTranslation('shell');
  const quiet = useOwnMainAction();
  return (
    <>
      <BalanceDisplay tools={false} />
      <Button
        variant={quiet ? 'plain' : 'primary'}
        css={styles.deposit}
        onClick={() => host().openCentre('member', 'depositv2')}
      >
        {t('account.deposit')}
      </Button>
    </>
  );
}

const styles = { deposit: css({ flex: 'none' }) };
