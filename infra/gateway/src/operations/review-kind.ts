import type { Review, ReviewKindName } from '@atrium/contracts/operator-reviews';
import type { Operator } from './operator-of.ts';
import type { Queryable, Transaction } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';

/** What waits, as its own table knows it. */
export interface Waiting extends Pick<Review, 'memberId' | 'account' | 'amount' | 'currency' | 'reference' | 'facts'> {
  /** Of the row that waits. */
  id: string;
  at: Date;
  firstApprovedBy?: string | null;
  /** From which amount on two people were needed when it was asked for. */
  twoPersonsFrom?: string | null;
  documents?: Review['documents'];
}

export interface Decision {
  operator: Operator;
  reason: string;
}

/**
 * One kind of thing that waits for a person. The truth stays in the kind's own table: a kind says what waits there and
 * what yes and no do to it. A new kind is one object more in `review-kinds.ts`.
 */
export interface ReviewKind {
  readonly kind: ReviewKindName;
  /** All that waits, oldest first; with `id` that one, if it still waits. */
  waiting(queryable: Queryable, id?: string): Promise<Waiting[]>;
  /** Locks the row until the transaction ends; false when it does not wait any more. */
  lock(transaction: Transaction, id: string): Promise<boolean>;
  approve(parts: Parts, transaction: Transaction, id: string, decision: Decision): Promise<void>;
  reject(parts: Parts, transaction: Transaction, id: string, decision: Decision): Promise<void>;
  /** Only where some need a second person: whether this one does, and how the first yes is kept. */
  readonly second?: {
    needed(parts: Parts, waiting: Waiting): Promise<boolean>;
    noteFirst(transaction: Transaction, id: string, decision: Decision): Promise<void>;
  };
  /** Only where something is uploaded. */
  document?(
    queryable: Queryable,
    id: string,
    document: string,
  ): Promise<{ name: string; type: string; content: Buffer } | undefined>;
}
