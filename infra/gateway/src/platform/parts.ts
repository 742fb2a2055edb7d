import type { Logger } from 'pino';
import type { Beacon } from './beacon.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { Keys } from './encryption.ts';
import type { HumanVerification } from './human-verification.ts';
import type { Identity } from './identity.ts';
import type { Live } from './live.ts';
import type { Messages } from './messages.ts';
import type { Settings } from './settings.ts';
import type { Snapshots } from './snapshots.ts';
import type { VendorHealth } from './vendor-health.ts';

/** Passed to every use case: no module of the gateway keeps state of its own. */
export interface Parts {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** Brand settings, feature switches, limits: rows of the table `settings`. */
  readonly settings: Settings;
  /** Sends events to the open tabs of a member or to all. */
  readonly live: Live;
  /** RSA keys of encrypted payloads. */
  readonly keys: Keys;
  /** The registry's last good signed snapshot. */
  readonly snapshots: Snapshots;
  /** Delivers SMS and e-mail. */
  readonly messages: Messages;
  /** Distinguishes humans from machines. */
  readonly human: HumanVerification;
  /** Verifies the proofs of third parties that vouch for users. */
  readonly identity: Identity;
  /** The values that draws wait for. */
  readonly beacon: Beacon;
  readonly vendorHealth: VendorHealth;
  /** Aborted when this process is about to stop: it finishes its requests and accepts no new work. */
  readonly stopping: AbortSignal;
  /** Error codes that were sent although no contract lists them; the test harness fails on any. */
  readonly undeclared: string[];
}
