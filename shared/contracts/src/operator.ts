import * as v from 'valibot';
import { Instant } from './money.ts';
import { AGENT_OPERATIONS } from './operator-agents.ts';
import { businessFigures } from './operator-business.ts';
import { componentsVerify } from './operator-integrity.ts';
import { gameReturns, houseReport } from './operator-reports.ts';
import { CHANGE_OPERATIONS, WaitingChange } from './operator-changes.ts';
import { CONFIG_OPERATIONS } from './operator-config.ts';
import { CONTENT_OPERATIONS } from './operator-content.ts';
import { JACKPOT_OPERATIONS } from './operator-jackpots.ts';
import { MISSION_OPERATIONS } from './operator-missions.ts';
import { PROMOTION_OPERATIONS } from './operator-promotions.ts';
import { ORDER_OPERATIONS } from './operator-orders.ts';
import { REWARD_OPERATIONS } from './operator-rewards.ts';
import { MAILING_OPERATIONS } from './operator-mailings.ts';
import { DRAW_OPERATIONS } from './operator-draws.ts';
import { ERASURE_OPERATIONS } from './operator-erasures.ts';
import { EVENT_OPERATIONS } from './operator-events.ts';
import { LOTTERY_OPERATIONS } from './operator-lottery.ts';
import { MEMBER_OPERATIONS } from './operator-members.ts';
import { operation, Reason } from './operator-operation.ts';
import { POOL_OPERATIONS } from './operator-pools.ts';
import { SECURITY_OPERATIONS } from './operator-security.ts';

/*
 * Calls of operators and their tools on the gateway, under /ops on the site's port: JSON over HTTP, `Authorization:
 * Bearer <token>` with a token of the registry's operators. A success returns the value itself; a refusal returns `{
 * code, message }` with a status of 4xx.
 */

export const OPERATOR_ERRORS = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  /** The call cannot be undone: the console has to be confirmed with a code first (console-factor.ts). */
  FACTOR_REQUIRED: 403,
  UNKNOWN_VENDOR: 404,
  UNKNOWN_GAME: 404,
  /** Game by game, more would be closed than one operator may close alone. */
  CLOSE_THE_VENDOR: 409,
  UNKNOWN_DRAW: 404,
  /** The draw is in another state than the decision needs. */
  DRAW_STATE: 409,
  UNKNOWN_MARKET: 404,
  UNKNOWN_PLAY: 404,
  /** Nobody's decision of that ID waits any more. */
  UNKNOWN_DECISION: 404,
  /** Prices or limits of the game have changed since the operator looked. */
  TERMS_CHANGED: 409,
  /** A price would return less or more of the stake than the settings allow. */
  RETURN_OUT_OF_BOUNDS: 409,
  UNKNOWN_SETTING: 404,
  SETTING_CHANGED: 409,
  UNKNOWN_CHANGE: 404,
  /** What the waiting change is based on has changed meanwhile. */
  CHANGE_STALE: 409,
  /** The class of the setting asks for some time between proposal and approval. */
  APPROVAL_TOO_EARLY: 409,
  UNKNOWN_REVIEW: 404,
  SECOND_PERSON_NEEDED: 409,
  /** The member cannot receive money at the moment: because of a break, a lock or a limit. */
  PLAYER_EXCLUDED: 409,
  LIMIT_EXCEEDED: 409,
  UNKNOWN_ANNOUNCEMENT: 404,
  UNKNOWN_PROMOTION: 404,
  UNKNOWN_DEFINITION: 404,
  UNKNOWN_ORDER: 404,
  UNKNOWN_BILL: 404,
  /** The order is in another state than the step needs. */
  ORDER_STATE: 409,
  UNKNOWN_MAILING: 404,
  MAILING_SENT: 409,
  UNKNOWN_BANNER: 404,
  UNKNOWN_MEMBER: 404,
  UNKNOWN_SESSION: 404,
  UNKNOWN_ERASURE: 404,
  ERASURE_BLOCKED: 409,
  OUTBOX_OFF: 404,
  UNKNOWN_CONVERSATION: 404,
  CONVERSATION_CLOSED: 409,
  CONVERSATION_TAKEN: 409,
  BANNER_EXISTS: 409,
  VENDOR_EXISTS: 409,
  VENDOR_LIST_UNREACHABLE: 502,
  REGISTRY_UNREACHABLE: 503,
} as const;
export type OperatorErrorCode = keyof typeof OPERATOR_ERRORS;

const VendorCode = v.pipe(
  v.string(),
  v.regex(/^[A-Z0-9][A-Z0-9_-]{0,31}$/, 'A vendor code is made of capital letters, digits, _ and -.'),
);

/** A vendor for operators: `up` is their decision, `health` the result of probing its address. */
export const OperatedVendor = v.object({
  code: v.string(),
  name: v.string(),
  type: v.string(),
  up: v.boolean(),
  /** When operators expect it back; null while it is up, and where nobody knows. */
  returnsAt: v.nullable(Instant),
  health: v.picklist(['ok', 'failing', 'unknown']),
  games: v.number(),
  launchUrl: v.nullable(v.string()),
});
export type OperatedVendor = v.InferOutput<typeof OperatedVendor>;

