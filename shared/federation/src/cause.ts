/**
 * Why a remote's screen cannot be shown.
 * - `network`: a file could not be fetched. `timeout`: it did not arrive in time. `integrity`: its bytes differ from
 *   those that the registry signed. `signature`: the snapshot is not signed by the registry.
 * - `not-a-script`: a page or a file of another type came in a script's place. `contract`: the remote was built for another host contract. `evaluation`: it threw while it started. `render`: it
 *   threw on screen.
 * - `unknown-page`: the remote loaded but has no such page.
 */
export type Cause =
  | 'network'
  | 'timeout'
  | 'integrity'
  | 'not-a-script'
  | 'signature'
  | 'contract'
  | 'evaluation'
  | 'render'
  | 'unknown-page';

/** A failure with a known cause. */
export class RemoteFailure extends Error {
  override name = 'RemoteFailure';
  readonly reason: Cause;
  constructor(reason: Cause, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
