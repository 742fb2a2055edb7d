import type { DemoGame } from '../catalogue/demo-catalogue.ts';

/** What happened to one member's money. Amounts in minor units. */
export type Happening = { at: number } & (
  | { kind: 'deposit'; amount: number; fee: number; method: string; reference: string }
  /** A payment that nobody made: it is on the list of deposits and never reached the ledger. */
  | { kind: 'unpaid'; amount: number; method: string; reference: string; status: 'failed' | 'expired'; endedAt: number }
  | {
      kind: 'withdrawal';
      amount: number;
      reference: string;
      status: 'in-review' | 'paid' | 'received' | 'rejected';
      /** When it was paid or rejected; null while it is in review. */
      decidedAt: number | null;
    }
  | { kind: 'bonus' | 'rebate' | 'commission'; amount: number; detail: string; reference: string }
  | { kind: 'points'; amount: number }
  /** `number` is the round's id in the database, given once everybody's rounds are in order. */
  | { kind: 'round'; number: number; game: DemoGame; roundId: string; stake: number; payout: number; closedAt: number }
);
export type Round = Extract<Happening, { kind: 'round' }>;
export type Withdrawal = Extract<Happening, { kind: 'withdrawal' }>;
