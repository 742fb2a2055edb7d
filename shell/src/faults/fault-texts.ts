import type { Cause } from '@atrium/federation/cause';
import { useInstant } from '@atrium/host';
import { useTranslation } from 'react-i18next';

export interface FaultProps {
  cause: Cause | 'maintenance';
  /** The operator's own sentence. */
  text?: string;
  since?: string;
  until?: string;
  onRetry: () => void;
}

/** The key of the sentence that says a cause in a member's words. */
const causeKey = (cause: FaultProps['cause']): string => `fault.cause.${cause}`;

/** The sentences of a fault that every kind of page shows. */
export function useFaultTexts({ cause, text, since, until }: FaultProps) {
  const { t } = useTranslation('shell');
  const instant = useInstant();
  return {
    cause: text ?? t(causeKey(cause)),
    money: t('fault.money'),
    facts:
      since &&
      t(until ? 'fault.sinceUntil' : 'fault.since', {
        since: instant(since, 'date-time'),
        until: until && instant(until, 'date-time'),
      }),
  };
}
