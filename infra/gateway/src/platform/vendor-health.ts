export interface VendorState {
  vendor: string;
  /** Operators have it open, and it responds. */
  up: boolean;
  /** Of a vendor that operators took down: when they expect it back. */
  returnsAt?: string;
}

/** Knows whether the vendors' servers respond, by polling their health address. */
export interface VendorHealth {
  /**
   * Checks the vendor now. Throws VENDOR_UNREACHABLE when it does not respond; the tabs are notified in the background.
   */
  assertReachable(vendorCode: string, launchUrl: string): Promise<void>;
  /** How long the vendor takes to answer now, in ms; null when it does not, or has no address that can be asked. */
  answerMs(vendorCode: string, launchUrl: string): Promise<number | null>;
  /** Checks all vendors once and publishes the changes. One process does so for all, every `PROBE_INTERVAL_MS`. */
  probeAll(): Promise<void>;
  /** Takes over a finding of another process. */
  learn(vendorCode: string, up: boolean): void;
  /** The state of every vendor, for a tab that has just connected. */
  states(): Promise<VendorState[]>;
}
