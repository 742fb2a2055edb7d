import type { Cause } from '@atrium/federation/cause';

export interface FaultProps {
  cause: Cause | 'maintenance';
  /** The operator's own sentence. */
  text?: string;
  since?: string;
  until?: string;
  onRetry: () => void;
}

/** The key of the sentence that says a cause in a member's words. */
export const causeKey = (cause: FaultProps['cause']): string => `fault.cause.${cause}`;
