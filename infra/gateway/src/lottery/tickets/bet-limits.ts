import type { Board } from '@atrium/contracts/lottery-bets';

/** Limits and caps of a game, in minor units as digits: the column `lottery_games.bet_limits`. What is missing is not limited. */
export interface BetLimits {
  /** Stake of one ticket; without the least one, a single note of the smallest unit is enough. */
  readonly leastStake?: string;
  readonly mostStake?: string;
  /** Stake of everybody, or of one member, on one number of a draw. */
  readonly mostStakePerNumber?: string;
  readonly mostMemberStakePerNumber?: string;
  /** Stake of one member on a draw. */
  readonly mostMemberStakePerDraw?: string;
  /** Highest payout of a ticket, of a member's tickets on a draw, and of a draw. */
  readonly mostPayout?: string;
  readonly mostMemberPayout?: string;
  readonly mostDrawPayout?: string;
  /** The lowest prize group that a player may choose. */
  readonly leastGroup?: number;
}

/** The highest stake of a ticket where a game names none: a million in a currency of two decimals. */
const MOST_STAKE = '100000000';

export const leastStakeOf = (limits: BetLimits): string => limits.leastStake ?? '1';
export const mostStakeOf = (limits: BetLimits): string => limits.mostStake ?? MOST_STAKE;

/** What a board shows of them. */
export const shownLimits = (limits: BetLimits, mostLines: number): Board['limits'] => ({
  leastStake: leastStakeOf(limits),
  mostStake: mostStakeOf(limits),
  mostPayout: limits.mostPayout ?? null,
  mostLines,
  mostStakePerNumber: limits.mostMemberStakePerNumber ?? null,
});

/** The caps that a ticket keeps of its purchase. */
export const capsOf = ({ mostPayout, mostMemberPayout, mostDrawPayout }: BetLimits) => ({
  ...(mostPayout && { ticket: mostPayout }),
  ...(mostMemberPayout && { member: mostMemberPayout }),
  ...(mostDrawPayout && { draw: mostDrawPayout }),
});
