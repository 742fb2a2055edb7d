import type { Activity, activities as activitiesCall, ActivityState } from '@atrium/contracts/promotion-activities';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import { barOf } from '../limits/can-wager.ts';
import type { MemberCaller } from '../platform/caller.ts';
import type { Queryable } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import { isSpent, promotionOf, type PromotionRow, shownPromotions } from './promotions.repository.ts';
import { type Progress, progressOf } from './progress.ts';

interface Own {
  id: string;
  joined_at: Date | null;
  left_at: Date | null;
  application: 'in-process' | 'approved' | 'rejected' | null;
  claimable: string;
  due: string;
  claimed: string;
  issued: string;
  drawn: string | null;
  checked_in: boolean;
}

/** The state of each promotion that the member sees or still has money in. Source: 4-59, 11-21. */
export async function activities(
  parts: Parts,
  { caller }: { caller: MemberCaller },
): Promise<ReplyOf<typeof activitiesCall>> {
  const { database, clock } = parts;
  const now = clock.now();
  // Nothing is advertised to a member on a break.
  if ((await barOf(parts, caller.session.memberId)) === 'PLAYER_EXCLUDED') return [];
  const shown = await shownPromotions(database, now, null);
  return await activitiesOf(database, caller.session.memberId, shown, now);
}

/** Of one promotion, in whatever state it is. */
export async function activityOf(
  database: Queryable,
  memberId: string,
  promotionId: string,
  now: Date,
): Promise<Activity> {
  const [activity] = await activitiesOf(database, memberId, [(await promotionOf(database, promotionId))!], now);
  return activity!;
}

async function activitiesOf(
  database: Queryable,
  memberId: string,
  promotions: readonly PromotionRow[],
  now: Date,
): Promise<Activity[]> {
  const own = new Map((await ownParts(database, memberId, promotions, now)).map((row) => [row.id, row]));
  const all: Activity[] = [];
  for (const promotion of promotions) {
    const part = own.get(promotion.id)!;
    const progress =
      part.joined_at && !part.left_at
        ? await progressOf(database, promotion, { memberId, joinedAt: part.joined_at, now })
        : undefined;
    all.push({
      promotionId: promotion.id,
      state: stateOf(promotion, part, progress, now),
      // Nobody leaves a raffle whose ticket is drawn.
      joinedAt: part.left_at || part.drawn !== null ? null : (part.joined_at?.toISOString() ?? null),
      reached: progress?.reached.toString() ?? null,
      target: progress?.target?.toString() ?? null,
      claimable: part.claimable,
      ...(promotion.rules?.engine === 'check-in' && { checkedIn: part.checked_in }),
      received: (BigInt(part.claimed) + BigInt(part.issued) + BigInt(part.drawn ?? 0)).toString(),
    });
  }
  return all;
}

const ownParts = (
  database: Queryable,
  memberId: string,
  promotions: readonly PromotionRow[],
  now: Date,
): Promise<Own[]> =>
  database.rows(
    `SELECT o.id, p.joined_at, p.left_at, a.status AS application, c.amount::text AS drawn,
            coalesce(w.claimable, 0)::text AS claimable, coalesce(w.due, 0)::text AS due, coalesce(w.claimed, 0)::text AS claimed, coalesce(w.issued, 0)::text AS issued,
            EXISTS (SELECT 1 FROM promotion_check_ins k WHERE k.promotion_id = o.id AND k.member_id = $1 AND k.day = brand_day($3)) AS checked_in
       FROM unnest($2::text[]) AS o (id)
       LEFT JOIN promotion_participations p ON p.promotion_id = o.id AND p.member_id = $1
       LEFT JOIN promotion_claims c ON c.promotion_id = o.id AND c.member_id = $1
       LEFT JOIN LATERAL (SELECT status FROM activity_applications a WHERE a.promotion_id = o.id AND a.member_id = $1 ORDER BY a.at DESC, a.id DESC LIMIT 1) a ON true
       LEFT JOIN LATERAL (
         SELECT sum(amount) FILTER (WHERE state = 'claimable') AS claimable, sum(amount) FILTER (WHERE state = 'due') AS due,
                sum(amount) FILTER (WHERE state = 'claimed') AS claimed, sum(amount) FILTER (WHERE state = 'issued') AS issued
           FROM promotion_awards w WHERE w.promotion_id = o.id AND w.member_id = $1) w ON true`,
    [memberId, promotions.map(({ id }) => id), now],
  );

/**
 * What waits for the member comes first, then what was paid, then what is under way; a promotion that can no longer pay
 * is closed to everybody else.
 */
function stateOf(promotion: PromotionRow, own: Own, progress: Progress | undefined, now: Date): ActivityState {
  if (own.claimable !== '0') return 'claim';
  if (promotion.starts_at > now) return 'coming-soon';
  if (own.drawn !== null) return 'claimed';
  if (own.application) return APPLICATIONS[own.application];
  const isOver = promotion.stopped_at !== null || (promotion.ends_at !== null && promotion.ends_at <= now);
  if (own.left_at) return own.issued !== '0' ? 'issued' : own.claimed !== '0' ? 'claimed' : 'close';
  if (own.joined_at) return joinedState(promotion, own, progress, isOver);
  if (isOver || isSpent(promotion)) return 'close';
  return promotion.raffle ? 'claim' : 'join';
}

const APPLICATIONS = { 'in-process': 'applying', approved: 'joined', rejected: 'rejected' } as const;

function joinedState(
  { rules }: PromotionRow,
  own: Own,
  progress: Progress | undefined,
  isOver: boolean,
): ActivityState {
  const reached = progress?.reached ?? 0n;
  if (own.due !== '0') return 'process';
  if (rules?.engine === 'check-in' && reached < BigInt(rules.days) && !isOver)
    return own.checked_in ? 'process' : 'claim';
  if (own.issued !== '0') return 'issued';
  if (own.claimed !== '0') return 'claimed';
  if (isOver) return 'close';
  return reached > 0n ? 'process' : 'joined';
}
