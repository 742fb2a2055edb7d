import type { Review } from '@atrium/contracts/operator-reviews';
import { OperatorRefusal } from '../operations/operator-refusal.ts';
import type { Queryable } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import type { ReviewKind, Waiting } from '../operations/review-kind.ts';
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
  { id, at, firstApprovedBy = null, documents = [], twoPersonsFrom = null, ...waiting }: Waiting,
): Promise<Review> {
  const needsTwo = (await second?.needed(parts, { id, at, twoPersonsFrom, ...waiting })) ?? false;
  return { id: `${kind}-${id}`, kind, at: at.toISOString(), firstApprovedBy, needsTwo, documents, ...waiting };
}

/** Everything that waits, oldest first. */
export async function listReviews(parts: Parts): Promise<Review[]> {
  const found = await Promise.all(
    REVIEW_KINDS.map(async (kind) =>
      Promise.all((await kind.waiting(parts.database)).map((one) => reviewOf(parts, kind, one))),
    ),
  );
  return found.flat().sort((a, b) => a.at.localeCompare(b.at));
}

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
