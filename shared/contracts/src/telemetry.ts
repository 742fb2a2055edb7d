import * as v from 'valibot';
import { operation } from './registry-operation.ts';
import { ShadowRendering } from './shadow-findings.ts';

/*
 * Figures of open tabs, by remote and version: tab → gateway (`TabReport`), gateway → registry (`reportFigures`),
 * registry → operators (`figures` and its stream). Nothing here identifies the member: no account, no address, no text
 * of an error, no path; `tab` is a random number of one page load that is stored nowhere. Source: design/federation.md
 * "Canary and error budget".
 */

/**
 * Why a version failed in a tab.
 * - while it was fetched or started: `network`, `timeout`, `integrity`, `not-a-script` (a page or another type of file came
 * in its place), `signature`, `contract`, `evaluation`, `unknown-page`
 * - on screen: `render` (also an effect), `event` (a handler), `promise` (an unhandled rejection), `timer`
 */
export const FAILURE_CAUSES = [
  'network',
  'timeout',
  'integrity',
  'not-a-script',
  'signature',
  'contract',
  'evaluation',
  'unknown-page',
  'render',
  'event',
  'promise',
  'timer',
] as const;
export const FailureCause = v.picklist(FAILURE_CAUSES);
export type FailureCause = (typeof FAILURE_CAUSES)[number];

/** Core web vitals in milliseconds, except CLS, which is a score without unit. */
export const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export const Vital = v.picklist(VITALS);
export type Vital = (typeof VITALS)[number];

/**
 * How a tab's change-over to another version or stand-in went. `ready`: the new version is fetched, verified and probed;
 * `done`: it is shown (the commit). `returned`: the version failed, and the one
 * before it is shown; `failed`: the new one was never shown; `waiting`: the member is in the middle of something.
 */
export const SWAP_OUTCOMES = ['ready', 'waiting', 'done', 'failed', 'returned'] as const;
export const SwapOutcome = v.picklist(SWAP_OUTCOMES);
export type SwapOutcome = (typeof SWAP_OUTCOMES)[number];

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const Sequence = v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(Number.MAX_SAFE_INTEGER));
const RemoteName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/));
/** A version, or the kind of the stand-in that is shown instead. */
const ShownVersion = v.pipe(v.string(), v.regex(/^(\d+\.\d+\.\d+(-[0-9A-Za-z.-]{1,40})?|frame|maintenance)$/));
const about = { remote: RemoteName, version: ShownVersion };
const Milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000));
/** Class of an error and the place in the remote's file, never its text: `TypeError`, `621.3f2a.js:1:4711`. */
const ErrorClass = v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/));
const Place = v.pipe(v.string(), v.regex(/^[\w.-]{1,80}:\d{1,7}:\d{1,7}$/));

export const TabEvent = v.variant('kind', [
  /** The tab tried this version for the first time. Every later share is out of these. */
  v.strictObject({ kind: v.literal('visit'), ...about }),
  /** The version failed in this tab for the first time, for any cause: at most once for each `visit`. */
  v.strictObject({ kind: v.literal('failing-visit'), ...about }),
  /** From requesting the version until its screen could be shown. */
  v.strictObject({ kind: v.literal('load'), ...about, ms: Milliseconds }),
  v.strictObject({
    kind: v.literal('failure'),
    ...about,
    cause: FailureCause,
    count: Count,
    error: v.optional(ErrorClass),
    place: v.optional(Place),
  }),
  /** `remote` is the one whose screen filled the page, or `shell` for the shell's own pages. */
  v.strictObject({
    kind: v.literal('vital'),
    ...about,
    name: Vital,
    value: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
  }),
  v.strictObject({
    kind: v.literal('swap'),
    ...about,
    outcome: SwapOutcome,
    cause: v.optional(FailureCause),
    ms: v.optional(Milliseconds),
  }),
  /** A snapshot was refused: with another's signature, or older than the one in use; or the public log does not have it. */
  v.strictObject({
    kind: v.literal('snapshot-refused'),
    cause: v.picklist(['older', 'malformed', 'unknown-key', 'bad-signature', 'unverifiable', 'forked', 'missing']),
    count: Count,
  }),
  v.strictObject({ kind: v.literal('shadow'), ...ShadowRendering.entries }),
]);
export type TabEvent = v.InferOutput<typeof TabEvent>;

