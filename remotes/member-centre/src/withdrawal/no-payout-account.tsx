import type { PayoutAccount } from '@atrium/contracts/payout-accounts';
import { useInstant, useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import { SectionHead } from '@atrium/ui/section-head';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openPage } from '../frame/frame.state.ts';
import { AddAccountForm } from '../payout-accounts/add-account-form.tsx';
import { payoutAccountsResource } from '../payout-accounts/payout-accounts.state.ts';

/** No account can be paid to: there is none yet, and one is added here, or those of My account are not ready. */
export function NoPayoutAccount({ onAdded }: { onAdded: () => void }) {
  const { t } = useTranslation('member-centre');
  const { value, reload } = useResource(payoutAccountsResource);
  const [adding, setAdding] = useState(false);
  const nearest = value && nearestOf(value.accounts);
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
  const add = (
    <Button variant="primary" onClick={() => setAdding(true)}>
      {t('withdraw.addAccount')}
    </Button>
  );
  if (nearest) return <NotReady account={nearest} hours={value.waitHours} add={add} />;
  return <EmptyState scene="money" title={t('withdraw.noAccount')} text={t('withdraw.noAccountText')} action={add} />;
}

const ORDER: readonly PayoutAccount['state'][] = ['waiting', 'review', 'refused'];

/** The account that can be paid to first. */
const nearestOf = (accounts: readonly PayoutAccount[]): PayoutAccount | undefined =>
  accounts
    .filter(({ state }) => state !== 'usable')
    .sort(
      (one, other) =>
        ORDER.indexOf(one.state) - ORDER.indexOf(other.state) ||
        (one.usableFrom ?? '').localeCompare(other.usableFrom ?? ''),
    )[0];

interface NotReadyProps {
  account: PayoutAccount;
  /** Waiting time of a new account. */
  hours: number;
  /** Adds another account, where this one was refused. */
  add: ReactNode;
}

/** Why an account cannot be paid to, since when or until when, and what the member can do. */
function NotReady({ account: { name, number, state, usableFrom, since, reason }, hours, add }: NotReadyProps) {
  const { t } = useTranslation('member-centre');
  const instant = useInstant();
  const account = `${name} ${number}`;
  const at = (time: string) => ({ account, at: instant(time, 'date-time') });
  const lines = [
    state === 'review' && since && t('withdraw.inReviewSince', at(since)),
    state === 'refused' && since && t('withdraw.refusedAt', at(since)),
    reason && t('withdraw.reason', { reason }),
    t(`withdraw.notReady.${state}`, { account, hours }),
  ];
  return (
    <EmptyState
      scene="money"
      title={
        state === 'waiting'
          ? t('withdraw.readyFrom', at(usableFrom!))
          : t(`withdraw.notReadyTitle.${state}`, { account })
      }
      text={lines.filter(Boolean).map((line) => (
        <span key={String(line)} css={styles.line}>
          {line}
        </span>
      ))}
      action={
        state === 'refused' ? (
          add
        ) : (
          <Button onClick={() => openPage('securityCenter')}>{t('withdraw.toAccounts')}</Button>
        )
      }
    />
  );
}

const styles = {
  adding: css({ display: 'grid', gap: tokens.space[4], paddingBlock: tokens.space[4] }),
  line: css({ display: 'block', overflowWrap: 'anywhere' }),
};
