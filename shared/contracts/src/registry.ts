import * as v from 'valibot';
import { RemoteModule, SnapshotCentre, SnapshotRoute, SystemStatus } from './snapshot.ts';

/*
 * What operators, squads and their tools call on the registry: JSON over HTTP on the ops port, `Authorization: Bearer
 * <token>`. A success answers the value itself; a refusal answers `{ code, message }` with the status of its code.
 */

export const REGISTRY_ERRORS = {
  BAD_REQUEST: 400,
  FRAME_NOT_ALLOWED: 400,
  CONTRACT_UNSUPPORTED: 400,
  CONTRACT_BROKEN: 409,
  TIME_PASSED: 400,
  UNAUTHENTICATED: 401,
  SIGN_IN_FAILED: 401,
  FORBIDDEN: 403,
  APPROVAL_OWN: 403,
  CROSS_SITE: 403,
  UNKNOWN_REMOTE: 404,
  UNKNOWN_VERSION: 404,
  APPROVAL_UNKNOWN: 404,
  UNKNOWN_OPERATOR: 404,
  NOT_FOUND: 404,
  VERSION_EXISTS: 409,
  ROUTE_TAKEN: 409,
  SEQUENCE_CONFLICT: 409,
  APPROVAL_CLOSED: 409,
  NAME_TAKEN: 409,
  NOTHING_TO_ROLL_BACK: 409,
  NOTHING_TO_RESTORE: 409,
  SIGN_IN_LOCKED: 429,
  UNKNOWN: 500,
  SITE_UNREACHABLE: 503,
} as const;
export type RegistryErrorCode = keyof typeof REGISTRY_ERRORS;

/**
 * Each role may do what those before it may; a squad only for the remote that its token names. `reporter` is a gateway
 * that says how remotes fare in its tabs; it reads nothing.
 */
export const ROLES = ['reporter', 'viewer', 'squad', 'operator', 'approver'] as const;
export type Role = (typeof ROLES)[number];

type Schema<Output = unknown> = v.GenericSchema<unknown, Output>;

/** One call of the registry. `role: null` answers everybody. */
export interface Operation<Reply = unknown, Body = unknown, Query = unknown> {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly role: Role | null;
  readonly summary: string;
  readonly body?: Schema<Body>;
  readonly query?: Schema<Query>;
  readonly reply: Schema<Reply>;
}
export type OperationReply<O> = O extends Operation<infer Reply> ? Reply : never;
export type OperationBody<O> = O extends { body: v.GenericSchema } ? v.InferInput<O['body']> : undefined;

const operation = <const O extends Operation>(definition: O): O => definition;

const Name = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,40}$/, 'A remote is named in lower case letters, digits and hyphens.'),
);
const Version = v.pipe(
  v.string(),
  v.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'A version looks like 1.4.1 or 1.4.1-dev.0a1b2c3d.'),
);
const Reason = v.pipe(v.string(), v.trim(), v.minLength(1, 'A reason is needed.'), v.maxLength(500));
const Percent = v.pipe(
  v.number(),
  v.minValue(0, 'A percentage is at least 0.'),
  v.maxValue(100, 'A percentage is at most 100.'),
);
/** Refuses the change when the registry has moved on since the caller looked: two operators at once. */
const expectedSequence = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)));

/** A shared module that a version asks its host for: the version it was built against, the names that it uses. */
const ConsumedModule = v.object({ version: v.optional(v.string()), names: v.optional(v.array(v.string())) });
/** Events by name, each with the JSON Schema of its payload as this version was built. */
const Payloads = v.record(v.string(), v.record(v.string(), v.unknown()));
const Bytes = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A built version as it is registered: addresses are paths on the site or absolute. It never changes afterwards. */
export const Registration = v.object({
  ...RemoteModule.entries,
  version: Version,
  subject: v.picklist(['game', 'page']),
  routes: v.array(SnapshotRoute),
  centre: v.optional(SnapshotCentre),
  /** Bytes of all its files, compressed by gzip. */
  size: Bytes,
  commit: v.string(),
  /** What the contract check looks at; the registry refuses a version that does not fit (`CONTRACT_BROKEN`). */
  consumes: v.record(v.string(), ConsumedModule),
  events: v.object({ hears: Payloads, says: Payloads }),
  /** Bytes compressed by gzip: of the entry, and of all that its heaviest page loads before it shows. */
  sizes: v.object({ entry: Bytes, initial: Bytes }),
  /** Why it was released without its tests; the audit log keeps it. */
  untested: v.optional(Reason),
});
export type Registration = v.InferOutput<typeof Registration>;

const StandIn = v.object({
  kind: v.picklist(['module', 'frame', 'maintenance']),
  to: v.optional(v.string()),
  url: v.optional(v.string()),
  text: v.optional(v.string()),
  since: v.string(),
  until: v.optional(v.string()),
  reason: v.string(),
});
export type StandIn = v.InferOutput<typeof StandIn>;

