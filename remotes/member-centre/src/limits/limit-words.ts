import type { Limit } from '@atrium/contracts/limits';
import { useMoney } from '@atrium/host';
import { useTranslation } from 'react-i18next';

const HOUR_MINUTES = 60;
const NEAR = 0.8;

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

/** What is used of a limit and what is left of it, to write and to draw. Undefined where there is no limit. */
export function useLimitUse(): (
  limit: Limit | undefined,
) => { text: string; share: number; tone: 'near' | 'own' } | undefined {
  const { t } = useTranslation('member-centre');
  const write = useLimitAmount();
  return (limit) => {
    if (!limit || limit.amount === null) return undefined;
    const { kind, amount, used } = limit;
    const share = amount === '0' ? 1 : Number(used) / Number(amount);
    const left = BigInt(amount) > BigInt(used) ? (BigInt(amount) - BigInt(used)).toString() : '0';
    return {
      text: t('limits.left', { used: write(kind, used), left: write(kind, left) }),
      share,
      tone: share >= NEAR ? 'near' : 'own',
    };
  };
}
