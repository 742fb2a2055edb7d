import { useTranslation } from 'react-i18next';

/** The name of a market such as `VN-north`; an unknown one shows its code. */
export function useMarketName(): (market: string) => string {
  const { t, i18n } = useTranslation();
  return (market) => {
    const key = `lotteries.markets.${market}`;
    return i18n.exists(key) ? t(key) : market;
  };
}
