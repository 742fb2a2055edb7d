import { AmountField } from '@atrium/centre/amount-field';
import { amountText, typedAmount } from '@atrium/centre/typed-amount';
import type { Form } from '@atrium/forms/form';
import { useShortMoney } from '@atrium/host';
import { Chip } from '@atrium/ui/chip';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { DepositFields } from './deposit-form.tsx';

interface DepositAmountProps {
  form: Form<DepositFields>;
  /** Resolves to the sentence of what is wrong with a typed amount, or to null. */
  check: (text: string) => string | null;
  /** Minor units. */
  quick: readonly string[];
}

/** The amount of a deposit: typed, or one of the brand's usual ones. */
export function DepositAmount({ form, check, quick }: DepositAmountProps) {
  const { t } = useTranslation('member-centre');
  const short = useShortMoney();
  const typed = typedAmount(form.value('amount'));
  return (
    <div css={styles.root}>
      <AmountField label={t('deposit.amount')} css={styles.field} {...form.field('amount', check)} />
      <div role="group" aria-label={t('deposit.quick')} css={styles.quick}>
        {quick.map((amount) => (
          <Chip key={amount} pressed={typed === amount} onClick={() => form.enter('amount', amountText(amount))}>
            {short(amount)}
          </Chip>
        ))}
      </div>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: tokens.space[2] }),
  field: css({
    '& input': { blockSize: 52, ...tokens.type.section, fontWeight: tokens.weight.bold, ...tokens.numerals },
  }),
  quick: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))',
    gap: tokens.space[2],
    ...tokens.numerals,
  }),
};
