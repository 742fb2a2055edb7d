import { formatAmount } from '@atrium/i18n/format';
import { host, useBalance, useMoney } from '@atrium/host';
import { IconButton } from '@atrium/ui/icon-button';
import { Money } from '@atrium/ui/money';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtom, useSetAtom } from 'jotai';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { balanceHiddenAtom, refreshBalanceAtom } from './balance.state.ts';

/** The member's balance: counts to its new value; can be hidden and refreshed. */
export function BalanceDisplay({ tools = true }: { tools?: boolean }) {
  const { t } = useTranslation('shell');
  const money = useMoney();
  const balance = useBalance();
  const [hidden, setHidden] = useAtom(balanceHiddenAtom);
  const refresh = useSetAtom(refreshBalanceAtom);
  const change = useChange(balance?.sumBalance);
  const text = balance ? money(balance.sumBalance) : '';
  return (
    <span css={[styles.balance, !tools && styles.narrow]} style={tools ? undefined : leastWidth(text)}>
      <span role="status" aria-label={t('account.balance')} css={[styles.amount, !tools && styles.whole]}>
        {!balance && <Skeleton width={110} height={20} />}
        {balance && (hidden ? '***' : <Money text={text} tone="own" counts change={change} fit={!tools} />)}
      </span>
      {tools && (
        <>
          <IconButton
            size="small"
            icon={hidden ? 'eye-off' : 'eye'}
            label={hidden ? t('account.showBalance') : t('account.hideBalance')}
            onClick={() => setHidden(!hidden)}
          />
          <IconButton size="small" icon="refresh" label={t('account.refreshBalance')} onClick={() => void refresh()} />
        </>
      )}
    </span>
  );
}

/** The difference from the previous amount, with its sign. */
function useChange(amount: string | undefined): string | undefined {
  const { i18n } = useTranslation();
  const [seen, setSeen] = useState<{ amount: string | undefined; change: string | undefined }>({
    amount,
    change: undefined,
  });
  if (seen.amount === amount) return seen.change;
  const change =
    seen.amount === undefined || amount === undefined
      ? undefined
      : signed((BigInt(amount) - BigInt(seen.amount)).toString(), i18n.language);
  setSeen({ amount, change });
  return change;
}

function signed(difference: string, tag: string): string {
  const { currencySymbol: symbol, fractionDigits } = host().brand;
  const text = formatAmount(difference, { symbol, fractionDigits }, tag);
  return difference.startsWith('-') ? text : `+${text}`;
}

/** The smallest size of an amount is 11 px, with 0.6 of it for each character; a title beside it gives way. */
const leastWidth = ({ length }: string): CSSProperties => ({ minInlineSize: 16 + length * 6.6 });

const styles = {
  balance: css({ display: 'inline-flex', flex: 'none', alignItems: 'center', gap: 2, paddingInline: tokens.space[2] }),
  // In a phone's bar it takes the room that the others leave.
  narrow: css({ flex: '1 1 132px' }),
  whole: css({ flex: 1, minInlineSize: 0, textAlign: 'end' }),
  amount: css({
    minInlineSize: 72,
    marginInlineEnd: tokens.space[1],
    color: tokens.color.accentText,
    fontWeight: tokens.weight.bold,
    ...tokens.type.title,
    ...tokens.numerals,
  }),
};
