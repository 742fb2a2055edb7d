/**
 * Every error code of the portal with its HTTP status. A code is stable for ever; the sentence that a member reads
 * is the client's (`@atrium/i18n`, one per code and language). `params` of an error fill the placeholders.
 */
export const ERROR_CODES = {
  // every call
  BAD_REQUEST: 400,
  UNKNOWN_FIELD: 400,
  IDEMPOTENCY_KEY_MISSING: 400,
  IDEMPOTENCY_CONFLICT: 409,
  ENCRYPTION_REQUIRED: 400,
  ENCRYPTION_INVALID: 400,
  FOREIGN_ORIGIN: 403,
  NOT_LOGGED_IN: 401,
  SESSION_REPLACED: 401,
  TRIAL_ACCOUNT: 403,
  NOT_AN_AGENT: 403,
  FUNCTION_DISABLED: 403,
  ACCESS_RESTRICTED: 403,
  SYSTEM_MAINTENANCE: 503,
  SYSTEM_BUSY: 503,
  TOO_MANY_REQUESTS: 429,
  NOT_FOUND: 404,
  UNKNOWN: 500,
  // session and verification
  LOGIN_FAILED: 401,
  ACCOUNT_LOCKED: 401,
  CAPTCHA_REQUIRED: 401,
  CAPTCHA_INVALID: 401,
  CAPTCHA_PROOF_INVALID: 401,
  VERIFICATION_CODE_INVALID: 400,
  VERIFICATION_CODE_EXPIRED: 400,
  VERIFICATION_TOO_MANY: 429,
  VERIFICATION_TOO_SOON: 429,
  VERIFICATION_QUOTA: 429,
  VERIFICATION_NOT_ALLOWED: 403,
  HUMAN_VERIFICATION_FAILED: 400,
  EXTRA_VERIFICATION_REQUIRED: 401,
  EXTRA_VERIFICATION_FAILED: 401,
  EXTRA_VERIFICATION_OVER: 401,
  REAUTHENTICATE: 401,
  NOT_OF_THIS_AGENT: 403,
  IDENTITY_INVALID: 401,
  IDENTITY_UNKNOWN: 401,
  RESET_LINK_INVALID: 400,
  USERNAME_OR_EMAIL_UNKNOWN: 404,
  AUTHENTICATOR_STATE: 409,
  MOBILE_INVALID: 400,
  FIELD_INVALID: 400,
  USERNAME_TAKEN: 409,
  PASSWORD_RULE: 400,
  PASSWORD_WRONG: 400,
  INCONSISTENT_TWICE: 400,
  AFFILIATE_CODE_INVALID: 400,
  // money
  INSUFFICIENT_FUNDS: 409,
  AMOUNT_OUT_OF_RANGE: 400,
  LIMIT_EXCEEDED: 409,
  REALITY_CHECK_DUE: 409,
  PLAYER_EXCLUDED: 403,
  PAYMENT_METHOD_UNKNOWN: 404,
  PAYMENT_UNAVAILABLE: 503,
  WITHDRAWAL_STATE: 409,
  TURNOVER_MISSING: 409,
  RECEIPT_TOO_LATE: 409,
  RECEIPT_SUM: 400,
  PROOF_INVALID: 400,
  RECIPIENT_UNAVAILABLE: 409,
  LIMIT_WAITS: 409,
  BREAK_RUNS: 409,
  // games
  GAME_UNKNOWN: 404,
  GAME_MAINTENANCE: 503,
  VENDOR_MAINTENANCE: 503,
  VENDOR_UNREACHABLE: 503,
  DEMO_UNAVAILABLE: 403,
  BET_CLOSED: 409,
  ODDS_CHANGED: 409,
  SELECTION_INVALID: 400,
  NUMBER_CLOSED: 409,
  BET_LIMIT: 409,
  TICKET_STATE: 409,
  DRAW_STATE: 409,
  // agents and points
  NOT_IN_DOWNLINE: 404,
  POINTS_INSUFFICIENT: 409,
  REWARD_UNAVAILABLE: 409,
  CONTRACT_STATE: 409,
  CONTRACT_RATE: 400,
  // promotions
  PROMOTION_CLOSED: 409,
  ALREADY_CLAIMED: 409,
  MISSION_OPEN: 409,
  // support desk
  SUPPORT_FULL: 409,
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

/** Codes that any call may answer, besides those it lists itself. */
export const COMMON_ERRORS = [
  'BAD_REQUEST',
  'UNKNOWN_FIELD',
  'FOREIGN_ORIGIN',
  'NOT_LOGGED_IN',
  'REAUTHENTICATE',
  'SESSION_REPLACED',
  'TRIAL_ACCOUNT',
  'NOT_AN_AGENT',
  'FUNCTION_DISABLED',
  'ACCESS_RESTRICTED',
  'SYSTEM_MAINTENANCE',
  'SYSTEM_BUSY',
  'TOO_MANY_REQUESTS',
  'NOT_FOUND',
  'UNKNOWN',
] as const satisfies readonly ErrorCode[];

export type ErrorParams = Readonly<Record<string, string | number>>;

/** What the gateway answers instead of a value. Source: spec/interface.md, HTTP; requirement 8-31. */
export interface ErrorAnswer {
  success: false;
  code: ErrorCode;
  /** English, for logs and people at a terminal; never shown to a member. */
  message: string;
  params?: ErrorParams;
  /** What the product reads out of a failure, for instance `{ captcha: true }` after a failed login. */
  value?: unknown;
  requestId?: string;
}
