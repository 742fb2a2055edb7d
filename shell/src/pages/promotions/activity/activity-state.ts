import type { ActivityApplication, Promotion } from '@atrium/contracts/promotions';

/** What an activity can be to a member. Source: 4-59. */
export const ACTIVITY_STATES = [
  'join',
  'claim',
  'applying',
  'close',
  'rejected',
  'issued',
  'claimed',
  'process',
  'joined',
  'coming-soon',
] as const;
export type ActivityState = (typeof ACTIVITY_STATES)[number];

const OF_APPLICATION = { 'in-process': 'applying', approved: 'joined', rejected: 'rejected' } as const;

/** The state as this member sees it: the days of the promotion first, then the own application, then what the server says. */
export function activityState(
  promotion: Pick<Promotion, 'state' | 'startsAt' | 'endsAt'>,
  application: Pick<ActivityApplication, 'status'> | undefined,
  now: number,
): ActivityState {
  if (now < Date.parse(promotion.startsAt)) return 'coming-soon';
  if (promotion.endsAt && now >= Date.parse(promotion.endsAt)) return 'close';
  if (application) return OF_APPLICATION[application.status];
  // A state that this page does not know cannot be acted upon.
  return ACTIVITY_STATES.find((state) => state === promotion.state) ?? 'close';
}

export const canAct = (state: ActivityState): boolean => state === 'join' || state === 'claim';
