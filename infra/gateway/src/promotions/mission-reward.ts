import type { BonusTerms } from '@atrium/contracts/bonuses';
import type { MissionReward } from '@atrium/contracts/mission-reward';

/** The reward of a mission's row; null for one of an earlier release that gives nothing. */
export function rewardOf({
  points,
  amount,
  bonus,
}: {
  points: string;
  amount: string;
  bonus: BonusTerms | null;
}): MissionReward | null {
  if (points !== '0') return { kind: 'points', points: Number(points) };
  if (amount === '0') return null;
  return bonus ? { kind: 'bonus', amount, terms: bonus } : { kind: 'cash', amount };
}
