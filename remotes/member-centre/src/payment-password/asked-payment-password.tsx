import type { PaymentPasswordUse } from '@atrium/contracts/payment-password';
import type { FieldProps } from '@atrium/forms/form';
import { useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { PasswordField } from '@atrium/ui/password-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PaymentPasswordDialog } from './payment-password-dialog.tsx';
import { paymentPasswordResource } from './payment-password.state.ts';

/** `missing`: the brand asks for it, and the member has none. `unknown`: it is being loaded, so the form cannot be sent. */
export type Asked = 'no' | 'yes' | 'missing' | 'unknown';

/** Whether a form asks for the payment password; the gateway decides once more, and alone where it cannot be loaded. */
export function useAskedPaymentPassword(use: PaymentPasswordUse): Asked {
  const { value, status } = useResource(paymentPasswordResource);
  if (!value) return status === 'failed' ? 'no' : 'unknown';
  if (!value.asked.includes(use)) return 'no';
  return value.changedAt === null ? 'missing' : 'yes';
}

/** The field where the brand asks for the payment password, or a dialog that sets the first one. */
export function AskedPaymentPassword({ asked, field }: { asked: Asked; field: FieldProps }) {
  const { t } = useTranslation('member-centre');
  const { value, reload } = useResource(paymentPasswordResource);
  const [setting, setSetting] = useState(false);
  if (asked === 'no' || asked === 'unknown') return null;
  if (asked === 'missing')
    return (
      // For React, the form of the dialog is inside the form around this field, which its submit must not send.
      <div css={styles.missing} onSubmit={(event) => event.stopPropagation()}>
        <Note>{t('paymentPassword.setFirst')}</Note>
        <Button icon="lock" onClick={() => setSetting(true)}>
          {t('paymentPassword.titles.set')}
        </Button>
        {value && setting && (
          <PaymentPasswordDialog
            intent="set"
            password={value}
            onClose={() => setSetting(false)}
            onSaved={() => void reload()}
          />
        )}
      </div>
    );
  return (
    <PasswordField
      label={t('paymentPassword.title')}
      required
      autoComplete="off"
      maxLength={255}
      showLabel={t('security.showPassword')}
      hideLabel={t('security.hidePassword')}
      {...field}
    />
  );
}

const styles = { missing: css({ display: 'grid', gap: tokens.space[3], justifyItems: 'start' }) };
