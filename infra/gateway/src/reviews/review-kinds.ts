import { lateDepositReview } from '../payments/late/late-deposit-review.ts';
import { reportReview } from '../payments/withdrawals/report-review.ts';
import { withdrawalReview } from '../payments/withdrawals/withdrawal-review.ts';
import { redemptionReview } from '../points/redemption-review.ts';
import { applicationReview } from '../promotions/application-review.ts';
import type { ReviewKind } from '../operations/review-kind.ts';
import { identityReview } from '../identity-checks/identity-review.ts';
import { payoutAccountReview } from '../payout-accounts/payout-account-review.ts';
import { personReview } from '../person/person-review.ts';

/** Every kind of thing that waits for a person's decision. */
export const REVIEW_KINDS: readonly ReviewKind[] = [
  withdrawalReview,
  reportReview,
  redemptionReview,
  applicationReview,
  personReview,
  identityReview,
  lateDepositReview,
  payoutAccountReview,
];
