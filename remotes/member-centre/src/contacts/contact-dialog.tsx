import { CodeField } from '@atrium/forms/code-field';
import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { type ApiError, host, useBusy } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { PasswordField } from '@atrium/ui/password-field';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { change, type ContactKind, contactOf, sendCodes } from './contacts.state.ts';

interface ContactDialogProps {
  kind: ContactKind;
  onClose: () => void;
  onChanged: () => void;
}

const CODE_LENGTH = 6;
const LOOKS = { mobile: /^\+[\d ().-]{6,24}$/, email: /^\S+@\S+\.\S+$/ };

/** Replaces the mobile number or the e-mail address: first the new one, then a code from it and one from the present one. */
export function ContactDialog({ kind, onClose, onChanged }: ContactDialogProps) {
  const { t } = useTranslation('member-centre');
  const [sent, setSent] = useState<{ old: string | null; expiredMinutes: number } | null>(null);
  useBusy(t('contacts.busy'));
  const form = useForm<{ to: string; newCode: string; proof: string }, ApiError>({
    initial: { to: '', newCode: '', proof: '' },
    fieldOf: { MOBILE_INVALID: 'to', CONTACT_SAME: 'to', CONTACT_TAKEN: 'to', PASSWORD_WRONG: 'proof' },
    async onSend({ to, newCode, proof }) {
      const contact = contactOf(kind, to);
      if (!sent) {
        const outcome = await sendCodes(contact);
        if ('failure' in outcome) return outcome.failure;
        setSent(outcome.sent);
        return null;
      }
      const outcome = await change(contact, newCode, proof);
      if ('failure' in outcome) return outcome.failure;
      host().toast('success', t('contacts.changed', { contact: outcome.contact }));
      onChanged();
      onClose();
      return null;
    },
  });
  const missing = (text: string) => (text.trim() === '' ? t('contacts.codeMissing') : null);
  return (
    <Modal open onClose={onClose} closable={!form.sending} title={t(`contacts.titles.${kind}`)} closeLabel={t('close')}>
      <form {...form.props} css={styles.form}>
        <TextField
          label={t(`contacts.new.${kind}`)}
          hint={kind === 'mobile' && !sent ? t('contacts.mobileHint') : undefined}
          required
          readOnly={sent !== null}
          type={kind === 'mobile' ? 'tel' : 'email'}
          autoComplete={kind === 'mobile' ? 'tel' : 'email'}
          maxLength={254}
          {...form.field('to', (text) => (LOOKS[kind].test(text.trim()) ? null : t(`contacts.missing.${kind}`)))}
        />
        {sent && (
          <>
            <CodeField
              label={t('contacts.newCode')}
              hint={t('contacts.expires', { minutes: sent.expiredMinutes })}
              required
              maxLength={CODE_LENGTH}
              {...form.field('newCode', missing)}
            />
            {sent.old === null ? (
              <PasswordField
                label={t('payouts.proof.password')}
                required
                autoComplete="current-password"
                showLabel={t('security.showPassword')}
                hideLabel={t('security.hidePassword')}
                {...form.field('proof', missing)}
              />
            ) : (
              <CodeField
                label={t('contacts.oldCode', { contact: sent.old })}
                required
                maxLength={CODE_LENGTH}
                {...form.field('proof', missing)}
              />
            )}
          </>
        )}
        <FormFault sentence={form.refusal} />
        <Button type="submit" variant="primary" size="large" wide busy={form.sending}>
          {t(sent ? 'contacts.change' : 'contacts.send')}
        </Button>
        {sent && <Button onClick={() => setSent(null)}>{t('contacts.again')}</Button>}
      </form>
    </Modal>
  );
}

const styles = { form: css({ display: 'grid', gap: tokens.space[4] }) };