/** One report of one tab: what it shows now, and what has happened since its last report. At most 16 KB. */
export const TabReport = v.strictObject({
  tab: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  /** The nonce of the served page. A report without a valid one is answered, and counts for nothing. Source: 13-11. */
  page: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-z]{1,10}\.[\w-]{22}\.[\w-]{22}$/))),
  /** The newest snapshot that is shown completely: no change-over is waiting for the member. -1: none. */
  sequence: Sequence,
  /** A newer snapshot has arrived, but a change-over waits until the member is not busy. */
  waiting: v.boolean(),
  /** The remotes that have been opened in this tab, as shown now. */
  shown: v.pipe(v.array(v.strictObject(about)), v.maxLength(40)),
  /** The tab is being closed. */
  gone: v.optional(v.boolean()),
  events: v.pipe(v.array(TabEvent), v.maxLength(60)),
});
export type TabReport = v.InferOutput<typeof TabReport>;
/**
 * Tab → gateway: `POST`, by fetch or sendBeacon. Not a call of the specification: it neither reads the session nor
 * prolongs it, and the tab handles no reply but 429 and 400.
 */
export const TELEMETRY_PATH = '/telemetry';
/** The `meta` element of a served page with its nonce. */
export const PAGE_NONCE_META = 'atrium-page';
/** The maximum size of a report in bytes. */
export const TELEMETRY_LIMIT = 16 * 1024;

/**
 * The answer to a report: how the tab reports from now on. `sample`: share of tabs that send events (each draws its
 * number at its start); `beatSeconds`: until the next report of a tab in which nothing happens; `spreadSeconds`: the time
 * over which tabs spread their reports of a change that reached all of them at once.
 */
export const TabInstruction = v.object({ sample: v.number(), beatSeconds: v.number(), spreadSeconds: v.number() });
export type TabInstruction = v.InferOutput<typeof TabInstruction>;

/** A histogram's buckets grow by a tenth each, so a quantile is off by 5 % at most; bucket 0 is everything up to 1. */
export const bucketOf = (value: number): number => (value <= 1 ? 0 : Math.ceil(Math.log(value) / Math.log(1.1)));
/** The middle of a bucket. */
export const valueOf = (bucket: number): number => (bucket === 0 ? 1 : 1.1 ** (bucket - 0.5));
/** CLS is counted in thousandths, so that it has buckets, too. */
export const CLS_SCALE = 1_000;

/**
 * What was counted: `visit`, `failing-visit`, `witness` and `failing-witness` (the same, once for each network, which is
 * what error budgets go by), `load` (bucket: milliseconds), `failure:<cause>`, `vital:<name>` (bucket: its value),
 * `swap:<outcome>`.
 */
const Measure = v.pipe(
  v.string(),
  v.regex(/^(visit|failing-visit|witness|failing-witness|load|(failure|vital|swap):[A-Za-z-]{1,20})$/),
);
export const FiguresBatch = v.strictObject({
  /** Which gateway process says it; what it says of open tabs replaces what it said before. */
  gateway: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)),
  counts: v.pipe(
    v.array(
      v.strictObject({
        ...about,
        measure: Measure,
        bucket: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(250)),
        count: Count,
      }),
    ),
    v.maxLength(5_000),
  ),
  /** One place in the code for each kind of failure, the latest. */
  places: v.pipe(
    v.array(v.strictObject({ ...about, cause: FailureCause, error: v.optional(ErrorClass), place: Place })),
    v.maxLength(200),
  ),
  tabs: v.strictObject({
    open: Count,
    waiting: Count,
    sequences: v.pipe(v.array(v.strictObject({ sequence: Sequence, tabs: Count })), v.maxLength(500)),
    shown: v.pipe(v.array(v.strictObject({ ...about, tabs: Count })), v.maxLength(1_000)),
  }),
  refusedSnapshots: Count,
  shadows: v.optional(v.pipe(v.array(ShadowRendering), v.maxLength(200))),
  /** The snapshot that it serves has expired, and its grace is over. Left out otherwise. */
  stale: v.optional(v.literal(true)),
});
export type FiguresBatch = v.InferOutput<typeof FiguresBatch>;

const Outcome = v.object({
  visits: v.number(),
  failing: v.number(),
  /** 0 … 1, null without visits. */ rate: v.nullable(v.number()),
});

