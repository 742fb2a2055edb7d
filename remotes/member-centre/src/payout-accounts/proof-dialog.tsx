import { CodeField } from '@atrium/forms/code-field';
import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { type ApiError, useErrorSentence } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { Note } from '@atrium/ui/note';
import { PasswordField } from '@atrium/ui/password-field';
import { RadioGroup } from '@atrium/ui/radio-group';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Accounts, type Proof, sendCode } from './payout-accounts.state.ts';

interface ProofDialogProps {
  proofs: Accounts['proofs'];
  /** Sends what is to be proven. Resolves to the refusal, or to null. */
  onProof: (proof: Proof) => Promise<ApiError | null>;
  onClose: () => void;
}

const CODE_LENGTH = 6;

/** Asks for a code or the password before money can go elsewhere. What was typed before stays when it is closed. */
export function ProofDialog({ proofs, onProof, onClose }: ProofDialogProps) {
  const { t } = useTranslation('member-centre');
  const sentence = useErrorSentence();
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<{ failure: ApiError } | { minutes: number } | null>(null);
  const form = useForm({
    initial: { way: proofs[0]!.way, answer: '' },
    fieldOf: { PASSWORD_WRONG: 'answer', VERIFICATION_CODE_INVALID: 'answer', VERIFICATION_CODE_EXPIRED: 'answer' },
    onSend: async ({ way, answer }) => await onProof({ way, answer }),
  });
  const way = form.value('way');
  const send = async (channel: 'sms' | 'email') => {
    setSending(true);
    setSent(await sendCode(channel));
    setSending(false);
  };
  return (
    <Modal open onClose={onClose} closable={!form.sending} title={t('payouts.proof.title')} closeLabel={t('close')}>
      <form {...form.props} css={styles.form}>
        {proofs.length > 1 && (
          <RadioGroup
            label={t('payouts.proof.with')}
            look="rows"
            options={proofs.map(({ way: one, to }) => ({ value: one, label: t(`payouts.proof.ways.${one}`, { to }) }))}
            {...form.choice('way')}
          />
        )}
        {(way === 'sms' || way === 'email') && (
          <div css={styles.send}>
            <Button icon="mail" busy={sending} onClick={() => void send(way)}>
              {t('payouts.proof.send')}
            </Button>
            <span role="status">{sent && 'minutes' in sent && t('payouts.proof.sent', { minutes: sent.minutes })}</span>
          </div>
        )}
        {sent && 'failure' in sent && (
          <Note tone="bad" role="alert">
            {sentence(sent.failure)}
          </Note>
        )}
        {way === 'password' ? (
          <PasswordField
            label={t('payouts.proof.password')}
            required
            autoComplete="current-password"
            showLabel={t('security.showPassword')}
            hideLabel={t('security.hidePassword')}
            {...form.field('answer')}
          />
        ) : (
          <CodeField label={t('payouts.proof.code')} required maxLength={CODE_LENGTH} {...form.field('answer')} />
        )}
        <FormFault sentence={form.refusal} />
        <Button
          type="submit"
          variant="primary"
          size="large"
          wide
          busy={form.sending}
          disabled={form.value('answer').trim() === ''}
        >
          {t('payouts.proof.confirm')}
        </Button>
      </form>
    </Modal>
  );
}

const styles = {
  form: css({ display: 'grid', gap: tokens.space[4] }),
  send: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[3], ...tokens.type.small }),
};
