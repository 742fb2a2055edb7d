import type { Logger } from 'pino';
import type { Live } from './live.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { Keys } from './encryption.ts';
import type { Settings } from './settings.ts';
import type { Identity } from './identity.ts';
import type { VendorHealth } from './vendor-health.ts';
import type { HumanVerification } from './human-verification.ts';
import type { Messages } from './messages.ts';
import type { Snapshots } from './snapshots.ts';

/** What every use case receives: no module of the gateway keeps state of its own. */
export interface Parts {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** Brand settings, feature switches, limits: rows of the table `settings`. */
  readonly settings: Settings;
  /** Says something to the open tabs of a member or of everybody. */
  readonly live: Live;
  /** RSA keys of encrypted payloads. */
  readonly keys: Keys;
  /** The registry's last good signed snapshot. */
  readonly snapshots: Snapshots;
  /** Who delivers SMS and e-mail. */
  readonly messages: Messages;
  /** Who tells humans from machines. */
  readonly human: HumanVerification;
  /** Who checks what third parties vouch for. */
  readonly identity: Identity;
  readonly vendorHealth: VendorHealth;
  /** Aborted when this process is about to stop: it answers what it has taken on, and wants nothing new. */
  readonly stopping: AbortSignal;
  /** Error codes that were answered against the contracts; the test harness fails on any. */
  readonly undeclared: string[];
}
