import { host, useInstant } from '@atrium/host';
import { useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';

interface ServerTimeProps {
  /** Without the day, where one line has no room for it. */
  short?: boolean;
}

/** The server's clock, which decides when sales close. */
export function ServerTime({ short = false }: ServerTimeProps) {
  const { t } = useTranslation('draws');
  const instant = useInstant();
  const [, beat] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const clock = setInterval(beat, 1000);
    return () => clearInterval(clock);
  }, []);
  return <>{t('serverTime', { at: instant(Date.now() + host().clockSkew(), short ? 'clock' : 'full') })}</>;
}
