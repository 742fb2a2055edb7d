import type { Draw } from '@atrium/contracts/lottery';
import { useState } from 'react';
import { type ChaseInput, type ChaseKind, planChase, stepsOf } from './chase-plan.ts';

export interface ChaseOptions {
  kind: ChaseKind;
  /** The draw that it begins with, counted from the next one: 0. */
  from: number;
  draws: number;
  first: number;
  everyDraws: number;
  profitPercent: number;
  stopOnWin: boolean;
}

const START: ChaseOptions = {
  kind: 'equal',
  from: 0,
  draws: 5,
  first: 1,
  everyDraws: 1,
  profitPercent: 50,
  stopOnWin: true,
};
const MOST_MULTIPLE = 9_999;

export type Chase = ReturnType<typeof useChase>;

/** The chase that is being planned for a slip: closed, or its options with the multiples changed by hand. */
export function useChase(stake: bigint, payout: bigint | null, upcoming: readonly Draw[]) {
  const [open, setOpen] = useState(false);
  const [options, setOptions] = useState(START);
  const [own, setOwn] = useState<readonly number[] | null>(null);
  // Draws pass while one plans: the last one stays.
  const draws = upcoming.slice(Math.min(options.from, upcoming.length - 1));
  const input: ChaseInput = {
    ...options,
    draws: Math.min(options.draws, draws.length),
    mostMultiple: MOST_MULTIPLE,
    stake,
    payout: payout ?? 0n,
  };
  const plan = own ? null : planChase(input);
  const planned = plan && 'steps' in plan ? plan.steps : [];
  const steps = own ? stepsOf(input, own.slice(0, input.draws)) : planned;
  return {
    open,
    start: () => setOpen(true),
    close: () => {
      setOpen(false);
      setOwn(null);
    },
    options,
    /** Other options make another plan, which replaces the multiples set by hand. */
    setOptions: (next: ChaseOptions) => {
      setOptions(next);
      setOwn(null);
    },
    /** The draws from the first of the chase on. */
    draws,
    plan,
    steps,
    setMultiple: (at: number, multiple: number) =>
      setOwn(steps.map((step, index) => (index === at ? multiple : step.multiple))),
    /** What the bet sends; undefined while no chase is planned, null where the plan has a fault. */
    request: !open
      ? undefined
      : steps.length === 0
        ? null
        : {
            issues: steps.map(({ multiple }, at) => ({ issue: draws[at]!.issue, multiple })),
            stopOnWin: options.stopOnWin,
          },
  };
}
