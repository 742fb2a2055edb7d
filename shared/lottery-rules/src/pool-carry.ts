import { type Fraction, fraction } from './fraction.ts';
import { type PoolResult, type PoolRules, sharePool } from './pool.ts';

/** What a pool passes from draw to draw, in minor units. */
export interface PoolCarry {
  /** By tier. */
  readonly tiersMinor: Readonly<Record<string, bigint>>;
  /** Set aside for special draws. */
  readonly reserveMinor: bigint;
  /** Draws since the last release of the reserve. */
  readonly drawsKept: number;
}

export const NO_CARRY: PoolCarry = { tiersMinor: {}, reserveMinor: 0n, drawsKept: 0 };

/** Everything that a carry holds: the balance of the pool's jackpot. */
export const heldBy = ({ tiersMinor, reserveMinor }: PoolCarry): bigint =>
  Object.values(tiersMinor).reduce((sum, amount) => sum + amount, reserveMinor);

/**
 * The rules for entries of another price: `fixed` and `least` in proportion to the price, rounded down to the minor unit. Throws a
 * RangeError for a price that is not positive.
 */
export function pricedPool(rules: PoolRules, unitMinor: bigint): PoolRules {
  if (unitMinor <= 0n) throw new RangeError(`${unitMinor} is no price of an entry.`);
  const scaled = (amounts: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(amounts).map(([tier, amount]) => [
        tier,
        ((BigInt(amount) * unitMinor) / BigInt(rules.unitMinor)).toString(),
      ]),
    );
  return { ...rules, unitMinor: unitMinor.toString(), fixed: scaled(rules.fixed), least: scaled(rules.least) };
}

/** What the next draw takes from the reserve for its highest tier. */
export const releasedBy = ({ releaseAfterDraws }: PoolRules, { reserveMinor, drawsKept }: PoolCarry): bigint =>
  releaseAfterDraws !== undefined && drawsKept >= releaseAfterDraws ? reserveMinor : 0n;

/** Of the next draw, what the winners of the highest tier share at least. */
export function jackpotOf(rules: PoolRules, carry: PoolCarry): bigint {
  const known = (carry.tiersMinor[rules.highest] ?? 0n) + releasedBy(rules, carry);
  const least = BigInt(rules.least[rules.highest] ?? 0);
  return known > least ? known : least;
}

export interface PlayedPool extends PoolResult {
  readonly releasedMinor: bigint;
}

/** One draw of a pool. `stakesMinor` are the stakes of the winning notes by tier; one entry is `rules.unitMinor` of them. */
export function playPool(
  rules: PoolRules,
  carry: PoolCarry,
  { turnoverMinor, stakesMinor }: { turnoverMinor: bigint; stakesMinor: Readonly<Record<string, bigint>> },
): PlayedPool {
  const unit = BigInt(rules.unitMinor);
  const winners = Object.fromEntries(
    Object.entries(stakesMinor).map(([tier, stake]): [string, Fraction] => [tier, fraction(stake, unit)]),
  );
  const releasedMinor = releasedBy(rules, carry);
  const result = sharePool(rules, {
    turnoverMinor,
    winners,
    carriedMinor: carry.tiersMinor,
    bonusMinor: releasedMinor,
  });
  return { ...result, releasedMinor };
}

/** What a winning stake gets: the prize of one entry in proportion, rounded down to the minor unit. */
export const poolPrize = ({ unitMinor }: PoolRules, prizeMinor: bigint, stakeMinor: bigint): bigint =>
  (prizeMinor * stakeMinor) / BigInt(unitMinor);

/** What the draw passes on. `paidMinor` is the sum of the rounded prizes; what rounding has left goes to the highest tier. */
export function carryAfter(rules: PoolRules, before: PoolCarry, played: PlayedPool, paidMinor: bigint): PoolCarry {
  const left = played.paidMinor - paidMinor;
  if (left < 0n) throw new RangeError(`The pool pays ${played.paidMinor}, not ${paidMinor}.`);
  const { highest } = rules;
  const tiersMinor = { ...played.carriedMinor };
  if (left > 0n) tiersMinor[highest] = (tiersMinor[highest] ?? 0n) + left;
  return {
    tiersMinor,
    reserveMinor: before.reserveMinor - played.releasedMinor + played.reservedMinor,
    drawsKept:
      rules.releaseAfterDraws !== undefined && before.drawsKept >= rules.releaseAfterDraws ? 0 : before.drawsKept + 1,
  };
}
