import type { Queryable } from '../../platform/database.ts';

/** One of the twelve rules that hold over the whole ledger at every commit. Source: domain.md 3.2. */
export interface Invariant {
  /** Its number in domain.md. */
  number: number;
  name: string;
  checks: readonly (Check | Walk)[];
}

/** One way of breaking a rule. */
export interface Check {
  /** The sentence of a failure, before the first entry or account that breaks the rule. */
  failure: string;
  /** Finds violations, each as a row with a text `what`; no row means that the rule holds. */
  text: string;
}

/** A check that reads the ledger in pieces, and reports its progress. */
export interface Walk {
  failure: string;
  /** The first violation, if any. */
  walk(snapshot: Queryable, progress: (done: number, all: number) => void): Promise<string | undefined>;
}
