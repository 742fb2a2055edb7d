import { useMoney } from '@atrium/host';
import { formatNumber, formatPercent } from '@atrium/i18n/format';
import { useTranslation } from 'react-i18next';
import { compare } from './comparison.ts';

interface Compared {
  /** Can be below zero. */
  signed?: boolean;
  /** A number of people or bets instead of an amount. */
  counted?: boolean;
}

/** A sentence that compares a figure with the one of the period before. */
export function useComparison(): (now: string | number, before: string | number, kind?: Compared) => string {
  const { t, i18n } = useTranslation('agent-centre');
  const money = useMoney();
  return (now, before, { signed, counted } = {}) => {
    const found = compare(String(now), String(before), { signed: signed ?? false });
    switch (found.kind) {
      case 'up':
      case 'down':
        return t(`compare.${found.kind}`, { percent: formatPercent(found.percent, i18n.language) });
      case 'more':
      case 'less':
        return t(`compare.${found.kind}`, {
          amount: counted ? formatNumber(Number(found.difference), i18n.language) : money(found.difference),
        });
      default:
        return t(`compare.${found.kind}`);
    }
  };
}
