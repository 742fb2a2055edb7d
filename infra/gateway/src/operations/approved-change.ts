import type { WaitingChange } from '@atrium/contracts/operator-changes';
import type { Operator } from './operator-of.ts';
import type { Transaction } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';

/** Locks and returns what a change is based on as it is now, and how to make the change in the same transaction. */
export type ApprovedChange = (
  parts: Parts,
  transaction: Transaction,
  change: WaitingChange,
) => Promise<{ current: unknown; make(operator: Operator, reason: string): Promise<void> }>;
