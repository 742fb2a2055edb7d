import { AmountField } from '@atrium/centre/amount-field';
import { typedAmount } from '@atrium/centre/typed-amount';
import { useSend } from '@atrium/centre/use-send';
import { LARGEST_PROOF_BYTES } from '@atrium/contracts/payments';
import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { host, useBusy, useMoney } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { fileContent } from '@atrium/ui/file-content';
import { FileField } from '@atrium/ui/file-field';
import { Modal } from '@atrium/ui/modal';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { answering } from './withdrawal.state.ts';

interface ReceiptDialogProps {
  id: string;
  /** What was paid, minor units. */
  amount: string;
  about: 'partly-received' | 'not-received';
  onClose: () => void;
  onAnswered: () => void;
}
interface Fields {
  received: string;
  proof: File | null;
}

const MEGABYTE_BYTES = 1024 * 1024;
const PROOF = { megabytes: LARGEST_PROOF_BYTES / MEGABYTE_BYTES };
const ACCEPTED = 'image/png,image/jpeg,application/pdf';
const NAME_LENGTH = 120;

/** Asks for what such an answer needs: how much arrived (the rest follows from it), or a proof that nothing did. */
export function ReceiptDialog({ id, amount, about, onClose, onAnswered }: ReceiptDialogProps) {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const answer = useSend(answering);
  useBusy(t('receipt.busy'));
  const partly = about === 'partly-received';
  const form = useForm<Fields>({
    initial: { received: '', proof: null },
    fieldOf: { RECEIPT_SUM: 'received' },
    async onSend({ received, proof }) {
      const { reply, failure } = await answer({
        params: { id },
        body: partly
          ? { answer: about, received: typedAmount(received)!, remaining: remainingOf(received)! }
          : { answer: about, proof: { name: proof!.name.slice(-NAME_LENGTH), content: await fileContent(proof!) } },
      });
      if (!reply) return failure;
      host().toast('success', t('receipt.reported'));
      onAnswered();
      onClose();
    },
  });

  /** What is missing, or null where the text is no part of the paid amount. */
  function remainingOf(text: string): string | null {
    const received = BigInt(typedAmount(text) ?? '0');
    return received > 0n && received < BigInt(amount) ? (BigInt(amount) - received).toString() : null;
  }
  const proof = form.choice('proof', (file) => {
    if (partly) return null;
    if (!file) return t('receipt.proofMissing');
    return file.size > LARGEST_PROOF_BYTES ? t('receipt.proofLarge', PROOF) : null;
  });

  return (
    <Modal
      open
      onClose={onClose}
      closable={!form.sending}
      title={t(partly ? 'receipt.partly' : 'receipt.missing')}
      closeLabel={t('close')}
    >
      <form {...form.props} css={styles.form}>
        {partly ? (
          <>
            <AmountField
              label={t('receipt.receivedAmount')}
              required
              hint={t('receipt.receivedHint', { amount: money(amount) })}
              {...form.field('received', (text) =>
                remainingOf(text) === null ? t('receipt.receivedRange', { amount: money(amount) }) : null,
              )}
            />
            <p css={styles.rest}>
              {t('receipt.remaining')} <b>{money(remainingOf(form.value('received')) ?? amount)}</b>
            </p>
          </>
        ) : (
          <FileField
            label={t('receipt.proof')}
            buttonLabel={t('receipt.chooseFile')}
            required
            hint={t('receipt.proofHint', PROOF)}
            error={form.errorOf('proof')}
            accept={ACCEPTED}
            {...(proof.value && { chosen: proof.value.name })}
            onFiles={([chosen]) => proof.onChange(chosen ?? null)}
          />
        )}
        <FormFault sentence={form.refusal} />
        <Button type="submit" variant="primary" size="large" wide busy={form.sending}>
          {t('receipt.send')}
        </Button>
      </form>
    </Modal>
  );
}

const styles = {
  form: css({ display: 'grid', gap: tokens.space[4] }),
  rest: css({ margin: 0, ...tokens.type.body, ...tokens.numerals }),
};
