import * as v from 'valibot';
import { canonicalJson } from './canonical-json.ts';

/** `sha384-<base64>` as browsers read it. */
const Integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
const Instant = v.pipe(v.string(), v.isoTimestamp());

/** A file to preload. `url` is a path on the site or an absolute address. */
export const Preload = v.object({ url: v.string(), integrity: Integrity });
export type Preload = v.InferOutput<typeof Preload>;

/** A page of a remote, as its `remote.ts` declares it; `preload` are the files of this page alone. */
export const SnapshotRoute = v.object({
  path: v.pipe(v.string(), v.startsWith('/')),
  layout: v.picklist(['full', 'header', 'none']),
  keepAlive: v.optional(v.boolean()),
  group: v.string(),
  preload: v.optional(v.array(Preload)),
});
export type SnapshotRoute = v.InferOutput<typeof SnapshotRoute>;

/** The centre that a remote fills; `pages` are page keys in the order of the menu. */
export const SnapshotCentre = v.object({
  name: v.picklist(['member', 'agent']),
  defaultPage: v.string(),
  pages: v.array(
    v.object({
      page: v.string(),
      label: v.string(),
      icon: v.string(),
      flag: v.optional(v.string()),
      section: v.number(),
    }),
  ),
  preload: v.optional(v.array(Preload)),
});

/** The name of a place: the remote that opens it, or `shell`, and what it is, for instance `member-centre.record`. */
export const PlaceName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}\.[a-z][a-z0-9-]{0,40}$/));

/**
 * What a version shows in a place of the shell or of another remote. `topics`: only where the place is about one of them;
 * `order`: parts with a lower number are first, 100 by default. `preload` are the files of this part alone. Source: 13-16.
 */
export const SnapshotPart = v.object({
  place: PlaceName,
  topics: v.optional(v.array(v.string())),
  order: v.optional(v.number()),
  preload: v.optional(v.array(Preload)),
});
export type SnapshotPart = v.InferOutput<typeof SnapshotPart>;

/** The bytes of a kit: the global function that its script sets, and where the script is. Equal names have equal bytes. */
const KitCopy = v.object({
  container: v.pipe(v.string(), v.regex(/^[A-Za-z_$][\w$]*$/)),
  url: v.string(),
  integrity: Integrity,
});

/**
 * A library that several remotes use (`@atrium/lobby`), with the copy that a version brings along. `pinned` is a newer copy
 * of its range that the version was promoted with; its own one takes over where that does not load. Source: 13-20.
 */
export const SnapshotKit = v.object({ name: v.string(), ...KitCopy.entries, pinned: v.optional(KitCopy) });
export type SnapshotKit = v.InferOutput<typeof SnapshotKit>;

/**
 * A built version of a remote that a page can load. `container` includes the version, so two versions can run in one
 * page.
 */
export const RemoteModule = v.object({
  version: v.string(),
  container: v.pipe(v.string(), v.regex(/^[A-Za-z_$][\w$]*$/)),
  entry: v.string(),
  integrity: Integrity,
  preload: v.optional(v.array(Preload)),
  kits: v.optional(v.array(SnapshotKit)),
  /** The host contract that this version uses. */
  contract: v.number(),
});
export type RemoteModule = v.InferOutput<typeof RemoteModule>;

/**
 * A version beside the one that most visitors get, with its own pages. Without `routes` its pages are those of the shown
 * version, and none of that version's files belong to it. Source: 13-02.
 */
export const OtherVersion = v.object({
  ...RemoteModule.entries,
  routes: v.optional(v.array(SnapshotRoute)),
  centre: v.optional(SnapshotCentre),
  parts: v.optional(v.array(SnapshotPart)),
});
export type OtherVersion = v.InferOutput<typeof OtherVersion>;

const about = {
  /** The remote's name: folder, URL segment, translation namespace. */
  name: v.string(),
  version: v.string(),
  /** Whether its screens are games or pages of the member's own: selects the texts of the fault page. */
  subject: v.picklist(['game', 'page']),
  routes: v.array(SnapshotRoute),
  centre: v.optional(SnapshotCentre),
  parts: v.optional(v.array(SnapshotPart)),
};
const standIn = { since: Instant, until: v.optional(Instant) };
/** The deadline of the change-over, even while the member is busy; without one, a page waits until they are not. */
const applyBy = { applyBy: v.optional(Instant) };

