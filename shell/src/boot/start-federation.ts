import type { BootData } from '@atrium/contracts/boot';
import { OVERRIDE_PARAMETER, overrideCookie } from '@atrium/contracts/override-names';
import { KEYS_ELEMENT, type Snapshot, type TrustedKey } from '@atrium/contracts/snapshot';
import { SIGNED_ROOT_ELEMENT } from '@atrium/contracts/trusted-root';
import type { BusyTracker } from '@atrium/federation/busy-tracker';
import { chooseRoot } from '@atrium/federation/choose-root';
import { chooseSnapshot } from '@atrium/federation/choose-snapshot';
import { browserName } from '@atrium/federation/snapshot-store';
import { asSeenBy } from '@atrium/federation/cohort';
import { host } from '@atrium/host';
import { reportRemote } from '../live/early-reports.ts';
import { retryWhenIdle } from '../loading/retry-when-idle.ts';
import { whenLoaded } from '../loading/when-loaded.ts';
import { provideFederationStart, snapshotAtom, startedFederation } from '../remotes/federation.state.ts';
import { RemoteView } from '../remotes/remote-part.tsx';
import type { OpenOverrides } from '../remotes/override/open-overrides.ts';
import { screenOf } from '../routing/route-table.ts';

/** How long the first paint waits at most for the first screen's code, in ms. */
const FIRST_CODE_WAIT_MS = 1500;

/**
 * Verifies the snapshot before anything is rendered. The store of the remotes is a chunk of its own: loaded at once for
 * a remote's page, and after the first paint for the shell's own pages.
 */
export async function startFederation(
  snapshot: unknown,
  busy: BusyTracker,
  boot: Pick<BootData, 'overrides' | 'sitePort'>,
): Promise<void> {
  const { store, bus, report } = host();
  const root = await chooseRoot(dataOf(SIGNED_ROOT_ELEMENT), localStorage);
  const keys = root?.snapshotKeys ?? ((dataOf(KEYS_ELEMENT) ?? []) as TrustedKey[]);
  const chosen = await chooseSnapshot(snapshot, keys, localStorage);
  if (chosen.refused) {
    report(new Error(`The page's snapshot was refused: ${chosen.refused}.`), 'federation');
    reportRemote({ kind: 'snapshot-refused', sequence: chosen.snapshot?.sequence ?? -1, cause: chosen.refused });
  }
  if (chosen.stale)
    report(
      new Error(
        `The snapshot expired at ${chosen.snapshot?.expiresAt}. The site shows its versions until a newer one comes.`,
      ),
      'federation',
    );
  const overrides = await overridesOf(boot);
  const browser = browserName(localStorage);
  const see = (snapshot: Snapshot): Snapshot => {
    const seen = { ...snapshot, remotes: snapshot.remotes.map((remote) => asSeenBy(remote, browser)) };
    return overrides ? overrides.view(seen) : seen;
  };
  const first = chosen.snapshot ? see(chosen.snapshot) : null;
  store.set(snapshotAtom, first);
  provideFederationStart(async () => {
    const { makeFederation } = await import(/* webpackChunkName: "remotes" */ './make-federation.ts');
    return makeFederation({ snapshot: chosen.snapshot, see, keys, root, busy, overrides });
  });
  // At once where the store runs: a swap must not wait until the browser is idle.
  const followed = () => startedFederation().catch(() => retryWhenIdle(startedFederation));
  bus.on('registry.changed', ({ snapshot }) => void followed().then((federation) => federation.apply(snapshot)));
  bus.on('registry.part', ({ change }) => void followed().then((federation) => federation.applyChange(change)));

  const screen = screenOf(location.pathname, first);
  if (screen.kind !== 'remote') {
    whenLoaded(() => void retryWhenIdle(startedFederation));
    if ('preload' in screen.Page) await soon(screen.Page.preload());
    return;
  }
  // A failure here repeats, with a sentence and a retry, when the screen requests the code.
  startedFederation().then(
    (federation) => federation.open(screen.remote.name, { route: screen.route.path }),
    () => {},
  );
  await soon(RemoteView.preload());
}

/** Rendered with the frame when its code arrives in time (the HTML preloads it); otherwise the frame is rendered first. */
const soon = (code: Promise<void>) =>
  Promise.race([code, new Promise((resolve) => setTimeout(resolve, FIRST_CODE_WAIT_MS))]);

/** A developer's own builds, where the brand allows them and this browser or its address requests them. */
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

const dataOf = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent || 'null');
