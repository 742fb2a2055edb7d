import type { Review } from '@atrium/contracts/operator-reviews';
import { OperatorRefusal } from '../operations/operator-refusal.ts';
import type { Queryable } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import type { ReviewKind, Waiting } from '../operations/review-kind.ts';
import { type RankRule, rankRules } from '../ranks/rank-rules.ts';
import { REVIEW_KINDS } from './review-kinds.ts';

/** The kind and the row of `<kind>-<id>`. */
export function reviewNamed(name: string | undefined): { kind: ReviewKind; id: string } {
  const [, word, id] = /^([a-z]+)-(\d{1,18})$/.exec(name ?? '') ?? [];
  const kind = REVIEW_KINDS.find((one) => one.kind === word);
  if (!kind || !id) throw unknownReview(name);
  return { kind, id };
}

export const unknownReview = (name: string | undefined): OperatorRefusal =>
  new OperatorRefusal(
    'UNKNOWN_REVIEW',
    `No open review ${name}; it may have been decided. List open reviews: atrium review list`,
  );

async function reviewOf(
  parts: Parts,
  { kind, second }: ReviewKind,
  { id, at, firstApprovedBy = null, documents = [], twoPersonsFrom = null, rankLevel: _, ...waiting }: Waiting,
): Promise<Review> {
  const needsTwo = (await second?.needed(parts, { id, at, twoPersonsFrom, ...waiting })) ?? false;
  return { id: `${kind}-${id}`, kind, at: at.toISOString(), firstApprovedBy, needsTwo, documents, ...waiting };
}

/** Everything that waits: first what a rank puts first (11-14), and oldest first. */
export async function listReviews(parts: Parts): Promise<Review[]> {
  const ranks = await rankRules(parts.settings);
  const found = await Promise.all(
    REVIEW_KINDS.map(async (kind) =>
      Promise.all(
        (await kind.waiting(parts.database)).map(async (one) => ({
          review: await reviewOf(parts, kind, one),
          isFirst: isFirst(ranks, one.rankLevel),
        })),
      ),
    ),
  );
  return found
    .flat()
    .sort((a, b) => Number(b.isFirst) - Number(a.isFirst) || a.review.at.localeCompare(b.review.at))
    .map(({ review }) => review);
}

const isFirst = (ranks: readonly RankRule[], level: number | undefined): boolean =>
  level !== undefined && ranks.find((rank) => rank.level === level)?.withdrawalsFirst === true;

export async function openReview(
  parts: Parts,
  name: string | undefined,
  queryable: Queryable = parts.database,
): Promise<Review> {
  const { kind, id } = reviewNamed(name);
  const [one] = await kind.waiting(queryable, id);
  if (!one) throw unknownReview(name);
  const secret = await kind.secretFacts?.(parts, queryable, id);
  return await reviewOf(parts, kind, secret ? { ...one, facts: { ...one.facts, ...secret } } : one);
}