/** The state of one remote in one brand's channel. `version` is what the members outside of a canary get. */
export const ChannelStatus = v.object({
  name: v.string(),
  channel: v.string(),
  kind: v.picklist(['module', 'frame', 'maintenance']),
  version: v.string(),
  canary: v.optional(v.object({ version: v.string(), percent: v.number() })),
  standIn: v.optional(StandIn),
});
export type ChannelStatus = v.InferOutput<typeof ChannelStatus>;

export const AuditEntry = v.object({
  at: v.string(),
  actor: v.string(),
  action: v.string(),
  remote: v.optional(v.string()),
  before: v.unknown(),
  after: v.unknown(),
  reason: v.string(),
  hash: v.string(),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

/** A change that waits for a second person. */
export const Approval = v.object({
  id: v.string(),
  at: v.string(),
  actor: v.string(),
  action: v.string(),
  remote: v.optional(v.string()),
  change: v.unknown(),
  reason: v.string(),
  state: v.picklist(['waiting', 'approved', 'expired']),
});
export type Approval = v.InferOutput<typeof Approval>;

/** `applied` with the new sequence number, or waiting for the approval that `approval` names (HTTP 202). */
export const Changed = v.variant('applied', [
  v.object({
    applied: v.literal(true),
    sequence: v.number(),
    remote: v.optional(ChannelStatus),
    system: v.optional(SystemStatus),
  }),
  v.object({ applied: v.literal(false), approval: Approval }),
]);
export type Changed = v.InferOutput<typeof Changed>;

export const register = operation({
  name: 'register',
  method: 'POST',
  path: '/registry/remotes/:name/versions',
  role: 'squad',
  summary: 'Registers a built version. The same bytes again are accepted, others under the same version refused.',
  body: Registration,
  reply: v.object({ name: Name, version: Version, created: v.boolean() }),
});
export const versions = operation({
  name: 'versions',
  method: 'GET',
  path: '/registry/remotes/:name/versions',
  role: 'viewer',
  summary: 'Versions of a remote, newest first.',
  reply: v.array(
    v.object({
      version: v.string(),
      contract: v.number(),
      size: v.number(),
      commit: v.string(),
      registeredAt: v.string(),
      registeredBy: v.string(),
    }),
  ),
});
export const promote = operation({
  name: 'promote',
  method: 'POST',
  path: '/registry/remotes/:name/promote',
  role: 'squad',
  summary: 'Gives a version to everybody, or with `canary` to that share of browsers, in percent.',
  body: v.object({
    version: Version,
    canary: v.optional(Percent),
    reason: v.optional(Reason, 'promoted'),
    expectedSequence,
  }),
  reply: Changed,
});
export const rollback = operation({
  name: 'rollback',
  method: 'POST',
  path: '/registry/remotes/:name/rollback',
  role: 'squad',
  summary: 'Ends the canary when one runs, else goes back to the version that was stable before.',
  body: v.object({ reason: v.optional(Reason, 'rolled back'), expectedSequence }),
  reply: Changed,
});
export const swap = operation({
  name: 'swap',
  method: 'POST',
  path: '/registry/remotes/:name/swap',
  role: 'operator',
  summary: "Puts a stand-in in a remote's place: another version, somebody else's page, or a maintenance page.",
  body: v.pipe(
    v.object({
      to: v.optional(Version),
      frame: v.optional(v.pipe(v.string(), v.url('A frame needs a whole address.'))),
      maintenance: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500))),
      until: v.optional(
        v.pipe(
          v.string(),
          v.check((text) => !Number.isNaN(Date.parse(text)), '"until" is an ISO time.'),
        ),
      ),
      deadlineSeconds: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(3_600))),
      reason: Reason,
      expectedSequence,
    }),
    v.check(
      (body) => [body.to, body.frame, body.maintenance].filter((kind) => kind !== undefined).length === 1,
      'Give exactly one of "to", "frame" and "maintenance".',
    ),
  ),
  reply: Changed,
});
export const restore = operation({
  name: 'restore',
  method: 'POST',
  path: '/registry/remotes/:name/restore',
  role: 'operator',
  summary: 'Ends a swap.',
  body: v.object({ reason: v.optional(Reason, 'restored'), expectedSequence }),
  reply: Changed,
});
export const status = operation({
  name: 'status',
  method: 'GET',
  path: '/registry/status',
  role: 'viewer',
  summary: 'Every remote of the brand, the system status, the sequence.',
  reply: v.object({
    registryId: v.string(),
    sequence: v.number(),
    brand: v.string(),
    system: SystemStatus,
    remotes: v.array(ChannelStatus),
    streams: v.number(),
  }),
});
export const audit = operation({
  name: 'audit',
  method: 'GET',
  path: '/registry/audit',
  role: 'viewer',
  summary: 'Every change, newest first.',
  query: v.object({
    limit: v.optional(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(1_000)), '200'),
  }),
  reply: v.array(AuditEntry),
});
export const verifyAudit = operation({
  name: 'verifyAudit',
  method: 'GET',
  path: '/registry/audit/verify',
  role: 'viewer',
  summary: 'Recomputes the chain of hashes.',
  reply: v.object({ ok: v.boolean(), entries: v.number(), brokenAt: v.optional(v.string()) }),
});
export const setSystem = operation({
  name: 'setSystem',
  method: 'POST',
  path: '/registry/system',
  role: 'operator',
  summary: 'Sets the status of the whole site.',
  body: v.object({
    status: v.picklist(['normal', 'maintenance', 'restricted']),
    countries: v.optional(
      v.array(v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/, 'A country has a code of two letters.'))),
      [],
    ),
    ips: v.optional(
      v.array(
        v.pipe(v.string(), v.regex(/^[0-9a-fA-F.:]+(\/\d{1,3})?$/, 'An address block looks like 203.0.113.0/24.')),
      ),
      [],
    ),
    reason: Reason,
    expectedSequence,
  }),
  reply: Changed,
});
export const approvals = operation({
  name: 'approvals',
  method: 'GET',
  path: '/registry/approvals',
  role: 'viewer',
  summary: 'Changes that wait for a second person.',
  reply: v.array(Approval),
});
export const approve = operation({
  name: 'approve',
  method: 'POST',
  path: '/registry/approvals/:id/approve',
  role: 'approver',
  summary: "The second person's yes; the change is made at once.",
  reply: Changed,
});

