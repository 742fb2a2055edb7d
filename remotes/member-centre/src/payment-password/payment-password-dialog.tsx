import type { ProofWay } from '@atrium/contracts/member-proof';
import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { type ApiError, failureOf, host, useBusy } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { Note } from '@atrium/ui/note';
import { PasswordField } from '@atrium/ui/password-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { proofOf, usableProofs } from '@atrium/centre/proof-answer';
import { ProofFields } from '@atrium/centre/proof-fields';
import { type PaymentPassword, save, sendCode } from './payment-password.state.ts';

/** `set` the first one, `change` it with the present one, `recover` it with a code. */
export type Intent = 'set' | 'change' | 'recover';

interface PaymentPasswordDialogProps {
  intent: Intent;
  password: PaymentPassword;
  onClose: () => void;
  onSaved: () => void;
}

/** The new payment password twice, and what proves the member. */
export function PaymentPasswordDialog({ intent, password, onClose, onSaved }: PaymentPasswordDialogProps) {
  const { t } = useTranslation('member-centre');
  const { rule } = password;
  const proofs = usableProofs(password.proofs);
  const form = useForm<{ way: ProofWay; answer: string; password: string; repeat: string }, ApiError>({
    initial: { way: proofs[0]?.way ?? 'email', answer: '', password: '', repeat: '' },
    fieldOf: {
      PAYMENT_PASSWORD_RULE: 'password',
      PAYMENT_PASSWORD_SIMPLE: 'password',
      PAYMENT_PASSWORD_WRONG: 'answer',
      PASSWORD_WRONG: 'answer',
      VERIFICATION_CODE_INVALID: 'answer',
      VERIFICATION_CODE_EXPIRED: 'answer',
    },
    async onSend({ way, answer, password: chosen }) {
      const failure = await send({ way, answer }, chosen);
      if (failure) return failure;
      host().toast('success', t('paymentPassword.saved'));
      onSaved();
      onClose();
      return null;
    },
  });
  const send = async (given: { way: ProofWay; answer: string }, chosen: string): Promise<ApiError | null> => {
    try {
      const proof =
        intent === 'change'
          ? { way: 'present' as const, answer: given.answer }
          : await proofOf({ ...given, answer: given.answer.trim() }, 'payment-password');
      return await save({ password: chosen, proof });
    } catch (error) {
      return failureOf(error);
    }
  };
  useBusy(form.edited ? t('paymentPassword.busy') : null);
  const present = (text: string) => (text.trim() === '' ? t('paymentPassword.missing') : null);
  const lengths = t(rule.min === rule.max ? 'paymentPassword.exactly' : 'paymentPassword.between', rule);
  const ruleText = t(rule.digits ? 'paymentPassword.digits' : 'paymentPassword.characters', { lengths });
  const fits = (text: string) => {
    const length = [...text].length;
    const good = length >= rule.min && length <= rule.max && (!rule.digits || /^\d+$/.test(text));
    return good ? null : ruleText;
  };
  const eye = { showLabel: t('security.showPassword'), hideLabel: t('security.hidePassword') };
  const newField = {
    required: true,
    autoComplete: 'new-password',
    maxLength: rule.max,
    ...(rule.digits ? { inputMode: 'numeric' as const } : {}),
    ...eye,
  };
  return (
    <Modal
      open
      onClose={onClose}
      closable={!form.sending}
      title={t(`paymentPassword.titles.${intent}`)}
      closeLabel={t('close')}
    >
      {intent !== 'change' && proofs.length === 0 ? (
        <Note>{t('paymentPassword.noContact')}</Note>
      ) : (
        <form {...form.props} css={styles.form}>
          {intent === 'change' ? (
            <PasswordField
              label={t('paymentPassword.present')}
              required
              autoComplete="off"
              maxLength={255}
              {...eye}
              {...form.field('answer', present)}
            />
          ) : (
            <ProofFields
              proofs={proofs}
              way={form.choice('way')}
              answer={form.field('answer', (text, { way }) => (way === 'passkey' ? null : present(text)))}
              onSendCode={sendCode}
            />
          )}
          <PasswordField
            label={t('paymentPassword.new')}
            hint={ruleText}
            {...newField}
            {...form.field('password', fits)}
          />
          <PasswordField
            label={t('paymentPassword.repeat')}
            {...newField}
            {...form.field('repeat', (text, fields) =>
              text === fields.password ? null : t('paymentPassword.different'),
            )}
          />
          <FormFault sentence={form.refusal} />
          <Button type="submit" variant="primary" size="large" wide busy={form.sending}>
            {t('paymentPassword.save')}
          </Button>
        </form>
      )}
    </Modal>
  );
}

const styles = { form: css({ display: 'grid', gap: tokens.space[4] }) };
