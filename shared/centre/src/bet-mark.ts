import { type BetOutcome, outcomeOf } from '@atrium/contracts/bet-outcome';
import type { StateMarkProps } from '@atrium/ui/state-mark';

/** The mark of a bet's outcome, shown beside its word. */
const MARKS: Record<BetOutcome, StateMarkProps['state']> = {
  open: 'waiting',
  won: 'good',
  even: 'over',
  'part-returned': 'over',
  lost: 'over',
  void: 'void',
  'rolled-back': 'void',
};

export const betMark = (bet: Parameters<typeof outcomeOf>[0]): StateMarkProps['state'] => MARKS[outcomeOf(bet)];
