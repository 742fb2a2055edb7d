import { parseAmount } from '@atrium/i18n/format';

export interface AmountBounds {
  /** Minor units, as everywhere. */
  min?: string;
  max?: string;
  /** What there is; more than that is refused as `funds`, whatever the bounds say. */
  available?: string;
}

export type AmountFault = 'empty' | 'format' | 'funds' | 'range';

/** Why a typed amount cannot be sent, or null. */
export function amountFault(
  text: string,
  fractionDigits: number,
  { min = '1', max, available }: AmountBounds = {},
): AmountFault | null {
  if (text.trim() === '') return 'empty';
  const minor = parseAmount(text, fractionDigits);
  if (minor === null) return 'format';
  const amount = BigInt(minor);
  if (available !== undefined && amount > BigInt(available)) return 'funds';
  return amount < BigInt(min) || (max !== undefined && amount > BigInt(max)) ? 'range' : null;
}
