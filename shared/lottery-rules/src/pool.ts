import { type Fraction, formatFraction, fraction, over, parseFraction, times } from './fraction.ts';

/**
 * How a draw's turnover is shared among the winners, as data that JSON holds: parts are exact texts, `"27/50"`, and amounts digits of
 * minor units. Source: domain.md 4.6, 4.7, 4.9.
 */
export interface PoolRules {
  /** Price of one entry, for which `fixed` prizes are paid. */
  readonly unitMinor: string;
  /** Part of the turnover that is the fund. */
  readonly fund: string;
  /** Part of the fund that is set aside for special draws. */
  readonly reserve: string;
  /** The reserve goes to the highest tier of the draw that follows this number of draws without a release. Never where it is left out. */
  readonly releaseAfterDraws?: number;
  /** Prize of one winning entry by tier. */
  readonly fixed: Readonly<Record<string, string>>;
  /** Part of each tier. */
  readonly shares: Readonly<Record<string, string>>;
  /** The tier of the first prize. Databases do not keep the order of keys. */
  readonly highest: string;
  /** `fund`: parts of the whole fund. `rest`: parts of what reserve and fixed prizes leave of it. */
  readonly sharesOf: 'fund' | 'rest';
  /** Least amount of a tier that has a winner; the house tops it up. */
  readonly least: Readonly<Record<string, string>>;
  /** What nobody wins is added to the same tier of the next draw, or to its highest. */
  readonly unwon: 'same' | 'highest';
}

export interface PoolDraw {
  readonly turnoverMinor: bigint;
  /** Winning entries by tier; a part of an entry is a fraction of one. */
  readonly winners: Readonly<Record<string, Fraction>>;
  /** Carried from earlier draws, by tier. */
  readonly carriedMinor?: Readonly<Record<string, bigint>>;
  /** Taken from the reserve for this draw's highest tier. */
  readonly bonusMinor?: bigint;
}

/** All amounts in minor units: fund + carried in + bonus + topped up = paid + carried out + reserved. */
export interface PoolResult {
  readonly fundMinor: bigint;
  /** Of each tier with a winner, what one entry pays, rounded down. */
  readonly prizes: Readonly<Record<string, bigint>>;
  readonly paidMinor: bigint;
  /** For the next draw, by tier; remainders of divisions, and what no part names, are with the highest tier. */
  readonly carriedMinor: Readonly<Record<string, bigint>>;
  readonly reservedMinor: bigint;
  /** Paid by the house beyond the fund: to reach `least`, and for fixed prizes that the fund does not hold. */
  readonly toppedUpMinor: bigint;
}

const floor = ({ n, d }: Fraction): bigint => n / d;
const partOf = (amount: bigint, part: string): bigint => {
  const read = parseFraction(part);
  if (!read) throw new RangeError(`${part} is no part of a fund.`);
  return floor(times(fraction(amount), read));
};

/** What one draw pays from its turnover. Pure and exact. */
export function sharePool(
  rules: PoolRules,
  { turnoverMinor, winners, carriedMinor = {}, bonusMinor = 0n }: PoolDraw,
): PoolResult {
  const fundMinor = partOf(turnoverMinor, rules.fund);
  const reservedMinor = partOf(fundMinor, rules.reserve);
  const prizes: Record<string, bigint> = {};
  const carried: Record<string, bigint> = {};
  const won = (tier: string): boolean => (winners[tier]?.n ?? 0n) > 0n;
  const paidFor = (tier: string): bigint => floor(times(fraction(prizes[tier]!), winners[tier]!));

  let paidMinor = 0n;
  for (const tier of Object.keys(rules.fixed).filter(won)) {
    prizes[tier] = BigInt(rules.fixed[tier]!);
    paidMinor += paidFor(tier);
  }
  const rest = fundMinor - reservedMinor - paidMinor;
  const shared = rules.sharesOf === 'fund' ? fundMinor : rest > 0n ? rest : 0n;
  let broughtMinor = bonusMinor;
  let toppedUpMinor = 0n;
  for (const [tier, part] of Object.entries(rules.shares)) {
    const brought = carriedMinor[tier] ?? 0n;
    broughtMinor += brought;
    const amount = partOf(shared, part) + brought + (tier === rules.highest ? bonusMinor : 0n);
    if (won(tier)) {
      const least = BigInt(rules.least[tier] ?? 0);
      if (least > amount) toppedUpMinor += least - amount;
      prizes[tier] = floor(over(fraction(least > amount ? least : amount), winners[tier]!));
      paidMinor += paidFor(tier);
    } else {
      const heir = rules.unwon === 'same' ? tier : rules.highest;
      carried[heir] = (carried[heir] ?? 0n) + amount;
    }
  }
  const carriedOut = Object.values(carried).reduce((sum, amount) => sum + amount, 0n);
  const left = fundMinor + broughtMinor + toppedUpMinor - paidMinor - carriedOut - reservedMinor;
  if (left < 0n) toppedUpMinor -= left;
  else if (left > 0n) carried[rules.highest] = (carried[rules.highest] ?? 0n) + left;
  return {
    fundMinor,
    prizes,
    paidMinor,
    carriedMinor: carried,
    reservedMinor,
    toppedUpMinor,
  };
}

/** The prizes as a ticket's prices: per unit of stake, by tier. A stake that is a part of an entry gets that part of the prize. */
export const pricesOfPool = (rules: PoolRules, { prizes }: PoolResult): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(prizes).map(([tier, prize]) => [tier, formatFraction(fraction(prize, BigInt(rules.unitMinor)))]),
  );
