import { LARGEST_PROOF } from '@atrium/contracts/payments';
import { host, useBusy, useErrorSentence, useMoney } from '@atrium/host';
import { parseAmount } from '@atrium/i18n/format';
import { Button } from '@atrium/ui/button';
import { FileField } from '@atrium/ui/file-field';
import { Modal } from '@atrium/ui/modal';
import { Note } from '@atrium/ui/note';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileContent } from '@atrium/ui/file-content';
import { answering } from './withdrawal.state.ts';

interface ReceiptDialogProps {
  id: string;
  /** What was paid, minor units. */
  amount: string;
  about: 'partly-received' | 'not-received';
  onClose: () => void;
  onAnswered: () => void;
}

const MEGABYTE = 1024 * 1024;
const ACCEPTED = 'image/png,image/jpeg,application/pdf';

/** Asks for what such an answer needs: how much has come (the rest follows from it), or a proof that nothing has. */
export function ReceiptDialog({ id, amount, about, onClose, onAnswered }: ReceiptDialogProps) {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const sentence = useErrorSentence();
  const sending = useAtomValue(answering.runningAtom);
  const failure = useAtomValue(answering.errorAtom);
  const answer = useSetAtom(answering.sendAtom);
  const [text, setText] = useState('');
  const [file, setFile] = useState<File>();
  const [touched, setTouched] = useState(false);
  useBusy(t('receipt.busy'));
  const partly = about === 'partly-received';
  const received = parseAmount(text, host().brand.fractionDigits);
  const inPart = received !== null && BigInt(received) > 0n && BigInt(received) < BigInt(amount);
  const remaining = inPart ? (BigInt(amount) - BigInt(received)).toString() : null;
  const fileFits = file !== undefined && file.size <= LARGEST_PROOF;
  const send = async () => {
    setTouched(true);
    if (partly ? remaining === null : !fileFits) return;
    const body = partly
      ? { answer: 'partly-received' as const, received: received!, remaining: remaining! }
      : { answer: 'not-received' as const, proof: { name: file!.name.slice(-120), content: await fileContent(file!) } };
    if (!(await answer({ params: { id }, body }))) return;
    host().toast('success', t('receipt.reported'));
    onAnswered();
    onClose();
  };
  const fileFault =
    !touched || fileFits
      ? undefined
      : t(file ? 'receipt.proofLarge' : 'receipt.proofMissing', { megabytes: LARGEST_PROOF / MEGABYTE });

  return (
    <Modal
      open
      onClose={onClose}
      closable={!sending}
      title={t(partly ? 'receipt.partly' : 'receipt.missing')}
      closeLabel={t('close')}
    >
      <form
        noValidate
        css={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {partly ? (
          <>
            <TextField
              label={t('receipt.receivedAmount')}
              required
              before={host().brand.currencySymbol}
              inputMode="decimal"
              autoComplete="off"
              value={text}
              hint={t('receipt.receivedHint', { amount: money(amount) })}
              error={touched && !inPart ? t('receipt.receivedRange', { amount: money(amount) }) : undefined}
              onChange={(event) => setText(event.target.value)}
            />
            <p css={styles.rest}>
              {t('receipt.remaining')} <b>{money(remaining ?? amount)}</b>
            </p>
          </>
        ) : (
          <FileField
            label={t('receipt.proof')}
            buttonLabel={t('receipt.chooseFile')}
            required
            hint={t('receipt.proofHint', { megabytes: LARGEST_PROOF / MEGABYTE })}
            error={fileFault}
            accept={ACCEPTED}
            {...(file && { chosen: file.name })}
            onFiles={([chosen]) => setFile(chosen)}
          />
        )}
        {failure && (
          <Note tone="bad" role="alert">
            {sentence(failure)}
          </Note>
        )}
        <Button type="submit" variant="primary" size="large" wide busy={sending}>
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
