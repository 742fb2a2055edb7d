import { SNAPSHOT_PATH } from '@atrium/contracts/registry-paths';
import type { Snapshot, TrustedKey } from '@atrium/contracts/snapshot';
import type { SignedRoot } from '@atrium/contracts/trusted-root';
import type { BusyTracker } from '@atrium/federation/busy-tracker';
import { pageClock } from '@atrium/federation/deadline';
import { createFederation, type Federation } from '@atrium/federation/federation';
import { diagnoseFile } from '@atrium/federation/diagnose';
import { keepRoot } from '@atrium/federation/snapshot-store';
import { federationRuntime } from '@atrium/federation/runtime-port';
import { watchErrors } from '@atrium/federation/telemetry/watch-errors';
import { host } from '@atrium/host';
import { reportRemote } from '../live/early-reports.ts';
import { snapshotAtom } from '../remotes/federation.state.ts';
import type { OpenOverrides } from '../remotes/override/open-overrides.ts';
import { retryWhenIdle } from '../loading/retry-when-idle.ts';
import { withTexts } from '../remotes/with-texts.ts';

/** The share of page loads that ask the registry's public log for the snapshot that they run: enough to find a forked one. */
const PROVEN_SHARE = 0.01;

export interface FederationParts {
  /** The verified snapshot. */
  snapshot: Snapshot | undefined;
  /** The snapshot as this browser gets it: with the pages of its canaries and of the developer's builds. */
  see(snapshot: Snapshot): Snapshot;
  keys: readonly TrustedKey[];
  /** The root that names them; undefined where the site has none. */
  root: SignedRoot | undefined;
  busy: BusyTracker;
  overrides: OpenOverrides | undefined;
}

/** The store of all remotes of this page, connected to its session, its reports and its snapshot. */
export function makeFederation({ snapshot, see, keys, root, busy, overrides }: FederationParts): Federation {
  const { store, report, clockSkew, i18n } = host();
  const runtime = overrides ? overrides.runtime(federationRuntime()) : federationRuntime();
  const own = new Set(overrides?.on.map(({ name }) => name));
  const federation = createFederation({
    snapshot: snapshot && overrides ? overrides.view(snapshot) : snapshot,
    keys,
    ...(root && { renewKeys: keysRenewer(root) }),
    fetchSnapshot: async () => await (await fetch(SNAPSHOT_PATH)).json(),
    busy,
    storage: localStorage,
    runtime: withTexts(runtime, {
      i18n,
      diagnose: ({ entry }, error) => diagnoseFile(error, entry, pageClock),
      missing: (remote, version, failure) => {
        const { reason: cause } = failure;
        const sequence = federation.snapshot()?.sequence ?? -1;
        if (!own.has(remote))
          reportRemote({ kind: 'load-failed', sequence, remote, version, cause, error: failure, final: false });
        report(failure, `texts of ${remote}@${version} ${cause}`);
      },
    }),
    // The operator's deadline is in the gateway's time.
    clock: { ...pageClock, now: () => Date.now() + clockSkew() },
    report: (happened) => {
      // A failure of a developer's build is not reported: it is not the version that members have.
      if (!('remote' in happened && happened.remote && own.has(happened.remote))) reportRemote(happened);
      if (!('cause' in happened)) return;
      const { remote = '', version = '', error } = happened as { remote?: string; version?: string; error?: unknown };
      report(error ?? new Error(happened.kind), `remote ${remote}@${version} ${happened.kind} ${happened.cause}`);
    },
  });
  watchErrors(federation.handleError);
  if (snapshot && Math.random() < PROVEN_SHARE) void prove(snapshot, keys);
  let known = federation.snapshot();
  federation.subscribe(() => {
    const now = federation.snapshot();
    // Also called on every change of a screen: the same snapshot has to stay the same object.
    if (now !== known) store.set(snapshotAtom, now ? see(now) : null);
    known = now;
  });
  return federation;
}

/** Follows the site's chain of roots to the keys that are trusted now. Source: 13-04. */
function keysRenewer(first: SignedRoot): () => Promise<readonly TrustedKey[]> {
  let root = first;
  return async () => {
    const { renewRoot } = await retryWhenIdle(
      () => import(/* webpackChunkName: "snapshot-proof" */ '@atrium/federation/renew-root'),
    );
    root = await renewRoot(root);
    keepRoot(localStorage, root);
    return root.snapshotKeys;
  };
}

/** Reports to operators a snapshot that the public log does not have. Source: 13-23. */
async function prove(snapshot: Snapshot, keys: readonly TrustedKey[]): Promise<void> {
  const { proveSnapshot } = await retryWhenIdle(
    () => import(/* webpackChunkName: "snapshot-proof" */ '@atrium/federation/prove-snapshot'),
  );
  const proof = await proveSnapshot(snapshot, keys);
  if (proof === 'forked' || proof === 'missing')
    reportRemote({ kind: 'snapshot-refused', sequence: snapshot.sequence, cause: proof });
}
