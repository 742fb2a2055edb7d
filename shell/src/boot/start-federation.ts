import { KEYS_ELEMENT, type TrustedKey } from '@atrium/contracts/snapshot';
import type { BusyTracker } from '@atrium/federation/busy-tracker';
import { chooseSnapshot } from '@atrium/federation/choose-snapshot';
import { createFederation } from '@atrium/federation/federation';
import { federationRuntime, type RuntimePort } from '@atrium/federation/runtime-port';
import { host } from '@atrium/host';
import type { RemoteDefinition } from '@atrium/host/define-remote';
import { addNamespace } from '@atrium/i18n/create-i18n';
import { provideFederation, snapshotAtom } from '../remotes/federation.state.ts';
import { screenOf } from '../routing/route-table.ts';

/** How long the first paint waits for the first screen's code, in ms. */
const PATIENCE = 1500;

/** Verifies the snapshot, starts the loader, and asks for the first route's remote before anything is drawn. */
export async function startFederation(snapshot: unknown, busy: BusyTracker): Promise<void> {
  const { store, bus, report } = host();
  const keys = readKeys(document);
  const chosen = await chooseSnapshot(snapshot, keys, localStorage);
  if (chosen.refused) report(new Error(`The page's snapshot was refused: ${chosen.refused}.`), 'federation');
  const federation = createFederation({
    snapshot: chosen.snapshot,
    keys,
    busy,
    storage: localStorage,
    runtime: withTexts(federationRuntime()),
    report: ({ kind, remote, version, cause, error }) => {
      if (kind !== 'swapped') report(error ?? new Error(kind), `remote ${remote ?? ''}@${version ?? ''} ${kind} ${cause ?? ''}`);
    },
  });
  provideFederation(federation);
  store.set(snapshotAtom, chosen.snapshot ?? null);
  federation.subscribe(() => store.set(snapshotAtom, federation.snapshot() ?? null));
  bus.on('registry.changed', (change) => void federation.apply(change.snapshot));

  const first = screenOf(location.pathname, chosen.snapshot ?? null);
  if (first.kind === 'remote') void federation.open(first.remote.name, { route: first.route.path });
  else if ('preload' in first.Page) await soon(first.Page.preload());
}

/** Drawn at once with the frame when its code is there in time, which the HTML asked for; else the frame goes ahead. */
const soon = (code: Promise<void>) => Promise.race([code, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);

function readKeys(page: Document): TrustedKey[] {
  return JSON.parse(page.getElementById(KEYS_ELEMENT)?.textContent || '[]') as TrustedKey[];
}

/** A remote's texts are there before its first screen is. */
function withTexts(runtime: RuntimePort): RuntimePort {
  return {
    ...runtime,
    async load(module) {
      const exported = (await runtime.load(module)) as { default?: RemoteDefinition; remote?: RemoteDefinition };
      const definition = exported.default ?? exported.remote;
      if (definition?.locales) await addNamespace(host().i18n, definition.name, definition.locales);
      return exported;
    },
  };
}
