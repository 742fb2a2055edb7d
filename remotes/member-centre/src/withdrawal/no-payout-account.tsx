import { useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import { SectionHead } from '@atrium/ui/section-head';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openPage } from '../frame/frame.state.ts';
import { AddAccountForm } from '../payout-accounts/add-account-form.tsx';
import { payoutAccountsResource } from '../payout-accounts/payout-accounts.state.ts';

/** No account can be paid to: there is none yet, and one is added here, or those of My account are not ready. */
export function NoPayoutAccount({ onAdded }: { onAdded: () => void }) {
  const { t } = useTranslation('member-centre');
  const { value, reload } = useResource(payoutAccountsResource);
  const [adding, setAdding] = useState(false);
  const coming = value?.accounts.some(({ state }) => state === 'review' || state === 'waiting') ?? false;
  if (value && adding)
    return (
      <section css={styles.adding}>
        <SectionHead
          level={3}
          title={
            // The button that had the focus is gone.
            <span tabIndex={-1} ref={(heading) => heading?.focus()}>
              {t('payouts.add')}
            </span>
          }
        />
        <AddAccountForm
          accounts={value}
          onCancel={() => setAdding(false)}
          onAdded={() => {
            setAdding(false);
            void reload();
            onAdded();
          }}
        />
      </section>
    );
  return (
    <EmptyState
      scene="money"
      title={t(coming ? 'withdraw.notReady' : 'withdraw.noAccount')}
      text={t(coming ? 'withdraw.notReadyText' : 'withdraw.noAccountText')}
      action={
        coming ? (
          <Button onClick={() => openPage('securityCenter')}>{t('withdraw.toAccounts')}</Button>
        ) : (
          <Button variant="primary" onClick={() => setAdding(true)}>
            {t('withdraw.addAccount')}
          </Button>
        )
      }
    />
  );
}

const styles = { adding: css({ display: 'grid', gap: tokens.space[4], paddingBlock: tokens.space[4] }) };
