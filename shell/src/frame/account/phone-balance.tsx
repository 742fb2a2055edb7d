import { host } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { useTranslation } from 'react-i18next';
import { BalanceDisplay } from './balance-display.tsx';

/** The balance in a phone's bar, with a link to more about it. */
export function PhoneBalance() {
  const { t } = useTranslation('shell');
  return (
    <>
      <BalanceDisplay tools={false} />
      <Button variant="primary" onClick={() => host().openCentre('member', 'depositv2')}>
        {t('account.deposit')}
      </Button>
    </>
  );
}
