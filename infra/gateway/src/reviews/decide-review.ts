import type { ReviewDecision } from '@atrium/contracts/operator-reviews';
import type { InferOutput } from 'valibot';
import { noteAction } from '../operations/operator-log.ts';
import { OperatorRefusal } from '../operations/operator-refusal.ts';
import type { Parts } from '../platform/parts.ts';
import { openReview, reviewNamed, unknownReview } from './list-reviews.ts';
import type { Decision } from '../operations/review-kind.ts';

/**
 * Decides what waits, once: the row is locked first, so of two decisions at the same time the later finds nothing. The
 * decision, what it does to money and the note of who took it and why are one transaction.
 */
export async function decideReview(
  parts: Parts,
  name: string | undefined,
  verdict: 'approve' | 'reject',
  decision: Decision,
): Promise<InferOutput<typeof ReviewDecision>> {
  const { kind, id } = reviewNamed(name);
  return await parts.database.transaction(async (transaction) => {
    if (!(await kind.lock(transaction, id))) throw unknownReview(name);
    const review = await openReview(parts, name, transaction);
    const first = verdict === 'approve' && review.needsTwo && review.firstApprovedBy === null;
    if (verdict === 'approve' && review.needsTwo && review.firstApprovedBy === decision.operator.name)
      throw new OperatorRefusal(
        'SECOND_PERSON_NEEDED',
        `${decision.operator.name} has said yes already; this amount wants another person's yes, too.`,
      );
    if (first) await kind.second!.noteFirst(transaction, id, decision);
    else await kind[verdict](parts, transaction, id, decision);
    const outcome = first ? 'waits' : verdict === 'approve' ? 'approved' : 'rejected';
    const { facts: _, documents: __, ...before } = review;
    await noteAction(parts, transaction, {
      ...decision,
      action: `review.${verdict}`,
      subject: review.id,
      before,
      after: { outcome },
    });
    return { id: review.id, outcome };
  });
}
