import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { FileText } from './file-text.ts';
import { MISSION_MEASURES, MISSION_PERIODS, ShownMissionReward } from './mission-reward.ts';
import { Amount, Instant } from './money.ts';
import { cursorPaging, keysetPageOf } from './record-pages.ts';
import { PromotionRules } from './promotion-rules.ts';

export const Promotion = v.object({
  id: v.string(),
  type: v.string(),
  title: v.string(),
  summary: v.string(),
  html: v.string(),
  startsAt: Instant,
  endsAt: v.nullable(Instant),
  scene: v.string(),
  state: v.string(),
  /** Null: members apply, and operators decide. */
  rules: v.nullable(PromotionRules),
  termsVersion: v.number(),
});
export type Promotion = v.InferOutput<typeof Promotion>;
export const promotions = endpoint({
  name: 'promotions.list',
  method: 'GET',
  path: '/wps/promotions',
  access: 'none',
  summary: 'Promotions that run now.',
  source: '1-13, 7-075',
  query: v.object({ language: v.optional(v.string(), 'EN'), type: v.optional(v.string()) }),
  reply: v.array(Promotion),
  errors: [],
});

/** Source: 3-43. Which promotions the member may take part in. */
export const availablePromo = endpoint({
  name: 'promotions.available',
  method: 'GET',
  path: '/wps/member/promotions/available',
  access: 'token',
  summary: 'Promo flags of the member.',
  source: '3-43',
  reply: v.object({
    availablePromo: v.array(v.object({ type: v.string(), enabled: v.boolean() })),
    availablePromoCount: v.number(),
  }),
  errors: [],
});
export const missionSummary = endpoint({
  name: 'promotions.missionSummary',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  access: 'token',
  summary: 'Mission count and progress.',
  source: '7-059',
  reply: v.object({ count: v.number(), completed: v.number() }),
  errors: [],
});
/**
 * One mission and the member's progress in its period: `target` and `reached` in minor units, or in rounds; a bet counts
 * when it is settled. A completed one gives its `reward` once a period; `points` is 0 for another reward than points.
 */
export const Mission = v.object({
  id: v.string(),
  title: v.string(),
  measure: v.picklist(MISSION_MEASURES),
  /** Absent from the previous release: a day. */
  period: v.optional(v.picklist(MISSION_PERIODS)),
  /** The play that counts; null is every category. */
  categories: v.optional(v.nullable(v.array(v.string()))),
  /** Null: it gives nothing. */
  reward: v.optional(v.nullable(ShownMissionReward)),
  endsAt: v.optional(v.nullable(Instant)),
  target: v.string(),
  reached: v.string(),
  completed: v.boolean(),
  points: v.number(),
  claimed: v.boolean(),
});
/** The missions, and today's leaders; accounts are masked by the server. */
export const missionLeaderboard = endpoint({
  name: 'promotions.missionLeaderboard',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  access: 'token',
  summary: 'The missions and the leaders of the day.',
  source: '7-060',
  query: v.object({ language: v.optional(v.string(), 'EN') }),
  reply: v.object({
    missions: v.array(Mission),
    leaders: v.array(v.object({ place: v.number(), account: v.string(), completed: v.number(), own: v.boolean() })),
  }),
  errors: [],
});

/**
 * Claims the reward of a mission that is completed in its period, once. `amount` is cash, or a bonus where `asBonus`.
 * Source: 1-38, 11-26.
 */
export const claimMission = endpoint({
  name: 'promotions.claimMission',
  method: 'POST',
  path: '/wps/member/missions/claim',
  access: 'member',
  movesMoney: true,
  moneyIn: true,
  summary: 'Claims the reward of a finished mission.',
  source: '1-38, 7-075',
  body: v.strictObject({ missionId: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/)) }),
  reply: v.object({
    missionId: v.string(),
    points: v.number(),
    pointsNow: v.number(),
    amount: v.optional(Amount),
    asBonus: v.optional(v.boolean()),
  }),
  errors: [
    'MISSION_OPEN',
    'ALREADY_CLAIMED',
    'PROMOTION_BUDGET_SPENT',
    'PLAYER_EXCLUDED',
    'LIMIT_EXCEEDED',
    'IDEMPOTENCY_KEY_MISSING',
    'IDEMPOTENCY_CONFLICT',
  ],
});

/**
 * Draws a ticket of a raffle, once per member; `amount` is paid at once, '0' is a ticket without a prize. Source:
 * 7-065.
 */
export const claimRaffle = endpoint({
  name: 'promotions.claimRaffle',
  method: 'POST',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  access: 'member',
  movesMoney: true,
  moneyIn: true,
  summary: 'Claims a raffle promotion, once.',
  source: '7-065',
  body: v.strictObject({ promotionId: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/)) }),
  /** With `asBonus`, the prize is a bonus with the terms of the promotion. */
  reply: v.object({ promotionId: v.string(), amount: Amount, at: Instant, asBonus: v.optional(v.boolean()) }),
  errors: [
    'PROMOTION_CLOSED',
    'PROMOTION_BUDGET_SPENT',
    'ALREADY_CLAIMED',
    'PROMOTION_ONE_PERSON',
    'PLAYER_EXCLUDED',
    'LIMIT_EXCEEDED',
    'IDEMPOTENCY_KEY_MISSING',
    'IDEMPOTENCY_CONFLICT',
  ],
});

