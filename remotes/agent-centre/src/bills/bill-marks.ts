import type { Bill } from '@atrium/contracts/agent-bills';
import type { StateMarkProps } from '@atrium/ui/state-mark';

/** How the state of a bill is marked. */
export const BILL_MARKS: Record<Bill['state'], StateMarkProps['state']> = {
  'not-reached': 'over',
  waiting: 'waiting',
  paid: 'good',
  insufficient: 'bad',
};
