import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { withdrawalOptions } from '@atrium/contracts/payments';
import { host, useBusy, useErrorSentence, useMoney } from '@atrium/host';
import { parseAmount } from '@atrium/i18n/format';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { RadioGroup } from '@atrium/ui/radio-group';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withdrawing } from './withdrawal.state.ts';

export type Options = ReplyOf<typeof withdrawalOptions>;

interface WithdrawalFormProps {
  options: Options;
  onAsked: () => void;
}

/** Where to and how much. */
export function WithdrawalForm({ options, onAsked }: WithdrawalFormProps) {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const sentence = useErrorSentence();
  const sending = useAtomValue(withdrawing.runningAtom);
  const failure = useAtomValue(withdrawing.errorAtom);
  const withdraw = useSetAtom(withdrawing.sendAtom);
  const [text, setText] = useState('');
  const [account, setAccount] = useState<string>();
  const [touched, setTouched] = useState(false);
  useBusy(sending || text ? t('withdraw.busy') : null);
  const chosen = account ?? options.accounts[0]?.id;
  const amount = parseAmount(text, host().brand.fractionDigits);
  const refusal = refusalOf(amount, options);
  const send = async () => {
    setTouched(true);
    if (refusal || !amount || !chosen || !(await withdraw({ body: { accountId: chosen, amount } }))) return;
    setText('');
    setTouched(false);
    host().toast('success', t('withdraw.asked', { amount: money(amount) }));
    onAsked();
  };

  return (
    <form
      noValidate
      css={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <RadioGroup
        label={t('withdraw.to')}
        look="rows"
        value={chosen}
        onChange={setAccount}
        options={options.accounts.map(({ id, name, number }) => ({ value: id, label: name, detail: number }))}
      />
      <TextField
        label={t('withdraw.amount')}
        before={host().brand.currencySymbol}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        hint={t('withdraw.range', { min: money(options.min), max: money(options.max) })}
        error={
          touched && refusal
            ? t(`withdraw.refused.${refusal}`, {
                min: money(options.min),
                max: money(options.max),
                available: money(options.available),
              })
            : undefined
        }
        onChange={(event) => setText(event.target.value)}
      />
      {failure && (
        <Note tone="bad" role="alert">
          {sentence(failure)}
        </Note>
      )}
      <Button type="submit" variant="primary" size="large" busy={sending}>
        {amount && !refusal ? t('withdraw.submitAmount', { amount: money(amount) }) : t('withdraw.submit')}
      </Button>
    </form>
  );
}

/** Why this amount cannot be withdrawn, or null. */
function refusalOf(amount: string | null, { available, min, max }: Options): 'format' | 'range' | 'funds' | null {
  if (amount === null) return 'format';
  if (BigInt(amount) > BigInt(available)) return 'funds';
  return BigInt(amount) < BigInt(min) || BigInt(amount) > BigInt(max) ? 'range' : null;
}

const styles = {
  form: css({ display: 'grid', gap: tokens.space[5], maxInlineSize: 520, marginBlock: tokens.space[6] }),
};
