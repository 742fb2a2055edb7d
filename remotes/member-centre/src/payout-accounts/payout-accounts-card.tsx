import { type ApiError, host, useErrorSentence, useResource } from '@atrium/host';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { SectionHead } from '@atrium/ui/section-head';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settingCard } from '../frame/setting-card.ts';
import { AccountLine } from './account-line.tsx';
import { AddAccountForm } from './add-account-form.tsx';
import { type Accounts, choose, payoutAccountsResource, remove } from './payout-accounts.state.ts';

type Account = Accounts['accounts'][number];

/** The accounts that withdrawals are paid to: add, choose, remove. Source: 11-01. */
export function PayoutAccountsCard() {
  const { t } = useTranslation('member-centre');
  const heading = useId();
  const sentence = useErrorSentence();
  const { value, status, error, reload } = useResource(payoutAccountsResource);
  const [adding, setAdding] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const change = async (call: Promise<ApiError | null>): Promise<boolean> => {
    const refused = await call;
    setFailure(refused);
    await reload();
    return refused === null;
  };
  const takeOff = async ({ id, name, number }: Account) => {
    const answer = await host().dialog({
      title: t('payouts.removeTitle', { name, number }),
      text: t('payouts.removeText'),
      icon: 'warning',
      buttons: [
        { label: t('payouts.remove'), value: 'yes', tone: 'danger' },
        { label: t('cancel'), value: 'no', tone: 'plain' },
      ],
    });
    if (answer === 'yes' && (await change(remove(id)))) host().toast('success', t('payouts.removed', { name, number }));
  };
  return (
    <section css={settingCard.card} aria-labelledby={heading}>
      <SectionHead title={<span id={heading}>{t('payouts.title')}</span>} level={3} />
      <p css={settingCard.text}>{t('payouts.text')}</p>
      {!value && (status === 'failed' ? <ResourceFault error={error!} reload={reload} /> : <Skeleton height={96} />)}
      {failure && (
        <Note tone="bad" role="alert">
          {sentence(failure)}
        </Note>
      )}
      {value && value.accounts.length === 0 && !adding && <p css={styles.empty}>{t('payouts.empty')}</p>}
      {value && value.accounts.length > 0 && (
        <ul css={settingCard.list}>
          {value.accounts.map((account) => (
            <AccountLine
              key={account.id}
              account={account}
              onChoose={() => void change(choose(account.id))}
              onRemove={() => void takeOff(account)}
            />
          ))}
        </ul>
      )}
      {value && adding && (
        <AddAccountForm
          accounts={value}
          onCancel={() => setAdding(false)}
          onAdded={() => {
            setAdding(false);
            void reload();
          }}
        />
      )}
      {value && !adding && value.accounts.length < value.most && (
        <Button icon="plus" onClick={() => setAdding(true)}>
          {t('payouts.add')}
        </Button>
      )}
      {value && value.accounts.length >= value.most && <p css={settingCard.text}>{t('payouts.full')}</p>}
    </section>
  );
}

const styles = {
  empty: css({ margin: 0, fontWeight: tokens.weight.strong }),
};