/**
 * What a page shows for one remote:
 * - `module`: a federated version. `canary` is offered to that share of browsers, in percent; a browser keeps its
 * choice.
 * - `frame`: a third party's page in a sandboxed iframe.
 * - `maintenance`: our own page; `text` is the operator's sentence.
 */
export const SnapshotRemote = v.variant('kind', [
  v.object({
    ...about,
    ...RemoteModule.entries,
    ...applyBy,
    kind: v.literal('module'),
    /** The previous stable version: the fallback of a page that cannot load this one. */
    previous: v.optional(OtherVersion),
    canary: v.optional(
      v.object({ ...OtherVersion.entries, percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) }),
    ),
    /** A version that browsers which allow it render hidden, and nobody sees. Source: 13-21. */
    shadow: v.optional(OtherVersion),
  }),
  v.object({ ...about, ...applyBy, kind: v.literal('frame'), url: v.string(), ...standIn }),
  v.object({ ...about, ...applyBy, kind: v.literal('maintenance'), text: v.string(), ...standIn }),
]);
export type SnapshotRemote = v.InferOutput<typeof SnapshotRemote>;

/**
 * The status of the whole site. `countries` are ISO 3166 codes, `ips` CIDR blocks that are blocked when `restricted`;
 * `until` is when the site is expected back from maintenance.
 */
export const SystemStatus = v.object({
  status: v.picklist(['normal', 'maintenance', 'restricted']),
  until: v.optional(Instant),
  countries: v.array(v.string()),
  ips: v.array(v.string()),
});
export type SystemStatus = v.InferOutput<typeof SystemStatus>;

/**
 * All data that decides which code a page runs. `sequence` grows by one with every change of one `registryId`;
 * `signature` is Ed25519 over `signedText(snapshot)`, base64, by the key `keyId`.
 */
export const Snapshot = v.object({
  registryId: v.string(),
  sequence: v.pipe(v.number(), v.integer(), v.minValue(0)),
  issuedAt: Instant,
  expiresAt: Instant,
  brand: v.string(),
  system: SystemStatus,
  /** Further origins that have every artefact under the same path, best first: used when the first one fails. */
  origins: v.optional(v.array(v.string())),
  remotes: v.array(SnapshotRemote),
  signature: v.string(),
  keyId: v.string(),
});
export type Snapshot = v.InferOutput<typeof Snapshot>;
export type UnsignedSnapshot = Omit<Snapshot, 'signature' | 'keyId'>;

/** After its expiry a snapshot stays in use for this time before operators are alarmed: a renewal may be late. */
export const SNAPSHOT_GRACE_MS = 6 * 3_600_000;

/** Whether the grace after its expiry is over, so that operators have to act. It stays in use, marked. Source: 13-05. */
export const isStale = ({ expiresAt }: Pick<Snapshot, 'expiresAt'>, now: number): boolean =>
  now > Date.parse(expiresAt) + SNAPSHOT_GRACE_MS;

type Placed = Pick<Snapshot, 'registryId' | 'sequence' | 'issuedAt' | 'brand'>;

/**
 * Whether a verified snapshot may replace the one in use: of the same brand, and of the same registry if its sequence is not lower, and of another
 * one (a registry that was set up anew) if it was not issued earlier, so that an old one cannot be sent again.
 */
export const mayReplace = (candidate: Placed, current: Placed | undefined): boolean =>
  !current ||
  (candidate.brand === current.brand &&
    (candidate.registryId === current.registryId
      ? candidate.sequence >= current.sequence
      : Date.parse(candidate.issuedAt) >= Date.parse(current.issuedAt)));

/** The bytes (as text) that a snapshot's signature covers. */
export function signedText(snapshot: Snapshot | UnsignedSnapshot): string {
  const { signature: _signature, keyId: _keyId, ...signed } = snapshot as Snapshot;
  return canonicalJson(signed);
}

/** A public key for snapshots: raw Ed25519, base64. */
export const TrustedKey = v.object({ keyId: v.string(), publicKey: v.string() });
/** Id of the element with the keys that the site trusts: part of the HTML, never of a snapshot. */
export const KEYS_ELEMENT = 'atrium-keys';
export type TrustedKey = v.InferOutput<typeof TrustedKey>;
