import { type AmountBounds, amountFault } from '@atrium/forms/amount-fault';
import { host, useMoney } from '@atrium/host';
import { useTranslation } from 'react-i18next';

interface CheckedBounds extends AmountBounds {
  /** The sentence for more than what is `available`. */
  funds?: string;
}

/** The check of a typed amount: resolves to the sentence of its fault, or to null. */
export function useAmountCheck(): (text: string, bounds?: CheckedBounds) => string | null {
  const { t } = useTranslation('centre');
  const money = useMoney();
  const { fractionDigits: digits } = host().brand;
  return (text, bounds = {}) => {
    const { min = '1', available = '0', max = available, funds = '' } = bounds;
    switch (amountFault(text, digits, bounds)) {
      case 'empty':
        return t('amount.empty');
      case 'format':
        return digits === 0 ? t('amount.whole') : t('amount.format', { digits });
      case 'funds':
        return funds;
      case 'range':
        return t('amount.range', { min: money(min), max: money(max) });
      default:
        return null;
    }
  };
}
