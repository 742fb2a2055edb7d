import { OPERATOR_ERRORS, type OperatorErrorCode } from '@atrium/contracts/operator';

/** What an operator's call is refused for; answered as `{ code, message }`. */
export class OperatorRefusal extends Error {
  readonly code: OperatorErrorCode;

  constructor(code: OperatorErrorCode, message: string) {
    super(message);
    this.code = code;
  }

  get status(): number {
    return OPERATOR_ERRORS[this.code];
  }
}
