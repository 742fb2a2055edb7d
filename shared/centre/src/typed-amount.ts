import { host } from '@atrium/host';
import { decimalOf, parseAmount } from '@atrium/i18n/format';

/** What was typed, in the brand's minor units, or null where it is no amount. */
export const typedAmount = (text: string): string | null => parseAmount(text, host().brand.fractionDigits);

/** Minor units as they would be typed, and as a file for other programs holds them. */
export const amountText = (amount: string): string => decimalOf(amount, host().brand.fractionDigits);
