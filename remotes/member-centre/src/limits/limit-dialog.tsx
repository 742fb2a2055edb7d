import type { Limit } from '@atrium/contracts/limits';
import { host, useBusy, useErrorSentence } from '@atrium/host';
import { parseAmount } from '@atrium/i18n/format';
import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { Note } from '@atrium/ui/note';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLimitAmount } from './limit-words.ts';
import { changeAtom, changeErrorAtom, changes, changingAtom } from './limits.state.ts';

/** Sets, changes or removes one limit, and says beforehand whether it starts at once or waits. */
export function LimitDialog({ limit: { kind, period, amount }, onClose }: { limit: Limit; onClose: () => void }) {
  const { t } = useTranslation('member-centre');
  const write = useLimitAmount();
  const sentence = useErrorSentence();
  const sending = useAtomValue(changingAtom);
  const failure = useAtomValue(changeErrorAtom);
  const change = useSetAtom(changeAtom);
  const [text, setText] = useState('');
  const [touched, setTouched] = useState(false);
  useBusy(t('limits.busy'));
  const time = kind === 'session_time';
  const wanted = parseAmount(text, time ? 0 : host().brand.fractionDigits);
  const raises = wanted !== null && amount !== null && BigInt(wanted) > BigInt(amount);
  const ask = async (next: string | null) => {
    if (!(await change(changes.set({ kind, period, amount: next })))) return;
    const waits = amount !== null && (next === null || BigInt(next) > BigInt(amount));
    host().toast('success', t(waits ? 'limits.waits' : 'limits.holds'));
    onClose();
  };

  return (
    <Modal
      open
      onClose={onClose}
      closable={!sending}
      title={t('limits.changeOf', { kind: t(`limits.kinds.${kind}`), period: t(`limits.periods.${period}`) })}
      closeLabel={t('close')}
    >
      <form
        noValidate
        css={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setTouched(true);
          if (wanted !== null) void ask(wanted);
        }}
      >
        <TextField
          label={t(time ? 'limits.minutes' : 'limits.amount')}
          required
          before={time ? undefined : host().brand.currencySymbol}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          hint={
            amount === null
              ? t('limits.firstHint')
              : t(raises ? 'limits.raiseHint' : 'limits.lowerHint', { amount: write(kind, amount) })
          }
          error={touched && wanted === null ? t(time ? 'limits.minutesFormat' : 'limits.amountFormat') : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        {failure && (
          <Note tone="bad" role="alert">
            {sentence(failure)}
          </Note>
        )}
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
