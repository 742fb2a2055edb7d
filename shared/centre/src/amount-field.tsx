import { MoneyField, type MoneyFieldProps } from '@atrium/forms/money-field';
import { host } from '@atrium/host';

/** An amount in the brand's currency. */
export function AmountField(field: Omit<MoneyFieldProps, 'money'>) {
  const { currencySymbol, fractionDigits } = host().brand;
  return <MoneyField money={{ symbol: currencySymbol, fractionDigits }} {...field} />;
}
