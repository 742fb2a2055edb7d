interface Settled {
  status: 'open' | 'won' | 'lost' | 'void' | 'rolled-back';
  stake: string;
  payout: string;
}

export const BET_OUTCOMES = ['open', 'won', 'even', 'part-returned', 'lost', 'void', 'rolled-back'] as const;
export type BetOutcome = (typeof BET_OUTCOMES)[number];

/** What a bet's record says became of it: a payout that is not above the stake is no win. Source: 15-04. */
export function outcomeOf({ status, stake, payout }: Settled): BetOutcome {
  if (status !== 'won') return status;
  const net = BigInt(payout) - BigInt(stake);
  return net > 0n ? 'won' : net === 0n ? 'even' : 'part-returned';
}
