import { normalName } from '@atrium/contracts/normal-name';
import { PAYOUT_KINDS } from '@atrium/contracts/payout-accounts';
import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { type ApiError, host, useBusy } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { fileContent } from '@atrium/ui/file-content';
import { RadioGroup } from '@atrium/ui/radio-group';
import { Select } from '@atrium/ui/select';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskedPaymentPassword, useAskedPaymentPassword } from '../payment-password/asked-payment-password.tsx';
import { ProofDialog } from '@atrium/centre/proof-dialog';
import { PictureField, usePictureCheck } from '../identity/picture-field.tsx';
import { type Accounts, add, type NewAccount, type Proof, sendCode } from './payout-accounts.state.ts';

interface AddAccountFormProps {
  accounts: Accounts;
  onAdded: () => void;
  onCancel: () => void;
}
type Fields = Omit<NewAccount, 'proof' | 'paymentPassword' | 'document'> & {
  paymentPassword: string;
  document: File | null;
};

const LEAST_CHARACTERS = 5;
/** What the member corrects in the dialog itself. */
const ABOUT_PROOF: readonly string[] = [
  'PASSWORD_WRONG',
  'VERIFICATION_CODE_INVALID',
  'VERIFICATION_CODE_EXPIRED',
  'PASSKEY_WRONG',
];

/** Another bank account or e-wallet. It is sent once the member has proven who they are, in a dialog over the form. */
export function AddAccountForm({ accounts, onAdded, onCancel }: AddAccountFormProps) {
  const { t } = useTranslation('member-centre');
  const { accountName, verifiedName } = accounts;
  const [proving, setProving] = useState<{ fields: Fields; answer: (failure: ApiError | null) => void } | null>(null);
  const kinds = PAYOUT_KINDS.filter((kind) => accounts.institutions.some((one) => one.kind === kind));
  const asked = useAskedPaymentPassword('binding');
  const form = useForm<Fields, ApiError>({
    initial: {
      kind: kinds[0] ?? 'bank',
      name: '',
      holder: accountName ?? '',
      number: '',
      document: null,
      paymentPassword: '',
    },
    fieldOf: {
      PAYOUT_ACCOUNT_EXISTS: 'number',
      PAYOUT_DOCUMENT_REQUIRED: 'holder',
      PICTURE_INVALID: 'document',
      PAYMENT_PASSWORD_WRONG: 'paymentPassword',
      PAYMENT_PASSWORD_REQUIRED: 'paymentPassword',
    },
    onSend: (fields) => new Promise((answer) => setProving({ fields, answer })),
  });
  const kind = form.value('kind');
  const choice = form.choice('kind');
  const isOther = (holder: string) =>
    accountName !== null && holder.trim().length >= 2 && normalName(holder) !== normalName(accountName);
  const needsDocument = isOther(form.value('holder'));
  const check = usePictureCheck();
  const document = form.choice('document', (file, { holder }) => (isOther(holder) ? check(file) : null));
  useBusy(form.edited ? t('payouts.busy') : null);

  const prove = async (proof: Proof): Promise<ApiError | null> => {
    const { fields, answer } = proving!;
    const { paymentPassword, document: file, ...account } = fields;
    const failure = await add({
      ...account,
      proof,
      ...(asked === 'yes' ? { paymentPassword } : {}),
      ...(file && isOther(fields.holder) ? { document: await fileContent(file) } : {}),
    });
    if (failure && ABOUT_PROOF.includes(failure.code)) return failure;
    setProving(null);
    answer(failure);
    if (failure) return null;
    host().toast('success', t('payouts.added', { name: fields.name, number: `···· ${fields.number.slice(-4)}` }));
    onAdded();
    return null;
  };
  return (
    <>
      <form {...form.props} css={styles.form}>
        <RadioGroup
          label={t('payouts.kind')}
          options={kinds.map((one) => ({ value: one, label: t(`payouts.kinds.${one}`) }))}
          {...choice}
          onChange={(chosen) => {
            choice.onChange(chosen);
            form.resetField('name');
          }}
        />
        <Select
          label={t('payouts.institution')}
          required
          placeholder={t('payouts.institutionMissing')}
          options={accounts.institutions
            .filter((one) => one.kind === kind)
            .map(({ name }) => ({ value: name, label: name }))}
          {...form.field('name', (name) => (name === '' ? t('payouts.institutionMissing') : null))}
        />
        <TextField
          label={t('payouts.holder')}
          required
          autoComplete="name"
          maxLength={120}
          hint={
            needsDocument
              ? t('payouts.holderOther', { name: accountName })
              : verifiedName === null
                ? t('payouts.holderReview')
                : t('payouts.holderVerified', { name: verifiedName })
          }
          {...form.field('holder', (text) => (text.trim().length < 2 ? t('payouts.holderMissing') : null))}
        />
        {needsDocument && (
          <PictureField
            label={t('payouts.document')}
            value={document.value}
            error={form.errorOf('document')}
            onChange={document.onChange}
          />
        )}
        <TextField
          label={t('payouts.number')}
          required
          autoComplete="off"
          maxLength={60}
          hint={accounts.waitHours > 0 ? t('payouts.wait', { hours: accounts.waitHours }) : undefined}
          {...form.field('number', (text) =>
            text.replace(/[^\p{L}\p{N}]/gu, '').length < LEAST_CHARACTERS ? t('payouts.numberMissing') : null,
          )}
        />
        <AskedPaymentPassword
          asked={asked}
          field={form.field('paymentPassword', (typed) =>
            asked === 'yes' && typed === '' ? t('paymentPassword.missing') : null,
          )}
        />
        <FormFault sentence={form.refusal} />
        <div css={styles.buttons}>
          <Button
            type="submit"
            variant="primary"
            busy={form.sending}
            disabled={asked === 'missing' || asked === 'unknown'}
          >
            {t('payouts.save')}
          </Button>
          <Button onClick={onCancel}>{t('cancel')}</Button>
        </div>
      </form>
      {proving && (
        <ProofDialog
          proofs={accounts.proofs}
          purpose="payout-account"
          onSendCode={sendCode}
          onProof={prove}
          onClose={() => {
            proving.answer(null);
            setProving(null);
          }}
        />
      )}
    </>
  );
}

const styles = {
  form: css({ display: 'grid', gap: tokens.space[4], inlineSize: '100%', maxInlineSize: 480 }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[3] }),
};
