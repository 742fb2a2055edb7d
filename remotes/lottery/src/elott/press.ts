/** A press that has become a bet, or is about to. `field` is play and value. */
export interface Press {
  readonly key: string;
  readonly gameCode: string;
  readonly field: string;
  readonly issue: string;
  readonly stake: string;
  /**
   * `undoing`: it is being taken back, also before its answer has arrived. `unknown`: no answer came; the next press of the same chip on
   * the field repeats it.
   */
  readonly state: 'sending' | 'placed' | 'undoing' | 'cancelled' | 'unknown';
  readonly number?: string;
}
