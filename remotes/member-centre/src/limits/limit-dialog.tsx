import { AmountField } from '@atrium/centre/amount-field';
import { typedAmount } from '@atrium/centre/typed-amount';
import { useAmountCheck } from '@atrium/centre/use-amount-check';
import type { Limit } from '@atrium/contracts/limits';
import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { host, useBusy, useErrorSentence } from '@atrium/host';
import { parseAmount } from '@atrium/i18n/format';
import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useLimitAmount } from './limit-words.ts';
import { changeAtom, changeErrorAtom, changes, changingAtom } from './limits.state.ts';

/** A time is typed in whole minutes. */
const typedMinutes = (text: string): string | null => parseAmount(text, 0);

/** Sets, changes or removes one limit, and says beforehand whether it starts at once or waits. */
export function LimitDialog({ limit: { kind, period, amount }, onClose }: { limit: Limit; onClose: () => void }) {
  const { t } = useTranslation('member-centre');
  const write = useLimitAmount();
  const sentence = useErrorSentence();
  const checkAmount = useAmountCheck();
  const sending = useAtomValue(changingAtom);
  const failure = useAtomValue(changeErrorAtom);
  const change = useSetAtom(changeAtom);
  useBusy(t('limits.busy'));
  const time = kind === 'session_time';
  const read = time ? typedMinutes : typedAmount;
  const form = useForm({
    initial: { amount: '' },
    onSend: async ({ amount: text }) => await ask(read(text)),
  });
  const wanted = read(form.value('amount'));
  const raises = wanted !== null && amount !== null && BigInt(wanted) > BigInt(amount);
  const field = {
    required: true,
    hint:
      amount === null
        ? t('limits.firstHint')
        : t(raises ? 'limits.raiseHint' : 'limits.lowerHint', { amount: write(kind, amount) }),
  };

  async function ask(next: string | null): Promise<undefined> {
    if (!(await change(changes.set({ kind, period, amount: next })))) return;
    const waits = amount !== null && (next === null || BigInt(next) > BigInt(amount));
    host().toast('success', t(waits ? 'limits.waits' : 'limits.holds'));
    onClose();
  }

  return (
    <Modal
      open
      onClose={onClose}
      closable={!sending}
      title={t('limits.changeOf', { kind: t(`limits.kinds.${kind}`), period: t(`limits.periods.${period}`) })}
      closeLabel={t('close')}
    >
      <form {...form.props} css={styles.form}>
        {time ? (
          <TextField
            label={t('limits.minutes')}
            inputMode="numeric"
            autoComplete="off"
            {...field}
            {...form.field('amount', (text) => (typedMinutes(text) === null ? t('limits.minutesFormat') : null))}
          />
        ) : (
          <AmountField
            label={t('limits.amount')}
            {...field}
            {...form.field('amount', (text) => checkAmount(text, { min: '0' }))}
          />
        )}
        <FormFault sentence={failure && sentence(failure)} />
        <Button type="submit" variant="primary" size="large" wide busy={sending}>
          {t(raises ? 'limits.askRaise' : 'limits.save')}
        </Button>
        {amount !== null && (
          <Button wide busy={sending} onClick={() => void ask(null)}>
            {t('limits.askRemove')}
          </Button>
        )}
      </form>
    </Modal>
  );
}

const styles = { form: css({ display: 'grid', gap: tokens.space[4] }) };
