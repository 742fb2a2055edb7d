import { configList } from '@atrium/contracts/operator-config';
import { formatAmount } from '@atrium/i18n/format';
import { useTranslation } from 'react-i18next';
import { useOperation } from './use-operation.ts';

const USUAL_DIGITS = 2;

/** Decimal places of the brand's amounts. */
export function useFractionDigits(): number {
  const digits = useOperation(configList).data?.find(({ key }) => key === 'brand.fractionDigits')?.value;
  return typeof digits === 'number' ? digits : USUAL_DIGITS;
}

/** Minor units as an amount with its currency: operators see members of several currencies. */
export function useMoney(): (amount: string, currency: string) => string {
  const { i18n } = useTranslation();
  const fractionDigits = useFractionDigits();
  return (amount, currency) => formatAmount(amount, { symbol: currency, fractionDigits }, i18n.language);
}

/** Minor units as an amount of the brand's own currency. */
export function useBrandMoney(): (amount: string) => string {
  const money = useMoney();
  const symbol = useOperation(configList).data?.find(({ key }) => key === 'brand.currencySymbol')?.value;
  return (amount) => money(amount, typeof symbol === 'string' ? symbol : '');
}
