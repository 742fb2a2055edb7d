/** The codes of the registry's refusals with their HTTP statuses. */
export const REGISTRY_ERRORS = {
  BAD_REQUEST: 400,
  FRAME_NOT_ALLOWED: 400,
  SNAPSHOT_NOT_OURS: 400,
  UPLOAD_REFUSED: 400,
  WEBHOOK_REFUSED: 400,
  CONTRACT_UNSUPPORTED: 400,
  CONTRACT_BROKEN: 409,
  TIME_PASSED: 400,
  UNAUTHENTICATED: 401,
  SIGN_IN_FAILED: 401,
  /** The time between the two steps of a sign-in is over. */
  FIRST_STEP_OVER: 401,
  /** At a name that guesses have locked: the password or the second factor is wrong. */
  LOCKED_STEP_FAILED: 401,
  FORBIDDEN: 403,
  APPROVAL_OWN: 403,
  /** A code of the second factor is wrong or was used before. */
  CODE_WRONG: 403,
  /** The answer of the passkey does not fit. */
  PASSKEY_WRONG: 403,
  /** The call cannot be undone: `confirm` the session with a code first. */
  FACTOR_REQUIRED: 403,
  CROSS_SITE: 403,
  UNKNOWN_REMOTE: 404,
  UNKNOWN_VERSION: 404,
  APPROVAL_UNKNOWN: 404,
  UNKNOWN_OPERATOR: 404,
  INVITATION_INVALID: 404,
  WEBHOOK_UNKNOWN: 404,
  NOT_FOUND: 404,
  VERSION_EXISTS: 409,
  /** The version failed the conformance suite in Chromium. */
  BROWSER_CHECK_FAILED: 409,
  ROUTE_TAKEN: 409,
  SEQUENCE_CONFLICT: 409,
  APPROVAL_CLOSED: 409,
  APPROVAL_STALE: 409,
  NAME_TAKEN: 409,
  FACTOR_EXISTS: 409,
  /** The remote has versions, but no visitor has one of them yet. */
  NOT_PROMOTED: 409,
  NOTHING_TO_ROLL_BACK: 409,
  NOTHING_TO_RESTORE: 409,
  NOTHING_TO_RESET: 409,
  /** The person has no second factor. */
  NO_FACTOR: 409,
  NO_RAMP: 409,
  NO_SHADOW: 409,
  SHADOW_REFUSED: 409,
  SIGN_IN_LOCKED: 429,
  UNKNOWN: 500,
  SITE_UNREACHABLE: 503,
  /** The registry has no sealing key, so it stores no secret. */
  FACTOR_UNAVAILABLE: 503,
} as const;
export type RegistryErrorCode = keyof typeof REGISTRY_ERRORS;
