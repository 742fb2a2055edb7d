import { ACTIVITY_STATES, type ActivityState } from '@atrium/contracts/promotion-activities';
import type { ActivityApplication, Promotion } from '@atrium/contracts/promotions';

const OF_APPLICATION = { 'in-process': 'applying', approved: 'joined', rejected: 'rejected' } as const;

/**
 * The state for this member, until the gateway has named it: by the days of the promotion first, then by the member's
 * application, then by the promotion's state. Source: 4-59.
 */
export function activityState(
  promotion: Pick<Promotion, 'state' | 'startsAt' | 'endsAt'>,
  application: Pick<ActivityApplication, 'status'> | undefined,
  now: number,
): ActivityState {
  if (now < Date.parse(promotion.startsAt)) return 'coming-soon';
  if (promotion.endsAt && now >= Date.parse(promotion.endsAt)) return 'close';
  if (application) return OF_APPLICATION[application.status];
  // A state that this page does not know allows no action.
  return ACTIVITY_STATES.find((state) => state === promotion.state) ?? 'close';
}

export const canAct = (state: ActivityState): boolean => state === 'join' || state === 'claim';
