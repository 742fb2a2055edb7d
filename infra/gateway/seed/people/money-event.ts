import type { DemoGame } from '../catalogue/demo-catalogue.ts';

/** One event of a member's money. Amounts in minor units. */
export type MoneyEvent = { at: number } & (
  | { kind: 'deposit'; amount: number; fee: number; method: string; reference: string }
  /** An unpaid deposit: listed, but never posted to the ledger. */
  | { kind: 'unpaid'; amount: number; method: string; reference: string; status: 'failed' | 'expired'; endedAt: number }
  | {
      kind: 'withdrawal';
      amount: number;
      reference: string;
      status: 'in-review' | 'paid' | 'received' | 'rejected';
      /** The time of payment or rejection; null while in review. */
      decidedAt: number | null;
    }
  | { kind: 'bonus' | 'rebate' | 'commission'; amount: number; detail: string; reference: string }
  | { kind: 'points'; amount: number }
  /** `number` is the round's ID in the database, assigned once all rounds are sorted. */
  | { kind: 'round'; number: number; game: DemoGame; roundId: string; stake: number; payout: number; closedAt: number }
);
export type Round = Extract<MoneyEvent, { kind: 'round' }>;
export type Withdrawal = Extract<MoneyEvent, { kind: 'withdrawal' }>;
