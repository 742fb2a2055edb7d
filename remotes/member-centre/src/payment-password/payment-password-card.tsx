import { ResourceFault } from '@atrium/centre/resource-fault';
import { useInstant, useResource } from '@atrium/host';
import { Badge } from '@atrium/ui/badge';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { SectionHead } from '@atrium/ui/section-head';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settingCard } from '../frame/setting-card.ts';
import { type Intent, PaymentPasswordDialog } from './payment-password-dialog.tsx';
import { paymentPasswordResource } from './payment-password.state.ts';

/** The second password, for what takes money out of the account: set, change, recover. Source: 11-06. */
export function PaymentPasswordCard() {
  const { t } = useTranslation('member-centre');
  const heading = useId();
  const instant = useInstant();
  const { value, status, error, reload } = useResource(paymentPasswordResource);
  const [intent, setIntent] = useState<Intent | null>(null);
  return (
    <section css={settingCard.card} aria-labelledby={heading}>
      <SectionHead
        title={<span id={heading}>{t('paymentPassword.title')}</span>}
        level={3}
        end={value?.changedAt && <Badge>{t('paymentPassword.set')}</Badge>}
      />
      <p css={settingCard.text}>{t('paymentPassword.text')}</p>
      {!value && (status === 'failed' ? <ResourceFault error={error!} reload={reload} /> : <Skeleton height={72} />)}
      {value && value.asked.length > 0 && (
        <p css={settingCard.text}>
          {t('paymentPassword.askedFor')}{' '}
          {value.asked.map((use) => t(`paymentPassword.uses.${use}`)).join(t('paymentPassword.and'))}
        </p>
      )}
      {value?.changedAt && (
        <p css={settingCard.text}>{t('paymentPassword.changed', { date: instant(value.changedAt, 'date') })}</p>
      )}
      {value?.lockedUntil && (
        <Note tone="bad">{t('paymentPassword.locked', { at: instant(value.lockedUntil, 'full') })}</Note>
      )}
      {value && (
        <div css={styles.buttons}>
          {value.changedAt === null ? (
            <Button icon="lock" onClick={() => setIntent('set')}>
              {t('paymentPassword.titles.set')}
            </Button>
          ) : (
            <>
              <Button icon="lock" disabled={value.lockedUntil !== null} onClick={() => setIntent('change')}>
                {t('paymentPassword.titles.change')}
              </Button>
              <Button onClick={() => setIntent('recover')}>{t('paymentPassword.forgotten')}</Button>
            </>
          )}
        </div>
      )}
      {value && intent && (
        <PaymentPasswordDialog
          intent={intent}
          password={value}
          onClose={() => setIntent(null)}
          onSaved={() => void reload()}
        />
      )}
    </section>
  );
}

const styles = {
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[3] }),
};
