import * as v from 'valibot';

/** How a vendor misbehaves on request, for tests and drills. Left-out fields stay as they are. */
export const FaultChange = v.object({
  /** Opens no game, plays no round, fails its health check. What it owes the wallet it still pays. */
  down: v.optional(v.boolean()),
  /** Pause before every page and every call to the wallet. */
  delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000))),
  /** Share of the player's requests that fail before anything was done. */
  errorRate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  /** Sends every call to the wallet twice. */
  duplicate: v.optional(v.boolean()),
  /** Sends a round's win before its bet, and again after it. */
  reorder: v.optional(v.boolean()),
  /** Sends every call to the wallet again as it was, nonce and signature included. */
  replay: v.optional(v.boolean()),
  /** Minor units by which every bet and win sent to the wallet exceeds the vendor's own books. */
  amountOff: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))),
  /** The process dies when the next bet has been answered, before the answer is stored. Once. */
  crashAfterBet: v.optional(v.boolean()),
});

export interface VendorFaults {
  readonly down: boolean;
  readonly delayMs: number;
  readonly errorRate: number;
  readonly duplicate: boolean;
  readonly reorder: boolean;
  readonly replay: boolean;
  readonly amountOff: number;
  readonly crashAfterBet: boolean;
}

const NONE: VendorFaults = {
  down: false,
  delayMs: 0,
  errorRate: 0,
  duplicate: false,
  reorder: false,
  replay: false,
  amountOff: 0,
  crashAfterBet: false,
};

export interface Faults {
  of(vendorId: string): VendorFaults;
  change(vendorId: string, change: v.InferOutput<typeof FaultChange>): VendorFaults;
}

/** Kept in memory: a vendor that is started anew is well. */
export function createFaults(): Faults {
  const faults = new Map<string, VendorFaults>();
  const of = (vendorId: string) => faults.get(vendorId) ?? NONE;
  return {
    of,
    change(vendorId, change) {
      const before = of(vendorId);
      const given = Object.entries(change).filter(([, value]) => value !== undefined);
      const after: VendorFaults = { ...before, ...Object.fromEntries(given) };
      faults.set(vendorId, after);
      return after;
    },
  };
}