export const vendorList = operation({
  name: 'vendorList',
  method: 'GET',
  path: '/ops/vendors',
  role: 'viewer',
  summary: 'All vendors with their health.',
  reply: v.array(OperatedVendor),
});
export const vendorAdd = operation({
  name: 'vendorAdd',
  method: 'POST',
  path: '/ops/vendors',
  role: 'operator',
  irreversible: false,
  summary: 'A vendor from outside, with one game <CODE>-DEMO. The secret is shown once.',
  body: v.object({
    code: VendorCode,
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
    type: v.picklist(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS']),
    launchUrl: v.pipe(
      v.string(),
      v.url('The launch URL must be a whole address.'),
      v.regex(/^https?:/i, 'The launch URL must begin with https: or http:.'),
    ),
    lateBet: v.optional(v.picklist(['error', 'noop']), 'error'),
  }),
  /** With `approval`, the vendor is closed until a second operator approves its opening: everywhere but in development. */
  reply: v.object({ vendorId: v.string(), secret: v.string(), approval: v.optional(WaitingChange) }),
});
/** When members can expect the vendor back. Without it they read no time; of a vendor that is down already it changes the time. Source: 15-15. */
const returnsAt = v.optional(Instant);
export const vendorState = operation({
  name: 'vendorState',
  method: 'POST',
  path: '/ops/vendors/:code/state',
  role: 'operator',
  irreversible: false,
  summary:
    'Takes a vendor down, or brings it up again. A second vendor within a day, and the first opening of one, wait for a second operator.',
  body: v.object({ up: v.boolean(), returnsAt, reason: v.optional(Reason, 'by an operator') }),
  /** `up` is the current state; with `approval`, it changes once a second operator approves. */
  reply: v.object({ code: v.string(), up: v.boolean(), approval: v.optional(WaitingChange) }),
});
export const vendorsState = operation({
  name: 'vendorsState',
  method: 'POST',
  path: '/ops/vendor-states',
  role: 'operator',
  irreversible: false,
  summary: 'Takes several vendors down as one change, such as those of an aggregator, or brings them up again.',
  body: v.strictObject({
    codes: v.pipe(v.array(VendorCode), v.minLength(1), v.maxLength(200)),
    up: v.boolean(),
    returnsAt,
    reason: v.optional(Reason, 'by an operator'),
  }),
  /** The current states; with `approval`, the vendors are taken down once a second operator approves. */
  reply: v.object({
    vendors: v.array(v.object({ code: v.string(), up: v.boolean() })),
    approval: v.optional(WaitingChange),
  }),
});
export const gameState = operation({
  name: 'gameState',
  method: 'POST',
  path: '/ops/games/:id/state',
  role: 'operator',
  irreversible: false,
  summary:
    'Closes one game, or opens it again. More than ten within a day, or the last one of a second vendor, is the closing of a vendor.',
  body: v.object({ up: v.boolean(), reason: v.optional(Reason, 'by an operator') }),
  reply: v.object({ id: v.string(), up: v.boolean() }),
});

/** `failures`: a sentence for each failed check. Amounts in minor units; `head` is the hash chain's newest link. */
export const LedgerReport = v.object({
  ok: v.boolean(),
  entries: v.number(),
  accounts: v.number(),
  failures: v.array(v.string()),
  invariants: v.array(v.object({ number: v.number(), name: v.string(), ok: v.boolean() })),
  trialBalance: v.array(v.object({ class: v.string(), currency: v.string(), amount: v.string() })),
  head: v.nullable(v.object({ seq: v.number(), hash: v.string() })),
});
/**
 * `GET`, the same check with its progress: lines of JSON (application/x-ndjson), `{invariant, done, all}` while one of
 * the twelve is being checked, and finally `{report}` with the reply of `ledgerVerify`, or `{code, message}`.
 */
export const LEDGER_VERIFY_PROGRESS_PATH = '/ops/ledger/verify/progress';
export const LedgerProgress = v.union([
  v.object({ invariant: v.string(), done: v.number(), all: v.number() }),
  v.object({ report: LedgerReport }),
  v.object({ code: v.string(), message: v.string() }),
]);
export type LedgerProgress = v.InferOutput<typeof LedgerProgress>;
export const ledgerVerify = operation({
  name: 'ledgerVerify',
  method: 'GET',
  path: '/ops/ledger/verify',
  role: 'viewer',
  summary: 'Checks every invariant of the ledger over the live database.',
  reply: LedgerReport,
});

/** `changes`: figures that wait for their teams; reports already include them. */
export const ReportsReport = v.object({
  ok: v.boolean(),
  days: v.number(),
  teams: v.number(),
  changes: v.number(),
  checks: v.array(v.object({ name: v.string(), ok: v.boolean() })),
  failures: v.array(v.string()),
});
/** Source: 12-11. */
export const reportsVerify = operation({
  name: 'reportsVerify',
  method: 'GET',
  path: '/ops/reports/verify',
  role: 'viewer',
  summary: 'Compares the figures of members and teams with the sums of rounds and ledger, in the live database.',
  reply: ReportsReport,
});

export const OPERATOR_OPERATIONS = [
  vendorList,
  vendorAdd,
  vendorState,
  vendorsState,
  gameState,
  ledgerVerify,
  reportsVerify,
  businessFigures,
  houseReport,
  gameReturns,
  componentsVerify,
  ...DRAW_OPERATIONS,
  ...LOTTERY_OPERATIONS,
  ...POOL_OPERATIONS,
  ...AGENT_OPERATIONS,
  ...CHANGE_OPERATIONS,
  ...CONFIG_OPERATIONS,
  ...CONTENT_OPERATIONS,
  ...PROMOTION_OPERATIONS,
  ...MISSION_OPERATIONS,
  ...JACKPOT_OPERATIONS,
  ...REWARD_OPERATIONS,
  ...ORDER_OPERATIONS,
  ...MAILING_OPERATIONS,
  ...ERASURE_OPERATIONS,
  ...MEMBER_OPERATIONS,
  ...EVENT_OPERATIONS,
  ...SECURITY_OPERATIONS,
] as const;
