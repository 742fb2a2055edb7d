/** How the multiples of a chase grow. Source: 10-36. */
export type ChaseKind = 'equal' | 'double' | 'target';

export interface ChaseInput {
  readonly kind: ChaseKind;
  /** Draws to buy. */
  readonly draws: number;
  /** Multiple of the first draw. */
  readonly first: number;
  /** `double`: draws after which the multiple doubles. */
  readonly everyDraws: number;
  /** `target`: profit of a win over everything staked until then, in per cent. */
  readonly profitPercent: number;
  /** Highest multiple of one draw. */
  readonly mostMultiple: number;
  /** Stake and payout at multiple 1, in minor units. */
  readonly stake: bigint;
  readonly payout: bigint;
}

export interface ChaseStep {
  readonly multiple: number;
  readonly stake: bigint;
  readonly stakedSoFar: bigint;
  /** Payout if this draw wins. */
  readonly payout: bigint;
  /** That payout less everything staked until then. */
  readonly net: bigint;
}

/** `UNREACHABLE`: no multiple reaches the profit; `TOO_HIGH`: the multiple passes the limit at draw `at`, counted from 0. */
export type ChaseFault = { readonly code: 'UNREACHABLE' } | { readonly code: 'TOO_HIGH'; readonly at: number };

/** The steps of a chase, or why there is none. */
export function planChase(input: ChaseInput): { steps: readonly ChaseStep[] } | { fault: ChaseFault } {
  const steps: ChaseStep[] = [];
  let staked = 0n;
  for (let at = 0; at < input.draws; at += 1) {
    const multiple = multipleAt(input, at, staked);
    if (multiple === null) return { fault: { code: 'UNREACHABLE' } };
    if (multiple > input.mostMultiple) return { fault: { code: 'TOO_HIGH', at } };
    steps.push(stepOf(input, multiple, staked));
    staked = steps.at(-1)!.stakedSoFar;
  }
  return { steps };
}

/** The steps of multiples that were set by hand. */
export function stepsOf(input: Pick<ChaseInput, 'stake' | 'payout'>, multiples: readonly number[]): ChaseStep[] {
  const steps: ChaseStep[] = [];
  for (const multiple of multiples) steps.push(stepOf(input, multiple, steps.at(-1)?.stakedSoFar ?? 0n));
  return steps;
}

function stepOf({ stake, payout }: Pick<ChaseInput, 'stake' | 'payout'>, multiple: number, staked: bigint): ChaseStep {
  const own = stake * BigInt(multiple);
  const paid = payout * BigInt(multiple);
  return { multiple, stake: own, stakedSoFar: staked + own, payout: paid, net: paid - staked - own };
}

function multipleAt(input: ChaseInput, at: number, staked: bigint): number | null {
  if (input.kind === 'equal') return input.first;
  if (input.kind === 'double') return input.first * 2 ** Math.floor(at / input.everyDraws);
  // The smallest m with m × payout ≥ (staked + m × stake) × (1 + profit).
  const factor = BigInt(100 + input.profitPercent);
  const gain = input.payout * 100n - input.stake * factor;
  if (gain <= 0n) return null;
  const least = (staked * factor + gain - 1n) / gain;
  return Math.max(input.first, Number(least));
}
