import type { Proof, ProofPurpose, Proofs } from '@atrium/contracts/member-proof';
import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { type ApiError, failureOf } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { proofOf, usableProofs } from './proof-answer.ts';
import { ProofFields, type SentCode } from './proof-fields.tsx';

interface ProofDialogProps {
  proofs: Proofs;
  /** What the proof is for. */
  purpose: ProofPurpose;
  onSendCode: (channel: 'sms' | 'email') => Promise<SentCode>;
  /** Sends what is to be proven. Resolves to the refusal, or to null. */
  onProof: (proof: Proof) => Promise<ApiError | null>;
  onClose: () => void;
}

/** Asks for a passkey, a code or the password before something of weight changes. What was typed before stays when it is closed. */
export function ProofDialog({ proofs, purpose, onSendCode, onProof, onClose }: ProofDialogProps) {
  const { t } = useTranslation('centre');
  const ways = usableProofs(proofs);
  const form = useForm({
    initial: { way: ways[0]!.way, answer: '' },
    fieldOf: { PASSWORD_WRONG: 'answer', VERIFICATION_CODE_INVALID: 'answer', VERIFICATION_CODE_EXPIRED: 'answer' },
    onSend: async (fields) => {
      try {
        return await onProof(await proofOf(fields, purpose));
      } catch (error) {
        return failureOf(error);
      }
    },
  });
  const passkey = form.value('way') === 'passkey';
  return (
    <Modal open onClose={onClose} closable={!form.sending} title={t('proof.title')} closeLabel={t('close')}>
      <form {...form.props} css={styles.form}>
        <ProofFields proofs={ways} way={form.choice('way')} answer={form.field('answer')} onSendCode={onSendCode} />
        {ways.every(({ way, to }) => !to && way !== 'password') && <p css={styles.lost}>{t('proof.lost')}</p>}
        <FormFault sentence={form.refusal} />
        <Button
          type="submit"
          variant="primary"
          size="large"
          wide
          icon={passkey ? 'shield' : undefined}
          busy={form.sending}
          disabled={!passkey && form.value('answer').trim() === ''}
        >
          {t(passkey ? 'proof.usePasskey' : 'proof.confirm')}
        </Button>
      </form>
    </Modal>
  );
}

const styles = {
  form: css({ display: 'grid', gap: tokens.space[4] }),
  lost: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
};
