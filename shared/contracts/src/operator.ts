import * as v from 'valibot';
import type { Operation } from './registry.ts';

/*
 * What operators and their tools call on the gateway, under /ops on the site's port: JSON over HTTP, `Authorization:
 * Bearer <token>` with a token of the registry's operators. A success answers the value itself; a refusal answers
 * `{ code, message }` with a status of 4xx.
 */

export const OPERATOR_ERRORS = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  UNKNOWN_VENDOR: 404,
  UNKNOWN_SETTING: 404,
  VENDOR_EXISTS: 409,
} as const;
export type OperatorErrorCode = keyof typeof OPERATOR_ERRORS;

const operation = <const O extends Operation>(definition: O): O => definition;

const VendorCode = v.pipe(v.string(), v.regex(/^[A-Z0-9][A-Z0-9_-]{0,31}$/, 'A vendor code is made of capital letters, digits, _ and -.'));
const Reason = v.pipe(v.string(), v.trim(), v.minLength(1, 'A reason is needed.'), v.maxLength(500));

/** A vendor for operators: `up` is what they decided, `health` what probing its address found. */
export const OperatedVendor = v.object({
  code: v.string(),
  name: v.string(),
  type: v.string(),
  up: v.boolean(),
  health: v.picklist(['ok', 'failing', 'unknown']),
  games: v.number(),
  launchUrl: v.nullable(v.string()),
});
export type OperatedVendor = v.InferOutput<typeof OperatedVendor>;

export const vendorList = operation({
  name: 'vendorList', method: 'GET', path: '/ops/vendors', role: 'viewer', summary: 'All vendors with their health.', reply: v.array(OperatedVendor),
});
export const vendorAdd = operation({
  name: 'vendorAdd', method: 'POST', path: '/ops/vendors', role: 'operator', summary: 'A vendor from outside, with one game <CODE>-DEMO. The secret is shown once.',
  body: v.object({
    code: VendorCode,
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
    type: v.picklist(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS']),
    launchUrl: v.pipe(v.string(), v.url('The launch URL must be a whole address.'), v.regex(/^https?:/i, 'The launch URL must begin with https: or http:.')),
    lateBet: v.optional(v.picklist(['error', 'noop']), 'error'),
  }),
  reply: v.object({ vendorId: v.string(), secret: v.string() }),
});
export const vendorState = operation({
  name: 'vendorState', method: 'POST', path: '/ops/vendors/:code/state', role: 'operator', summary: 'Takes a vendor down, or brings it up again.',
  body: v.object({ up: v.boolean(), reason: v.optional(Reason, 'by an operator') }),
  reply: v.object({ code: v.string(), up: v.boolean() }),
});

export const ledgerVerify = operation({
  name: 'ledgerVerify', method: 'GET', path: '/ops/ledger/verify', role: 'viewer', summary: 'Checks every invariant of the ledger over the live database.',
  reply: v.object({ ok: v.boolean(), entries: v.number(), accounts: v.number(), failures: v.array(v.string()) }),
});

const Setting = v.object({ key: v.string(), value: v.unknown() });
export const configList = operation({
  name: 'configList', method: 'GET', path: '/ops/config', role: 'viewer', summary: 'Every setting of the brand.', reply: v.array(Setting),
});
export const configSet = operation({
  name: 'configSet', method: 'POST', path: '/ops/config', role: 'operator', summary: 'Changes one setting; members have it at once.',
  body: v.object({ key: v.pipe(v.string(), v.minLength(1)), value: v.unknown(), reason: Reason }), reply: Setting,
});

export const OPERATOR_OPERATIONS = [vendorList, vendorAdd, vendorState, ledgerVerify, configList, configSet] as const;
