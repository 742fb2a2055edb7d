import type { Limit } from '@atrium/contracts/limits';
import { useMoney } from '@atrium/host';
import { useTranslation } from 'react-i18next';

const HOUR_MINUTES = 60;

/** Writes an amount of a limit: money, or a time for the session's. */
export function useLimitAmount(): (kind: Limit['kind'], amount: string) => string {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  return (kind, amount) => {
    if (kind !== 'session_time') return money(amount);
    const minutes = Number(amount);
    return t('limits.time', { hours: Math.floor(minutes / HOUR_MINUTES), minutes: minutes % HOUR_MINUTES });
  };
}
