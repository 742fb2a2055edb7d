import { host, useInstant } from '@atrium/host';
import { useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';

/** The server's clock, which decides when sales close. */
export function ServerTime() {
  const { t } = useTranslation('draws');
  const instant = useInstant();
  const [, beat] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const clock = setInterval(beat, 1000);
    return () => clearInterval(clock);
  }, []);
  return <>{t('serverTime', { at: instant(Date.now() + host().clockSkew(), 'full') })}</>;
}
