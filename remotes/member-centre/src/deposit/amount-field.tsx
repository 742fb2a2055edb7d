import { host, useMoney } from '@atrium/host';
import { Chip } from '@atrium/ui/chip';
import { TextField } from '@atrium/ui/text-field';
import { parseAmount } from '@atrium/i18n/format';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

interface AmountFieldProps {
  text: string;
  onText: (text: string) => void;
  /** Minor units. */
  quick: readonly string[];
  onQuick: (amount: string) => void;
  error: string | undefined;
}

export function AmountField({ text, onText, quick, onQuick, error }: AmountFieldProps) {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const typed = parseAmount(text, 2);
  return (
    <div css={styles.root}>
      <TextField
        label={t('deposit.amount')}
        before={host().brand.currencySymbol}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={error}
        onChange={(event) => onText(event.target.value)}
        css={styles.field}
      />
      <div role="group" aria-label={t('deposit.quick')} css={styles.quick}>
        {quick.map((amount) => (
          <Chip key={amount} pressed={typed === amount} onClick={() => onQuick(amount)}>
            {money(amount).replace(/\.00$/, '')}
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
