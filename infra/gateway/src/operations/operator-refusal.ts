import { OPERATOR_ERRORS, type OperatorErrorCode } from '@atrium/contracts/operator';

/** The refusal of an operator's call; answered as `{ code, message }`. */
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
