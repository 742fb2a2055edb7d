import type { StateMarkProps } from '@atrium/ui/state-mark';

interface Settled {
  status: 'open' | 'won' | 'lost' | 'void' | 'rolled-back';
  stake: string;
  payout: string;
}

/** The mark of a bet's outcome, shown beside its word. */
const MARKS = {
  open: 'waiting',
  won: 'good',
  even: 'over',
  'part-returned': 'over',
  lost: 'over',
  void: 'void',
  'rolled-back': 'void',
} satisfies Record<string, StateMarkProps['state']>;

export type BetOutcome = keyof typeof MARKS;

/** What a bet's record says became of it: a payout that is not above the stake is no win. Source: 15-04. */
export function outcomeOf({ status, stake, payout }: Settled): BetOutcome {
  if (status !== 'won') return status;
  const net = BigInt(payout) - BigInt(stake);
  return net > 0n ? 'won' : net === 0n ? 'even' : 'part-returned';
}

export const betMark = (bet: Settled): StateMarkProps['state'] => MARKS[outcomeOf(bet)];
