import { useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { openPage } from '../frame/frame.state.ts';
import { payoutAccountsResource } from '../payout-accounts/payout-accounts.state.ts';

/** No account can be paid to: there is none, or the ones that are there are not ready. The way on is My account. */
export function NoPayoutAccount() {
  const { t } = useTranslation('member-centre');
  const { value } = useResource(payoutAccountsResource);
  const coming = value?.accounts.some(({ state }) => state === 'review' || state === 'waiting') ?? false;
  return (
    <EmptyState
      scene="money"
      title={t(coming ? 'withdraw.notReady' : 'withdraw.noAccount')}
      text={t(coming ? 'withdraw.notReadyText' : 'withdraw.noAccountText')}
      action={
        <Button variant={coming ? 'plain' : 'primary'} onClick={() => openPage('securityCenter')}>
          {t(coming ? 'withdraw.toAccounts' : 'withdraw.addAccount')}
        </Button>
      }
    />
  );
}
