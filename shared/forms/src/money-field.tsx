import type { MoneyFormat } from '@atrium/i18n/format';
import { TextField, type TextFieldProps } from '@atrium/ui/text-field';

export interface MoneyFieldProps extends TextFieldProps {
  money: MoneyFormat;
}

/** An amount as it is typed; `amountFault` judges the text and `parseAmount` reads it into minor units. */
export function MoneyField({ money: { symbol, fractionDigits }, ...field }: MoneyFieldProps) {
  return (
    <TextField before={symbol} inputMode={fractionDigits === 0 ? 'numeric' : 'decimal'} autoComplete="off" {...field} />
  );
}
