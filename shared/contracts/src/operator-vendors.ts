import * as v from 'valibot';
import { Day } from './money.ts';
import { WaitingChange } from './operator-changes.ts';
import type { Operation } from './registry-operation.ts';

/* Operators' calls for a vendor's money and secrets, under /ops like the calls of operator.ts. */

const operation = <const O extends Operation>(definition: O): O => definition;
const Reason = v.pipe(v.string(), v.trim(), v.minLength(1, 'A reason is needed.'), v.maxLength(500));
const DAY_MINUTES = 24 * 60;

/** A new secret, shown once. The previous one stays valid for `overlapMinutes`, a day by default; 0 ends it at once. */
export const vendorRotateSecret = operation({
  name: 'vendorRotateSecret',
  method: 'POST',
  path: '/ops/vendors/:code/secret',
  role: 'operator',
  irreversible: true,
  summary: 'Gives a vendor a new secret; the old one stays good for a while.',
  body: v.object({
    reason: Reason,
    overlapMinutes: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(30 * DAY_MINUTES)),
      DAY_MINUTES,
    ),
  }),
  /** With `approval`, the new secret is valid once a second operator approves it: everywhere but in development. */
  reply: v.object({
    vendorId: v.string(),
    secret: v.string(),
    previousGoodUntil: v.nullable(v.string()),
    approval: v.optional(WaitingChange),
  }),
});

const Side = v.object({
  kind: v.string(),
  state: v.string(),
  roundId: v.string(),
  amount: v.string(),
  currency: v.string(),
  at: v.string(),
});

/**
 * `missing-here`: the vendor has a transaction that we never received and never cancelled. `missing-there`: we have one
 * that the vendor lacks. `amount-differs`, `status-differs`: both have it, with different values. Amounts in minor
 * units.
 */
export const DIFFERENCES = ['missing-here', 'missing-there', 'amount-differs', 'status-differs'] as const;
export const VendorDifference = v.object({
  txId: v.string(),
  difference: v.picklist(DIFFERENCES),
  ours: v.nullable(Side),
  theirs: v.nullable(Side),
});
export type VendorDifference = v.InferOutput<typeof VendorDifference>;

/** Days are UTC, `to` included; at most 31 of them. Source: domain.md 2.2, reconciliation. */
export const vendorReconcile = operation({
  name: 'vendorReconcile',
  method: 'GET',
  path: '/ops/vendors/:code/reconcile',
  role: 'operator',
  summary: "Compares our transactions of some days with the vendor's own list.",
  query: v.object({ from: Day, to: Day }),
  reply: v.object({
    vendor: v.string(),
    from: v.string(),
    to: v.string(),
    ours: v.number(),
    theirs: v.number(),
    matched: v.number(),
    differences: v.array(VendorDifference),
  }),
});

export const VENDOR_OPERATIONS = [vendorRotateSecret, vendorReconcile] as const;
