import type { lotteryTermsSet, LotteryDecision, TermsChange } from '@atrium/contracts/operator-lottery';
import { type Fraction, compare, fraction, parseFraction, ZERO } from '@atrium/lottery-rules/fraction';
import type { GameRules } from '@atrium/lottery-rules/game-rules';
import { returnRange } from '@atrium/lottery-rules/return-range';
import type * as v from 'valibot';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import type { Parts } from '../../platform/parts.ts';
import type { BetLimits } from '../tickets/bet-limits.ts';
import { decideChange } from './change-lottery.ts';
import { countSoldNumbers } from './count-sold-numbers.ts';
import { everyPlay, type LockedLottery, lockLottery } from './lottery-games.ts';
import { returnBounds } from './lottery-terms.ts';

type Pricing = GameRules['pricing'];
type Bounds = Awaited<ReturnType<typeof returnBounds>>;

/** Sets prices, limits and caps, once two operators agree. Tickets keep those of their purchase. Source: 10-16, 10-47. */
export async function setTerms(
  parts: Parts,
  call: OperatorCall<v.InferOutput<typeof lotteryTermsSet.body>>,
): Promise<LotteryDecision> {
  const bounds = await returnBounds(parts);
  return await parts.database.transaction(async (transaction) => {
    const lottery = await lockLottery(transaction, call.params.game!);
    const { version, change } = call.body;
    if (version !== lottery.version)
      throw new OperatorRefusal('TERMS_CHANGED', `The terms of ${lottery.code} have changed. Look at them again.`);
    const { rules, limits } = changedTerms(lottery, change, bounds);
    return await decideChange(
      parts,
      transaction,
      { kind: 'terms', game: lottery.code, change: { version, change }, before: termsBefore(lottery, change) },
      call,
      async () => {
        await transaction.run('UPDATE lottery_games SET rules = $2, bet_limits = $3 WHERE code = $1', [
          lottery.code,
          JSON.stringify(rules),
          JSON.stringify(limits),
        ]);
        if (!countsNumbers(lottery.limits) && countsNumbers(limits)) await countSoldNumbers(transaction, lottery.code);
      },
    );
  });
}

const countsNumbers = ({ mostStakePerNumber, mostMemberStakePerNumber }: BetLimits): boolean =>
  mostStakePerNumber !== undefined || mostMemberStakePerNumber !== undefined;

/** Rules and limits with the change. Refuses what changes nothing, names an unknown play, or returns too little or too much. */
function changedTerms(
  { code, rules, limits: old, modePricing }: LockedLottery,
  change: TermsChange,
  bounds: Bounds,
): { rules: GameRules; limits: BetLimits } {
  if (!rules) throw new OperatorRefusal('UNKNOWN_GAME', `${code} takes no bets.`);
  const pricing = changedPricing(rules, change);
  const limits = Object.fromEntries(
    Object.entries({ ...old, ...change.limits }).filter(([, value]) => value !== null),
  ) as BetLimits;
  if (BigInt(limits.leastStake ?? 1) > BigInt(limits.mostStake ?? limits.leastStake ?? 1))
    throw new OperatorRefusal('BAD_REQUEST', 'The lowest stake is above the highest one.');
  if (JSON.stringify([pricing, limits]) === JSON.stringify([rules.pricing, old]))
    throw new OperatorRefusal('BAD_REQUEST', 'The change is what holds already.');
  refuseReturns(rules, { before: { ...rules.pricing, ...modePricing }, after: { ...pricing, ...modePricing } }, bounds);
  return { rules: { ...rules, pricing }, limits };
}

function changedPricing(rules: GameRules, { group, caps, odds }: TermsChange): Pricing {
  const plays = everyPlay(rules);
  for (const key of [...Object.keys(caps ?? {}), ...Object.keys(odds ?? {}).map((name) => name.split('/')[0]!)])
    if (!plays.has(key)) throw new OperatorRefusal('UNKNOWN_PLAY', `The game has no play ${key}.`);
  const known = rules.pricing.group;
  if ((group !== undefined || caps) && !known)
    throw new OperatorRefusal('BAD_REQUEST', 'The game has no prize groups.');
  if (group !== undefined && group > known!.base)
    throw new OperatorRefusal('RETURN_OUT_OF_BOUNDS', `The prize group is at most its base, ${known!.base}.`);
  return {
    ...rules.pricing,
    ...(known && {
      group: {
        ...known,
        ...(group !== undefined && { group }),
        ...(caps && {
          caps: Object.fromEntries(
            Object.entries({ ...known.caps, ...caps }).filter((cap): cap is [string, number] => cap[1] !== null),
          ),
        }),
      },
    }),
    ...(odds && { odds: { ...rules.pricing.odds, ...odds } }),
  };
}

/** Refuses a pricing under which a play whose price changes returns a share of the stake that is out of bounds. */
function refuseReturns(rules: GameRules, { before, after }: { before: Pricing; after: Pricing }, bounds: Bounds): void {
  const [least, greatest] = [percent(bounds.least), percent(bounds.greatest)];
  for (const play of everyPlay(rules).values()) {
    const [was, is] = [returnRange(play, before), returnRange(play, after)];
    if (!is || (was && compare(was.least, is.least) === 0 && compare(was.greatest, is.greatest) === 0)) continue;
    if (compare(is.greatest, greatest) > 0 || compare(is.least, least) < 0)
      throw new OperatorRefusal(
        'RETURN_OUT_OF_BOUNDS',
        `${play.name} would return ${inPercent(is.least)} to ${inPercent(is.greatest)} of the stake. Allowed is ${inPercent(least)} to ${inPercent(greatest)}.`,
      );
  }
}

const percent = (share: number): Fraction => fraction(BigInt(Math.round(share * 100)), 100n);
const inPercent = ({ n, d }: Fraction): string => `${(Number((n * 10_000n) / d) / 100).toFixed(2)}%`;

/** What the change replaces, under the same names. */
function termsBefore(
  { rules, limits }: LockedLottery,
  { group, caps, odds, limits: wanted }: TermsChange,
): TermsChange {
  const of = rules!.pricing;
  const had = <Value>(names: object, values: Readonly<Record<string, Value>> = {}): [string, Value][] =>
    Object.keys(names).flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]));
  return {
    ...(group !== undefined && { group: of.group!.group }),
    ...(caps && { caps: Object.fromEntries(had(caps, of.group?.caps)) }),
    ...(odds && { odds: Object.fromEntries(had(odds, of.odds).map(([name, price]) => [name, decimal(price)])) }),
    ...(wanted && {
      limits: Object.fromEntries(Object.keys(wanted).map((name) => [name, limits[name] ?? null])),
    }),
  };
}

/** Prices in the rules may have more digits than the call takes. */
const decimal = (price: string): string => {
  const { n, d } = parseFraction(price) ?? ZERO;
  return d === 1n ? String(n) : n < 10n ** 9n && d < 10n ** 6n ? `${n}/${d}` : (Number(n) / Number(d)).toFixed(4);
};
