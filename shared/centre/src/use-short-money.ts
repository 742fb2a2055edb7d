import { host } from '@atrium/host';
import { formatShortAmount } from '@atrium/i18n/format';
import { useTranslation } from 'react-i18next';

/** Formats minor units in the brand's currency, whole amounts without their decimals: `P 500`. */
export function useShortMoney(): (amount: string) => string {
  const { i18n } = useTranslation();
  const { currencySymbol: symbol, fractionDigits } = host().brand;
  return (amount) => formatShortAmount(amount, { symbol, fractionDigits }, i18n.language);
}
