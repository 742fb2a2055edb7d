import type { BootData } from '@atrium/contracts/boot';
import { OVERRIDE_PARAMETER, overrideCookie } from '@atrium/contracts/override';
import { KEYS_ELEMENT, type Snapshot, type TrustedKey } from '@atrium/contracts/snapshot';
import type { BusyTracker } from '@atrium/federation/busy-tracker';
import { chooseSnapshot } from '@atrium/federation/choose-snapshot';
import { createFederation } from '@atrium/federation/federation';
import { pageClock } from '@atrium/federation/deadline';
import { federationRuntime, type RuntimePort } from '@atrium/federation/runtime-port';
import { watchErrors } from '@atrium/federation/telemetry/watch-errors';
import { host } from '@atrium/host';
import type { RemoteDefinition } from '@atrium/host/define-remote';
import { addNamespace } from '@atrium/i18n/create-i18n';
import { tell } from '../live/early-reports.ts';
import { provideFederation, snapshotAtom } from '../remotes/federation.state.ts';
import type { OpenOverrides } from '../remotes/override/open-overrides.ts';
import { screenOf } from '../routing/route-table.ts';

/** How long the first paint waits for the first screen's code, in ms. */
const PATIENCE = 1500;

/** Verifies the snapshot, starts the loader, and asks for the first route's remote before anything is drawn. */
export async function startFederation(
  snapshot: unknown,
  busy: BusyTracker,
  boot: Pick<BootData, 'overrides' | 'sitePort'>,
): Promise<void> {
  const { store, bus, report, clockSkew } = host();
  const keys = readKeys(document);
  const chosen = await chooseSnapshot(snapshot, keys, localStorage);
  if (chosen.refused) {
    report(new Error(`The page's snapshot was refused: ${chosen.refused}.`), 'federation');
    tell({ kind: 'snapshot-refused', sequence: chosen.snapshot?.sequence ?? -1, cause: chosen.refused });
  }
  const overrides = await overridesOf(boot);
  const seen = (given: Snapshot | undefined) => (given && overrides ? overrides.view(given) : given);
  const runtime = overrides ? overrides.runtime(federationRuntime()) : federationRuntime();
  const own = new Set(overrides?.on.map(({ name }) => name));
  const federation = createFederation({
    snapshot: seen(chosen.snapshot),
    keys,
    busy,
    storage: localStorage,
    runtime: withTexts(runtime),
    // The operator's deadline is the gateway's time.
    clock: { ...pageClock, now: () => Date.now() + clockSkew() },
    report: (happened) => {
      // What a developer's build does says nothing about the version that members have.
      if (!('remote' in happened && happened.remote && own.has(happened.remote))) tell(happened);
      if (!('cause' in happened)) return;
      const { remote = '', version = '', error } = happened as { remote?: string; version?: string; error?: unknown };
      report(error ?? new Error(happened.kind), `remote ${remote}@${version} ${happened.kind} ${happened.cause}`);
    },
  });
  provideFederation(federation);
  watchErrors(federation.erred);
  let known: Snapshot | undefined;
  const show = () => {
    const now = federation.snapshot();
    // Told of every change of a screen, too: the same snapshot stays the same object.
    if (now !== known || !now) store.set(snapshotAtom, seen(now) ?? null);
    known = now;
  };
  show();
  federation.subscribe(show);
  bus.on('registry.changed', (change) => void federation.apply(change.snapshot));

  const first = screenOf(location.pathname, store.get(snapshotAtom));
  if (first.kind === 'remote') void federation.open(first.remote.name, { route: first.route.path });
  else if ('preload' in first.Page) await soon(first.Page.preload());
}

/** Drawn at once with the frame when its code is there in time, which the HTML asked for; else the frame goes ahead. */
const soon = (code: Promise<void>) => Promise.race([code, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);

/** A developer's own builds, where the brand allows them and this browser or its address says so. */
async function overridesOf({
  overrides,
  sitePort,
}: Pick<BootData, 'overrides' | 'sitePort'>): Promise<OpenOverrides | undefined> {
  const asked =
    location.search.includes(`${OVERRIDE_PARAMETER}=`) || document.cookie.includes(overrideCookie(sitePort));
  if (!overrides || !asked) return undefined;
  const { startOverrides } = await import(/* webpackChunkName: "override" */ '../remotes/override/start-overrides.ts');
  return startOverrides(sitePort);
}

function readKeys(page: Document): TrustedKey[] {
  return JSON.parse(page.getElementById(KEYS_ELEMENT)?.textContent || '[]') as TrustedKey[];
}

/** A remote's texts are there before its first screen is. */
function withTexts(runtime: RuntimePort): RuntimePort {
  return {
    ...runtime,
    async load(module, origin) {
      const exported = (await runtime.load(module, origin)) as {
        default?: RemoteDefinition;
        remote?: RemoteDefinition;
      };
      const definition = exported.default ?? exported.remote;
      if (definition?.locales) await addNamespace(host().i18n, definition.name, definition.locales);
      return exported;
    },
  };
}