/** Source: 5-61, specification 9: comment in characters, images in number and bytes each. */
export const APPLICATION_LIMITS = { comment: 140, images: 3, imageBytes: 5 * 1024 * 1024 } as const;
export const ActivityApplication = v.object({
  id: v.string(),
  promotionId: v.string(),
  title: v.string(),
  at: Instant,
  comment: v.string(),
  images: v.number(),
  status: v.picklist(['in-process', 'approved', 'rejected']),
  reason: v.string(),
});
export type ActivityApplication = v.InferOutput<typeof ActivityApplication>;
/** `images` are PNG or JPEG files in base64; their type is read from their content, whatever their names. */
export const applyForActivity = endpoint({
  name: 'promotions.apply',
  method: 'POST',
  path: '/wps/member/promotions/applications',
  access: 'member',
  summary: 'Applies for a promotion, with a comment and pictures.',
  source: '5-62, 7-075',
  largestBody: 21 * 1024 * 1024,
  body: v.strictObject({
    promotionId: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/)),
    comment: v.pipe(
      v.string(),
      v.trim(),
      v.check((text) => [...text].length <= APPLICATION_LIMITS.comment, 'at most 140 characters'),
    ),
    images: v.optional(v.pipe(v.array(FileText), v.maxLength(APPLICATION_LIMITS.images)), []),
  }),
  reply: ActivityApplication,
  errors: ['PROMOTION_CLOSED', 'ALREADY_CLAIMED', 'PICTURE_INVALID'],
});
export const activityApplications = endpoint({
  name: 'promotions.applications',
  method: 'GET',
  path: '/wps/member/promotions/applications',
  access: 'member',
  summary: 'The own applications.',
  source: '7-075',
  query: v.object({ ...cursorPaging(10), language: v.optional(v.string(), 'EN') }),
  reply: keysetPageOf(ActivityApplication),
  errors: [],
});

/**
 * `code` is for a friend's registration (recommenderId); `path` is the address of the site that fills it in. `active`:
 * has staked. Source: 2.9, 3-43.
 */
export const referral = endpoint({
  name: 'promotions.referral',
  method: 'GET',
  path: '/wps/member/referral',
  access: 'member',
  summary: 'The own invitation and who came by it, accounts masked.',
  source: '7-075',
  query: v.object(cursorPaging(10)),
  reply: v.object({
    code: v.string(),
    path: v.string(),
    ...keysetPageOf(v.object({ account: v.string(), registeredAt: Instant, active: v.boolean() })).entries,
  }),
  errors: [],
});

/** Levels below the member that the tree of invited friends shows. */
export const REFERRAL_LEVELS = 3;

/**
 * Friends, their friends and so on, accounts masked, each after the one above it; `invited` counts those directly below, also
 * where they are not listed. Source: 11-23.
 */
export const referralTree = endpoint({
  name: 'promotions.referralTree',
  method: 'GET',
  path: '/wps/member/referral/tree',
  access: 'member',
  summary: 'The tree of the invited, three levels deep, accounts masked.',
  source: '11-23',
  reply: v.object({
    levels: v.array(v.object({ level: v.number(), members: v.number(), active: v.number() })),
    members: v.array(
      v.object({
        level: v.number(),
        account: v.string(),
        registeredAt: Instant,
        active: v.boolean(),
        invited: v.number(),
      }),
    ),
    /** Whether there are more than the list has room for. */
    more: v.boolean(),
  }),
  errors: [],
});

/** What referral promotions have paid or owe, by the brand's month, newest first; amounts in minor units. Source: 11-23. */
export const referralEarnings = endpoint({
  name: 'promotions.referralEarnings',
  method: 'GET',
  path: '/wps/member/referral/earnings',
  access: 'member',
  summary: 'Earnings from invited friends by month, and the rules of the running promotions.',
  source: '11-23',
  query: v.object({ language: v.optional(v.string(), 'EN') }),
  reply: v.object({
    total: Amount,
    /** Of it not claimed yet. */
    claimable: Amount,
    months: v.array(v.object({ month: v.string(), friends: v.number(), amount: Amount })),
    /** What a friend has to do, and pays, in each running promotion; `joined`: the member takes part. */
    rules: v.array(
      v.object({
        id: v.string(),
        title: v.string(),
        amount: Amount,
        deposits: Amount,
        stakes: Amount,
        friends: v.number(),
        friendToo: v.boolean(),
        joined: v.boolean(),
      }),
    ),
  }),
  errors: [],
});
