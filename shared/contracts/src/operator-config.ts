import * as v from 'valibot';
import { Instant } from './money.ts';
import { WaitingChange } from './operator-changes.ts';
import { operation, Reason } from './operator-operation.ts';

/*
 * Settings of the brand. A key names one value that is changed alone: `switch.freePlay`, `menu.LIVE`,
 * `register.rules.email`, `brand.name`, `withdrawal.min`. Source: issue "the gateway", item 10; specification 6.
 */

/** The data of a setting's form; `schema` (JSON Schema) is the exact validation. */
export const SETTING_TYPES = ['boolean', 'integer', 'amount', 'text', 'list', 'object'] as const;
/** What a change needs. `twoPersonsDelayed`: the second operator can approve only some time after the proposal. */
export const CHANGE_CLASSES = ['free', 'reasoned', 'twoPersons', 'twoPersonsDelayed'] as const;
export const SETTING_GROUPS = [
  'switches',
  'menu',
  'registration',
  'brand',
  'money',
  'session',
  'site',
  'other',
] as const;

export const Setting = v.object({
  key: v.string(),
  value: v.unknown(),
  group: v.picklist(SETTING_GROUPS),
  type: v.picklist(SETTING_TYPES),
  /** A change that tightens protection needs no second operator in any class. */
  change: v.picklist(CHANGE_CLASSES),
  /** One English sentence for the back office. */
  description: v.string(),
  /** The value in a fresh installation; null where there is none. */
  default: v.unknown(),
  /** JSON Schema of the value; null for a setting that only has to keep its type. */
  schema: v.nullable(v.record(v.string(), v.unknown())),
});
export type Setting = v.InferOutput<typeof Setting>;

export const configList = operation({
  name: 'configList',
  method: 'GET',
  path: '/ops/config',
  role: 'viewer',
  summary: 'Every setting of the brand: value, description, type, default and schema.',
  reply: v.array(Setting),
});
export const configSet = operation({
  name: 'configSet',
  method: 'POST',
  path: '/ops/config',
  role: 'operator',
  irreversible: false,
  summary: 'Changes one setting. Open tabs have it at once, unless the change waits for a second operator.',
  body: v.strictObject({
    key: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    value: v.unknown(),
    /** Optional for settings of the class `free`. */
    reason: v.optional(Reason),
    /** The value that the change was based on: SETTING_CHANGED where it is a different one by now. */
    expected: v.optional(v.unknown()),
  }),
  /** `value` is the current value; with `approval`, the given one waits for a second operator. */
  reply: v.object({ key: v.string(), value: v.unknown(), approval: v.optional(WaitingChange) }),
});

/** One entry of the log of operators' actions on the gateway. Entries are never removed. */
export const OperatorLogEntry = v.object({
  id: v.string(),
  at: Instant,
  actor: v.string(),
  action: v.string(),
  subject: v.string(),
  before: v.unknown(),
  after: v.unknown(),
  reason: v.string(),
});
export const operatorLog = operation({
  name: 'operatorLog',
  method: 'GET',
  path: '/ops/log',
  role: 'viewer',
  summary: 'What operators changed or looked at on the gateway, newest first; for viewers, without actions on members.',
  query: v.strictObject({
    subject: v.optional(v.pipe(v.string(), v.maxLength(100))),
    action: v.optional(v.pipe(v.string(), v.maxLength(100))),
    /** Entries before this id, for the next page. */
    before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,18}$/))),
    limit: v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(200)),
      '50',
    ),
  }),
  reply: v.array(OperatorLogEntry),
});

export const CONFIG_OPERATIONS = [configList, configSet, operatorLog] as const;
