import { languageOfTag } from '@atrium/contracts/language-of';

/** How the brand writes amounts. `short` omits the decimals of whole amounts: `P 500`. */
export interface MoneyStyle {
  symbol: string;
  fractionDigits: number;
  short?: boolean;
}

/** Minor units as members see them, `P 1,234.50`: exact for any size, and never parted from their currency at the end of a line. */
export function amountText(amount: string, tag: string, { symbol, fractionDigits, short = false }: MoneyStyle): string {
  const digits = amount.padStart(fractionDigits + 1, '0');
  const whole = digits.slice(0, digits.length - fractionDigits);
  const decimal = fractionDigits ? `${whole}.${digits.slice(-fractionDigits)}` : whole;
  const format = new Intl.NumberFormat(`${tag}-u-nu-latn`, {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
    trailingZeroDisplay: short ? 'stripIfInteger' : 'auto',
  });
  const isolated = `${symbol}\u00a0${format.format(decimal as unknown as number)}`;
  // Within Arabic text the symbol and the digits would otherwise change places.
  return languageOfTag(tag).dir === 'rtl' ? `\u2066${isolated}\u2069` : isolated;
}
