/**
 * Why a remote's screen cannot be shown.
 * - `network`: a file could not be fetched. `timeout`: it did not come in time. `integrity`: its bytes are not those
 *   that the registry signed. `signature`: the snapshot itself is not the registry's.
 * - `contract`: it was made for another host. `evaluation`: it threw while it started. `render`: it threw on screen.
 * - `unknown-page`: it loaded but has no such page.
 */
export type Cause =
  | 'network'
  | 'timeout'
  | 'integrity'
  | 'signature'
  | 'contract'
  | 'evaluation'
  | 'render'
  | 'unknown-page';

/** A failure whose cause is known. */
export class RemoteFailure extends Error {
  override name = 'RemoteFailure';
  readonly reason: Cause;
  constructor(reason: Cause, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
