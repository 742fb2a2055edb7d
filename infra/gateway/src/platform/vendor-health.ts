export interface VendorState {
  vendor: string;
  /** Operators have it up, and it answers. */
  up: boolean;
}

/** Knows whether the vendors' servers answer, by asking their health address. */
export interface VendorHealth {
  /** Asks the vendor now. Throws VENDOR_UNREACHABLE when it does not answer; what follows for the tabs is found out meanwhile. */
  assertReachable(vendorCode: string, launchUrl: string): Promise<void>;
  /** Asks all vendors once and tells the tabs what changed. One process does so for all, every `PROBE_INTERVAL_MS`. */
  probeAll(): Promise<void>;
  /** What another process found. */
  learn(vendorCode: string, up: boolean): void;
  /** How all vendors stand, for a tab that has just connected. */
  states(): Promise<VendorState[]>;
}
