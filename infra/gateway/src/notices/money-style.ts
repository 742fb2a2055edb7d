import type { Settings } from '../platform/settings.ts';
import type { MoneyStyle } from './amount-text.ts';

/** How the brand writes amounts, from the setting `brand`. */
export async function moneyStyle(settings: Settings): Promise<MoneyStyle> {
  const { currencySymbol = 'P', fractionDigits = 2 } = await settings.get<{
    currencySymbol?: string;
    fractionDigits?: number;
  }>('brand', {});
  return { symbol: currencySymbol, fractionDigits };
}
