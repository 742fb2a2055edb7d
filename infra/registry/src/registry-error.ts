import { REGISTRY_ERRORS, type RegistryErrorCode } from '@atrium/contracts/registry-errors';

/** A refusal: a stable code for programs, a message for people. Nothing was changed. */
export class RegistryError extends Error {
  override name = 'RegistryError';
  readonly code: RegistryErrorCode;
  constructor(code: RegistryErrorCode, message: string) {
    super(message);
    this.code = code;
  }
  get status(): number {
    return REGISTRY_ERRORS[this.code];
  }
}
