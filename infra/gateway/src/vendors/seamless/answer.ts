import { RETRY_REFUSALS, type SeamlessFaultCode, type SeamlessRefusalCode } from '@atrium/contracts/seamless';

/** A transport error: thrown, and answered with its status. */
export class SeamlessFault extends Error {
  readonly code: SeamlessFaultCode;
  constructor(code: SeamlessFaultCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** A business refusal: HTTP 200, with the player's balance if it is known. */
export const refused = (code: SeamlessRefusalCode, balance?: string) => ({
  status: 'refused' as const,
  code,
  class: RETRY_REFUSALS.includes(code) ? ('retry' as const) : ('final' as const),
  ...(balance === undefined ? {} : { balance }),
});
