import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import type { ApiError } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { ProofFields } from '../proof/proof-fields.tsx';
import { type Accounts, type Proof, sendCode } from './payout-accounts.state.ts';

interface ProofDialogProps {
  proofs: Accounts['proofs'];
  /** Sends what is to be proven. Resolves to the refusal, or to null. */
  onProof: (proof: Proof) => Promise<ApiError | null>;
  onClose: () => void;
}

/** Asks for a code or the password before money can go elsewhere. What was typed before stays when it is closed. */
export function ProofDialog({ proofs, onProof, onClose }: ProofDialogProps) {
  const { t } = useTranslation('member-centre');
  const form = useForm({
    initial: { way: proofs[0]!.way, answer: '' },
    fieldOf: { PASSWORD_WRONG: 'answer', VERIFICATION_CODE_INVALID: 'answer', VERIFICATION_CODE_EXPIRED: 'answer' },
    onSend: async ({ way, answer }) => await onProof({ way, answer }),
  });
  return (
    <Modal open onClose={onClose} closable={!form.sending} title={t('payouts.proof.title')} closeLabel={t('close')}>
      <form {...form.props} css={styles.form}>
        <ProofFields proofs={proofs} way={form.choice('way')} answer={form.field('answer')} onSendCode={sendCode} />
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

const styles = { form: css({ display: 'grid', gap: tokens.space[4] }) };
