import * as v from 'valibot';
import { BrowserCheck } from './registry-browser-checks.ts';
import { RemoteName, Reason, RemoteVersion } from './registry-fields.ts';
import { operation } from './registry-operation.ts';
import { RemoteModule, SnapshotCentre, SnapshotKit, SnapshotPart, SnapshotRoute } from './snapshot.ts';

/** A shared module that a version requires of its host: the version it was built against, and the exports that it uses. */
const ConsumedModule = v.object({ version: v.optional(v.string()), names: v.optional(v.array(v.string())) });
/** Events by name, each with the JSON Schema of its payload as this version was built. */
const Payloads = v.record(v.string(), v.record(v.string(), v.unknown()));
const Bytes = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A kit that a version brings along: `version` names its content, too (`1.0.0+0a1b2c3d`); `range` is what it can use instead. */
export const RegisteredKit = v.object({
  ...v.omit(SnapshotKit, ['pinned']).entries,
  version: v.string(),
  range: v.string(),
});
export type RegisteredKit = v.InferOutput<typeof RegisteredKit>;

/** A built version as registered: addresses are paths on the site or absolute. It never changes afterwards. */
export const Registration = v.object({
  ...RemoteModule.entries,
  kits: v.optional(v.array(RegisteredKit)),
  version: RemoteVersion,
  subject: v.picklist(['game', 'page']),
  routes: v.array(SnapshotRoute),
  centre: v.optional(SnapshotCentre),
  parts: v.optional(v.array(SnapshotPart)),
  /** Total size of its files in bytes, compressed by gzip. */
  size: Bytes,
  commit: v.string(),
  /** The input of the contract check; the registry refuses a version that is not compatible (`CONTRACT_BROKEN`). */
  consumes: v.record(v.string(), ConsumedModule),
  events: v.object({ hears: Payloads, says: Payloads }),
  /** Bytes compressed by gzip: of the entry, and of everything that its heaviest page loads before it is shown. */
  sizes: v.object({ entry: Bytes, initial: Bytes }),
  /** Why it was released without its tests; stored in the audit log. */
  untested: v.optional(Reason),
});
export type Registration = v.InferOutput<typeof Registration>;

export const register = operation({
  name: 'register',
  method: 'POST',
  path: '/registry/remotes/:name/versions',
  role: 'squad',
  irreversible: false,
  summary:
    'Registers a built version whose files are stored already; `upload` takes the files, too. The same bytes again are accepted, others under the same version refused.',
  body: Registration,
  reply: v.object({ name: RemoteName, version: RemoteVersion, created: v.boolean() }),
});
/** The type of the body of `upload`: the files of one version as `.tar.gz`, `manifest.json` among them. */
export const UPLOAD_TYPE = 'application/gzip';
export const upload = operation({
  name: 'upload',
  method: 'PUT',
  path: '/registry/remotes/:name/versions/:version',
  role: 'squad',
  irreversible: false,
  summary:
    'Takes the bytes of a built version: unpacks, hashes, measures and checks them, runs the conformance suite in Chromium, stores them, and registers the version.',
  /** `untested`: why it is released without its tests. */
  query: v.object({ untested: v.optional(Reason) }),
  reply: v.object({ name: RemoteName, version: RemoteVersion, created: v.boolean() }),
});
/** The checks of an upload, in their order: bytes, hashes and sizes; the contracts of host and remotes; the suite in Chromium. */
export const UPLOAD_CHECKS = ['files', 'contract', 'browser'] as const;
export type UploadCheck = (typeof UPLOAD_CHECKS)[number];
/** The short address of `upload`: 201 for a new version; 422 with the list where a check fails. Source: interface.md, HTTP. */
export const putVersion = operation({
  name: 'putVersion',
  method: 'PUT',
  path: '/versions/:name/:version',
  role: 'squad',
  irreversible: false,
  summary: 'Takes the bytes of a built version as `upload` does, and lists its checks.',
  reply: v.object({
    remote: RemoteName,
    version: RemoteVersion,
    /** Of the packed version. */
    bytes: v.number(),
    checks: v.array(v.object({ name: v.picklist(UPLOAD_CHECKS), ok: v.boolean(), sentence: v.string() })),
  }),
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
      /** A path on the site, or absolute. */
      entry: v.string(),
      contract: v.number(),
      size: v.number(),
      commit: v.string(),
      registeredAt: v.string(),
      registeredBy: v.string(),
      browserCheck: BrowserCheck,
    }),
  ),
});
