import * as activityCalls from '@atrium/contracts/promotion-activities';
import * as calls from '@atrium/contracts/promotions';
import { isSwitchOn } from '@atrium/contracts/switches';
import type { Subject } from '../platform/subject.ts';
import { activities } from './activities.ts';
import { applications, apply } from './applications.ts';
import { claimMission } from './claim-mission.ts';
import { claimPromotion } from './claim-promotion.ts';
import { claimRaffle } from './claim-raffle.ts';
import { joinPromotion } from './join-promotion.ts';
import { leavePromotion } from './leave-promotion.ts';
import { createMissionLeaders } from './mission-leaders.ts';
import { missionLeaderboard, missionSummary } from './missions.ts';
import { referral } from './referral.ts';
import { referralEarnings } from './referral-earnings.ts';
import { referralTree } from './referral-tree.ts';
import { runningPromotions } from './promotions.repository.ts';
import { offersFor } from './running-promotions.ts';

export const promotions: Subject = (routes, parts) => {
  const missionLeaders = createMissionLeaders(parts);
  routes.open(calls.promotions, (parts, { query, caller }) => offersFor(parts, query, caller));
  routes.member(calls.availablePromo, async ({ database, clock, settings }) => {
    const offered = isSwitchOn(await settings.get('whitelabel', []), 'referralPromotion');
    const types = new Set((await runningPromotions(database, clock.now(), null)).map(({ type }) => type.toUpperCase()));
    const availablePromo = [
      { type: 'REFERRAL', enabled: offered && types.has('REFERRAL') },
      ...[...types].filter((type) => type !== 'REFERRAL').map((type) => ({ type, enabled: true })),
    ];
    return { availablePromo, availablePromoCount: availablePromo.filter(({ enabled }) => enabled).length };
  });
  routes.member(calls.missionSummary, missionSummary);
  routes.member(calls.missionLeaderboard, (parts, input) => missionLeaderboard(parts, input, missionLeaders));
  routes.money(calls.claimMission, claimMission);
  routes.money(calls.claimRaffle, claimRaffle);
  routes.member(calls.referral, referral);
  routes.member(calls.referralTree, referralTree);
  routes.member(calls.referralEarnings, referralEarnings);
  routes.member(activityCalls.activities, activities);
  routes.member(activityCalls.joinPromotion, joinPromotion);
  routes.member(activityCalls.leavePromotion, leavePromotion);
  routes.money(activityCalls.claimPromotion, claimPromotion);
  routes.member(calls.applyForActivity, apply);
  routes.member(calls.activityApplications, applications);
};