/** A person or squad that may sign in or hold a token. `tokenUntil` is null for a token without an end, and absent where there is none that works. */
export const OperatorAccount = v.object({
  name: v.string(),
  role: v.picklist(ROLES),
  remote: v.optional(v.string()),
  /** May sign in to the console. */
  person: v.boolean(),
  tokenUntil: v.optional(v.nullable(v.string())),
  createdAt: v.string(),
});
export type OperatorAccount = v.InferOutput<typeof OperatorAccount>;

export const whoami = operation({
  name: 'whoami',
  method: 'GET',
  path: '/registry/whoami',
  role: 'viewer',
  summary: 'The holder of this token; the gateway asks for it about its callers.',
  reply: v.object({ name: v.string(), role: v.picklist(ROLES), remote: v.optional(v.string()) }),
});
export const operators = operation({
  name: 'operators',
  method: 'GET',
  path: '/registry/operators',
  role: 'viewer',
  summary: 'Every account that may sign in or holds a token.',
  reply: v.array(OperatorAccount),
});
export const issueToken = operation({
  name: 'issueToken',
  method: 'POST',
  path: '/registry/operators',
  role: 'operator',
  summary: 'A token for a squad or a viewer, in place of the one before. It is shown once.',
  body: v.pipe(
    v.object({
      name: v.pipe(
        v.string(),
        v.regex(/^[a-z][a-z0-9._-]{1,40}$/, 'A name has 2 to 41 lower case letters, digits, dots and hyphens.'),
      ),
      role: v.picklist(['viewer', 'squad']),
      remote: v.optional(Name),
      days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
      reason: Reason,
    }),
    v.check(
      (body) => (body.role === 'squad') === (body.remote !== undefined),
      'A squad names its remote; a viewer has none.',
    ),
  ),
  reply: v.object({ name: v.string(), token: v.string(), expiresAt: v.string() }),
});
export const revokeToken = operation({
  name: 'revokeToken',
  method: 'POST',
  path: '/registry/operators/:name/revoke',
  role: 'operator',
  summary:
    'Ends a token and every session of its holder at once; other tokens than those of squads and viewers only by an approver.',
  body: v.object({ reason: Reason }),
  reply: v.object({ name: v.string(), revoked: v.boolean() }),
});

export const REGISTRY_OPERATIONS = [
  register,
  versions,
  promote,
  rollback,
  swap,
  restore,
  status,
  audit,
  verifyAudit,
  setSystem,
  approvals,
  approve,
  whoami,
  operators,
  issueToken,
  revokeToken,
] as const;

/** Public, without a token: the newest signed snapshot, and the stream of them (Server-Sent Events, event `snapshot`). */
export const SNAPSHOT_PATH = '/registry/snapshot';
export const STREAM_PATH = '/registry/stream';
/** In ATRIUM_VAR: the keys that snapshots may be signed with (public), and the demo operators' tokens by name (mode 600). */
export const TRUSTED_KEYS_FILE = 'trusted-keys.json';
export const OPERATOR_FILE = 'operator.json';
