import { add, type Fraction, fraction, ONE, times, ZERO } from './fraction.ts';

/** One bet by prize group. Groups are whole numbers of `base`: 1950 of 2000 returns 97.5 %. Source: domain.md 4.1, 7.2. */
export interface GroupBet {
  /** 2000; 1980 in the 11x5 family. */
  readonly base: number;
  /** The group whose prices the player has chosen. */
  readonly chosen: number;
  /** The highest group that the play pays. */
  readonly cap?: number;
  /** Own groups, from the player up to the top of the agent tree. */
  readonly chain: readonly number[];
}

/** Parts of a stake; together they are 1. */
export interface GroupShares {
  /** What the prices return to the player on average. */
  readonly payout: Fraction;
  /** Returned to the player at once: the difference between own and chosen group. */
  readonly self: Fraction;
  /** Of each upline, from the nearest: what its group is above every group below it, or nothing. */
  readonly uplines: readonly Fraction[];
  readonly house: Fraction;
}

/** Throws a RangeError if the chosen group is above the player's own, or a group is not of 0 … base. */
export function groupShares({ base, chosen, cap = chosen, chain }: GroupBet): GroupShares {
  const [own] = chain;
  if (own === undefined || chosen > own) throw new RangeError(`Group ${chosen} is above the own group ${own}.`);
  for (const group of [chosen, cap, ...chain])
    if (!Number.isInteger(group) || group < 0 || group > base) throw new RangeError(`${group} is no group of ${base}.`);
  const part = (groups: number): Fraction => fraction(BigInt(groups), BigInt(base));
  let highest = own;
  const uplines = chain.slice(1).map((group) => {
    const above = Math.max(group - highest, 0);
    highest += above;
    return part(above);
  });
  const payout = part(Math.min(chosen, cap));
  const self = part(own - chosen);
  const paid = [payout, self, ...uplines].reduce(add, ZERO);
  return { payout, self, uplines, house: add(ONE, times(paid, fraction(-1n))) };
}

/** Money of a stake's rebates in minor units. */
export interface Rebates {
  readonly selfMinor: bigint;
  readonly uplinesMinor: readonly bigint[];
}

/**
 * The rebates of a stake. Sums from the player upwards are rounded down, not each rebate: together they are the share of all of them
 * to the minor unit, whatever the length of the chain, and a stake in many small tickets brings nobody more than one large ticket.
 */
export function rebatesOf(stakeMinor: bigint, { self, uplines }: Pick<GroupShares, 'self' | 'uplines'>): Rebates {
  let share = ZERO;
  let paid = 0n;
  const amounts = [self, ...uplines].map((each) => {
    share = add(share, each);
    const { n, d } = times(share, fraction(stakeMinor));
    const sum = n / d;
    const amount = sum - paid;
    paid = sum;
    return amount;
  });
  return { selfMinor: amounts[0]!, uplinesMinor: amounts.slice(1) };
}

/** What a ticket returns at once to a player who has chosen a group below the own one. The agents above change nothing about it. */
export const selfRebateOf = (
  stakeMinor: bigint,
  { base, own, chosen }: { base: number; own: number; chosen: number },
): bigint => rebatesOf(stakeMinor, groupShares({ base, chosen, chain: [own] })).selfMinor;
