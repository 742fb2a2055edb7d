import { useTranslation } from 'react-i18next';

const RESULT = 'result';

/** The names of markets and answers in the current language. */
export function usePickNames() {
  const { t } = useTranslation('sports');
  const pick = (market: string, name: string, { home, away }: { home: string; away: string }): string => {
    if (market !== RESULT) return t(`pick.${market}.${name}`, { defaultValue: name });
    return name === '1' ? home : name === '2' ? away : t('pick.draw');
  };
  return {
    /** The answers say what the market is. */
    isPlain: (name: string): boolean => name === RESULT,
    market: (name: string): string => t(`market.${name}`, { defaultValue: name }),
    pick,
    /** As a column's heading. */
    short: (market: string, name: string): string =>
      market === RESULT ? name : pick(market, name, { home: '', away: '' }),
  };
}
