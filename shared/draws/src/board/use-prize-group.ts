import type { Board } from '@atrium/contracts/lottery-bets';
import { selfRebateOf } from '@atrium/lottery-rules/rebate';
import { useMemo, useState } from 'react';

/** The prize group of a board: prices follow it, and what it is below the own one comes back at once. Source: 10-20. */
export interface PrizeGroup {
  readonly least: number;
  readonly own: number;
  readonly base: number;
  readonly chosen: number;
  readonly choose: (group: number) => void;
}

/** The board at the prices of the chosen prize group; `group` is null where there is none to choose. */
export function usePrizeGroup(board: Board): { board: Board; group: PrizeGroup | null } {
  const [wanted, choose] = useState<number | null>(null);
  const { groups } = board;
  const own = board.rules.pricing.group;
  const chosen = groups ? Math.max(groups.least, Math.min(groups.own, wanted ?? groups.own)) : 0;
  const priced = useMemo(() => {
    if (!groups || !own || chosen === own.group) return board;
    const pricing = { ...board.rules.pricing, group: { ...own, group: chosen } };
    return { ...board, rules: { ...board.rules, pricing } };
  }, [board, groups, own, chosen]);
  const hasChoice = groups !== null && own !== undefined && groups.least < groups.own;
  return { board: priced, group: hasChoice ? { ...groups, base: own.base, chosen, choose } : null };
}

/** What comes back at once of the stakes of some tickets, in minor units. */
export const rebateOf = (group: PrizeGroup | null, stakes: readonly bigint[]): bigint =>
  group ? stakes.reduce((sum, stake) => sum + selfRebateOf(stake, group), 0n) : 0n;
