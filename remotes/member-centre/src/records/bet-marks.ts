import type { StateMarkProps } from '@atrium/ui/state-mark';

/** The mark of a bet's state, shown beside its word. */
export const betMarks: Record<'open' | 'won' | 'lost' | 'void' | 'rolled-back', StateMarkProps['state']> = {
  open: 'waiting',
  won: 'good',
  lost: 'over',
  void: 'void',
  'rolled-back': 'void',
};
