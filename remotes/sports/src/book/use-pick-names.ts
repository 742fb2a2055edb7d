import { useTranslation } from 'react-i18next';

/** The names of markets and answers in the current language. */
export function usePickNames() {
  const { t } = useTranslation('sports');
  const pick = (market: string, name: string, { home, away }: { home: string; away: string }): string => {
    if (market !== 'result') return t(`pick.${market}.${name}`, { defaultValue: name });
    return name === '1' ? home : name === '2' ? away : t('pick.draw');
  };
  return {
    market: (name: string): string => t(`market.${name}`, { defaultValue: name }),
    pick,
    /** As a column's heading. */
    short: (market: string, name: string): string =>
      market === 'result' ? name : pick(market, name, { home: '', away: '' }),
  };
}