/** One version of one remote, over the window asked for. */
export const VersionFigures = v.object({
  remote: v.string(),
  /** Also `frame` and `maintenance`, with open tabs and swaps only. */
  version: v.string(),
  /** Which part it has in the channel now. */
  part: v.picklist(['stable', 'canary', 'stand-in', 'earlier']),
  openTabs: v.number(),
  visits: v.number(),
  /** Visits in which it failed at least once, and their share (0 … 1; null without visits). */
  failingVisits: v.number(),
  errorRate: v.nullable(v.number()),
  loads: v.number(),
  /** Milliseconds; null without loads. */
  loadTime: v.nullable(v.object({ p50: v.number(), p95: v.number() })),
  /** Failures by cause; a tab reports a limited number of each. */
  failures: v.record(v.string(), v.number()),
  places: v.array(v.object({ cause: FailureCause, error: v.optional(v.string()), place: v.string() })),
  /** 75th percentile of each vital that was measured; milliseconds, CLS as its score. */
  vitals: v.record(v.string(), v.number()),
  swaps: v.object({
    ready: v.number(),
    waiting: v.number(),
    done: v.number(),
    failed: v.number(),
    returned: v.number(),
  }),
  /** For a sparkline: one entry for each minute with visits or failures, oldest first. */
  minutes: v.array(v.object({ at: v.string(), visits: v.number(), failingVisits: v.number() })),
});
export type VersionFigures = v.InferOutput<typeof VersionFigures>;

/**
 * The figures of a canary against stable, or for a day those of a version that was promoted to everybody (`percent` 100)
 * against the one before it: visits of one household count once. `burnt` ends it; the audit log has the entry
 * `canary-stopped` or `promotion-stopped`. Source: 13-11.
 */
export const CanaryBudget = v.object({
  remote: v.string(),
  canaryVersion: v.string(),
  stableVersion: v.string(),
  percent: v.number(),
  since: v.string(),
  canary: Outcome,
  stable: Outcome,
  /** The rate (0 … 1) that the canary may not pass, from `rule` and stable's own rate. */
  limit: v.number(),
  /** Lower bound of the canary's true rate; above `limit` the budget is burnt. Null while too few visits are known. */
  lowerBound: v.nullable(v.number()),
  state: v.picklist(['gathering', 'within', 'burnt']),
});
export type CanaryBudget = v.InferOutput<typeof CanaryBudget>;

/**
 * The rule: after `leastVisits` visits of the canary, its rate at the lower end of a one-sided 95 % Wilson interval may
 * not pass max(stable's rate × `factor`, stable's rate + `margin`). The interval is the minimum sample that matters: few
 * visits make it wide, so only a gross failure ends a canary early.
 */
export const BUDGET_RULE = { leastVisits: 10, factor: 2, margin: 0.02, z: 1.645 } as const;

/** The answer of `figures` and the data of every event of its stream. */
export const Figures = v.object({
  at: v.string(),
  /** Length of the window in minutes. */
  minutes: v.number(),
  /** The newest sequence of the registry: tabs "moved" are those that show it. */
  sequence: v.number(),
  tabs: v.object({
    open: v.number(),
    /** Tabs in which a change-over waits for the member. */
    waiting: v.number(),
    /** How many tabs show which snapshot, newest first: those that moved to N are the sum of the entries ≥ N. */
    sequences: v.array(v.object({ sequence: v.number(), tabs: v.number() })),
  }),
  versions: v.array(VersionFigures),
  budgets: v.array(CanaryBudget),
  /** Snapshots that tabs refused in the window. */
  refusedSnapshots: v.number(),
  /** Gateways whose snapshot has expired and which got no newer one. */
  staleGateways: v.number(),
});
export type Figures = v.InferOutput<typeof Figures>;

export const figures = operation({
  name: 'figures',
  method: 'GET',
  path: '/registry/telemetry',
  role: 'viewer',
  summary: 'How every version fares in the open tabs.',
  query: v.object({
    minutes: v.optional(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(1_440)), '60'),
  }),
  reply: Figures,
});
/** Gateway → registry, every second at most. */
export const reportFigures = operation({
  name: 'reportFigures',
  method: 'POST',
  path: '/registry/telemetry',
  role: 'reporter',
  irreversible: false,
  summary: "What a gateway counted since it last said so; only a gateway's own token may.",
  body: FiguresBatch,
  reply: v.object({ taken: v.number() }),
});
export const TELEMETRY_OPERATIONS = [figures, reportFigures] as const;

/**
 * Server-Sent Events for operators (role viewer, same credentials as `figures`): event `figures`, data `Figures` over
 * `?minutes=` (60), at once and then after every change, once a second at most.
 */
export const FIGURES_STREAM_PATH = '/registry/telemetry/stream';
/** In ATRIUM_VAR: the gateway's token for `reportFigures` (mode 600). */
export const REPORTER_FILE = 'reporter.json';
