import type { Review, ReviewKindName } from '@atrium/contracts/operator-reviews';
import type { Operator } from './operator-of.ts';
import type { Queryable, Transaction } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';

/** A pending case, as its own table stores it. */
export interface Waiting extends Pick<Review, 'memberId' | 'account' | 'amount' | 'currency' | 'reference' | 'facts'> {
  /** Of the pending row. */
  id: string;
  at: Date;
  firstApprovedBy?: string | null;
  /** The amount from which two people were required at the time of the request. */
  twoPersonsFrom?: string | null;
  documents?: Review['documents'];
  /** The member's rank, where it decides how soon a case is handled. */
  rankLevel?: number;
}

export interface Decision {
  operator: Operator;
  reason: string;
}

/**
 * One kind of case that a person decides. Its data stays in the kind's own table: a kind defines what is pending there
 * and the effects of approval and rejection. A new kind is another object in `review-kinds.ts`.
 */
export interface ReviewKind {
  readonly kind: ReviewKindName;
  /** All pending cases, oldest first; with `id` that one, if it is still pending. */
  waiting(queryable: Queryable, id?: string): Promise<Waiting[]>;
  /** Locks the row until the transaction ends; false when it is no longer pending. */
  lock(transaction: Transaction, id: string): Promise<boolean>;
  approve(parts: Parts, transaction: Transaction, id: string, decision: Decision): Promise<void>;
  reject(parts: Parts, transaction: Transaction, id: string, decision: Decision): Promise<void>;
  /** Only for kinds that may need a second person: whether this case does, and how the first approval is stored. */
  readonly second?: {
    needed(parts: Parts, waiting: Waiting): Promise<boolean>;
    noteFirst(transaction: Transaction, id: string, decision: Decision): Promise<void>;
  };
  /** Only for kinds with encrypted facts: those that one open case shows besides. A list never decrypts. */
  secretFacts?(parts: Parts, queryable: Queryable, id: string): Promise<Review['facts']>;
  /** Only for kinds with uploads. */
  document?(
    parts: Parts,
    id: string,
    document: string,
  ): Promise<{ name: string; type: string; content: Buffer } | undefined>;
}
