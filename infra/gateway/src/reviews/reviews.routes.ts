import * as calls from '@atrium/contracts/operator-reviews';
import { bindOperation } from '../operations/bind-operation.ts';
import type { Subject } from '../platform/subject.ts';
import { decideReview } from './decide-review.ts';
import { listReviews, openReview } from './list-reviews.ts';
import { sendDocument } from './review-document.ts';

/** What waits for a person's decision, of whatever kind. */
export const reviews: Subject = (_routes, parts, server) => {
  bindOperation(server, parts, calls.reviewList, listReviews);
  bindOperation(server, parts, calls.reviewOpen, (all, { params }) => openReview(all, params.id));
  bindOperation(server, parts, calls.reviewApprove, (all, { params, operator, body }) =>
    decideReview(all, params.id, 'approve', { operator, reason: body.reason }),
  );
  bindOperation(server, parts, calls.reviewReject, (all, { params, operator, body }) =>
    decideReview(all, params.id, 'reject', { operator, reason: body.reason }),
  );
  server.get(calls.REVIEW_DOCUMENT_PATH, (request, reply) => sendDocument(parts, request, reply));
};
