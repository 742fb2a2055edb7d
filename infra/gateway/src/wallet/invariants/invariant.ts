import type { Queryable } from '../../platform/database.ts';

/** One of the twelve rules that hold over the whole ledger at every commit. Source: domain.md 3.2. */
export interface Invariant {
  /** Its number there. */
  number: number;
  name: string;
  checks: readonly (Check | Walk)[];
}

/** One way of breaking a rule. */
export interface Check {
  /** The sentence of a failure, before the first entry or account that breaks the rule. */
  says: string;
  /** Finds what breaks it, each as a row with a text `what`; no row means that it holds. */
  text: string;
}

/** A check that goes through the ledger piece by piece, and tells how far it is. */
export interface Walk {
  says: string;
  /** What was found first, if anything. */
  walk(snapshot: Queryable, progress: (done: number, all: number) => void): Promise<string | undefined>;
}
