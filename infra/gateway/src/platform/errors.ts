import { ERROR_CODES, type ErrorCode, type ErrorParams } from '@atrium/contracts/error-codes';
import { ERROR_MESSAGES } from '@atrium/contracts/error-messages';

/**
 * A refusal for the caller: thrown by a use case, answered with the code's status. Any other error is our bug, and is
 * answered as UNKNOWN without a detail.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly params: ErrorParams | undefined;
  readonly value: unknown;

  constructor(code: ErrorCode, details: { message?: string; params?: ErrorParams; value?: unknown } = {}) {
    super(details.message ?? ERROR_MESSAGES[code]);
    this.code = code;
    this.params = details.params;
    this.value = details.value;
  }

  get status(): number {
    return ERROR_CODES[this.code];
  }
}
