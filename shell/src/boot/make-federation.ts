import type { Snapshot, TrustedKey } from '@atrium/contracts/snapshot';
import type { BusyTracker } from '@atrium/federation/busy-tracker';
import { pageClock } from '@atrium/federation/deadline';
import { createFederation, type Federation } from '@atrium/federation/federation';
import { federationRuntime, type RuntimePort } from '@atrium/federation/runtime-port';
import { watchErrors } from '@atrium/federation/telemetry/watch-errors';
import { host } from '@atrium/host';
import type { RemoteDefinition } from '@atrium/host/define-remote';
import { addNamespace } from '@atrium/i18n/create-i18n';
import { reportRemote } from '../live/early-reports.ts';
import { snapshotAtom } from '../remotes/federation.state.ts';
import type { OpenOverrides } from '../remotes/override/open-overrides.ts';

export interface FederationParts {
  /** The verified snapshot. */
  snapshot: Snapshot | undefined;
  /** The snapshot as this browser gets it: with the pages of its canaries and of the developer's builds. */
  see(snapshot: Snapshot): Snapshot;
  keys: TrustedKey[];
  busy: BusyTracker;
  overrides: OpenOverrides | undefined;
}

/** The store of all remotes of this page, connected to its session, its reports and its snapshot. */
export function makeFederation({ snapshot, see, keys, busy, overrides }: FederationParts): Federation {
  const { store, report, clockSkew } = host();
  const runtime = overrides ? overrides.runtime(federationRuntime()) : federationRuntime();
  const own = new Set(overrides?.on.map(({ name }) => name));
  const federation = createFederation({
    snapshot: snapshot && overrides ? overrides.view(snapshot) : snapshot,
    keys,
    busy,
    storage: localStorage,
    runtime: withTexts(runtime),
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
  let known = federation.snapshot();
  federation.subscribe(() => {
    const now = federation.snapshot();
    // Also called on every change of a screen: the same snapshot has to stay the same object.
    if (now !== known) store.set(snapshotAtom, now ? see(now) : null);
    known = now;
  });
  return federation;
}

/** Loads the texts of a remote before its first screen is shown. */
function withTexts(runtime: RuntimePort): RuntimePort {
  return {
    ...runtime,
    async load(module, origin) {
      const exported = (await runtime.load(module, origin)) as {
        default?: RemoteDefinition;
        remote?: RemoteDefinition;
      };
      const definition = exported.default ?? exported.remote;
      if (definition?.locales)
        await addNamespace(host().i18n, definition.name, definition.locales, {
          owner: `${definition.name}@${module.version}`,
        });
      return exported;
    },
  };
}
