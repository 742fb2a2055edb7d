import { useMoney } from '@atrium/host';
import type { Greatest } from '@atrium/lottery-rules/greatest';
import { useTranslation } from 'react-i18next';

/** The greatest win in words: an amount that an outcome pays, "at most" where it is a bound, a share where a pool pays (10-35). */
export function useGreatestText(): (greatest: Greatest | null) => string {
  const { t } = useTranslation('draws');
  const money = useMoney();
  return (greatest) => {
    if (greatest === null) return t('board.pool');
    const amount = money(String(greatest.payoutMinor));
    return greatest.exact ? amount : t('board.atMost', { amount });
  };
}
