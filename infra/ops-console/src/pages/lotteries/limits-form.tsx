import { LIMIT_NAMES, type LimitName, type LotteryTerms, lotteryTermsSet } from '@atrium/contracts/operator-lottery';
import { decimalOf, parseAmount } from '@atrium/i18n/format';
import { TextField } from '@atrium/ui/text-field';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayChange } from '../../data/use-may-change.ts';
import { useFractionDigits } from '../../data/use-money.ts';
import { Facts } from '../../parts/facts.tsx';
import { quiet } from '../../parts/page.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { useDecision } from '../../parts/use-decision.tsx';
import { ValueChange } from '../../parts/value-change.tsx';

/** Placeholder for what is no amount. */
const BROKEN = 'broken';

/** Limits and caps of a game; an empty field is no limit. */
export function LimitsForm({ terms }: { terms: LotteryTerms }) {
  const { t } = useTranslation();
  const digits = useFractionDigits();
  const mine = useMayChange();
  const { decide, refused, forget } = useDecision(lotteryTermsSet);
  const [draft, setDraft] = useState<Partial<Record<LimitName, string>>>({});
  const was = (name: LimitName) => (terms.limits[name] === null ? '' : decimalOf(terms.limits[name], digits));
  const name = (limit: LimitName) => t(`lotteries.limitNames.${limit}`);
  if (!mine) {
    return (
      <Facts facts={LIMIT_NAMES.map((key) => ({ key, name: name(key), value: was(key) || t('lotteries.noLimit') }))} />
    );
  }
  const changed = LIMIT_NAMES.filter((key) => draft[key] !== undefined && draft[key].trim() !== was(key));
  const wanted = changed.map(
    (key) => [key, draft[key]!.trim() === '' ? null : (parseAmount(draft[key]!, digits) ?? BROKEN)] as const,
  );
  const send = (reason: string) =>
    decide(
      {
        params: { game: terms.code },
        body: {
          version: terms.version,
          change: { limits: Object.fromEntries(wanted.map(([key, value]) => [key, value])) },
          reason,
        },
      },
      t('lotteries.termsSet', { name: terms.name }),
    );
  const line = (text: (key: LimitName) => string) =>
    changed.map((key) => `${name(key)}: ${text(key) || t('lotteries.noLimit')}`).join('\n');
  return (
    <ReasonForm
      effect={
        <>
          <ValueChange before={line(was)} after={line((key) => draft[key]!.trim())} />
          <p>{t('lotteries.effect.terms')}</p>
        </>
      }
      submit={t('lotteries.propose')}
      incomplete={changed.length === 0 || wanted.some(([, value]) => value === BROKEN)}
      refused={refused}
      onSubmit={send}
    >
      <p css={quiet}>{t('lotteries.limitsHint')}</p>
      <div css={styles.fields}>
        {LIMIT_NAMES.map((key) => (
          <TextField
            key={key}
            label={name(key)}
            inputMode="decimal"
            dir="ltr"
            placeholder={t('lotteries.noLimit')}
            value={draft[key] ?? was(key)}
            onChange={({ target }) => {
              setDraft((before) => ({ ...before, [key]: target.value }));
              forget();
            }}
          />
        ))}
      </div>
    </ReasonForm>
  );
}

const styles = {
  fields: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.space[4],
    alignItems: 'end',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
};
