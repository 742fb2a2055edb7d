import type { Snapshot, SnapshotRemote } from '@atrium/contracts/snapshot';
import { centreAtom, host, sessionAtom } from '@atrium/host';
import { reportRemote } from '../live/early-reports.ts';
import { shownPlaces } from '../places/shown-places.ts';
import { federation, startedFederation } from '../remotes/federation.state.ts';
import { compareTwins } from './findings/compare-twins.ts';
import { mayRender } from './may-render.ts';
import { forgetReads } from './record/recorded-reads.ts';
import { followOtherTabs, shadowAllowedAtom } from './record/shadow-allowed.state.ts';
import { runsOf, type ShadowRun } from './shadow-run.ts';
import { twinInput } from './twin-input-of-tab.ts';
import { renderTwin } from './twin/render-twin.ts';
import { watchConditions } from './watch-conditions.ts';

const LOOK_EVERY_MS = 5_000;
let running = false;

/** Renders new versions hidden while this tab is idle, until the visitor no longer allows it. Source: 13-21. */
export async function startShadow(): Promise<void> {
  if (running) return;
  running = true;
  await startedFederation();
  const { store } = host();
  /** What this tab has rendered, so that it reports each page of a version once. */
  const done = new Set<string>();
  let rendering: AbortController | undefined;
  const watch = watchConditions(() => rendering?.abort());

  const look = async () => {
    const snapshot = federation().snapshot();
    const shown = { pathname: location.pathname, centre: store.get(centreAtom), places: shownPlaces() };
    const run = runsOf(snapshot, shown).find((one) => !done.has(nameOf(one)));
    if (!snapshot || !run || rendering) return;
    if (!mayRender(await watch.now(federation().busy.reasons().length > 0)) || rendering) return;
    rendering = new AbortController();
    const found = await rendered(run, snapshot, rendering.signal).finally(() => (rendering = undefined));
    if (!found) return;
    done.add(nameOf(run));
    watch.rendered();
  };
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(() => void look()) : void look());
  const timer = setInterval(idle, LOOK_EVERY_MS);
  const sameAccount = store.sub(sessionAtom, forgetReads);
  const alone = followOtherTabs((allowed) => !allowed && store.set(shadowAllowedAtom, false));
  const stop = store.sub(shadowAllowedAtom, () => {
    if (store.get(shadowAllowedAtom)) return;
    rendering?.abort();
    clearInterval(timer);
    watch.stop();
    sameAccount();
    alone();
    forgetReads();
    stop();
    running = false;
  });
}

const nameOf = ({ remote, candidate, page }: ShadowRun): string => `${remote} ${candidate.version} ${page}`;

/** Renders both versions, one after the other, and reports what differs; returns whether both came to an end. */
async function rendered(run: ShadowRun, snapshot: Snapshot, stop: AbortSignal): Promise<boolean> {
  // The tab reads on meanwhile: both get the same.
  const input = twinInput(run);
  const twin = (version: SnapshotRemote) =>
    renderTwin({ ...input, snapshot: { ...snapshot, remotes: [version] } }, stop);
  const stable = await twin(run.stable);
  const candidate = stable && (await twin(run.candidate));
  if (stop.aborted) return false;
  // Without the version that members have there is nothing to compare with.
  if (!stable?.ready || !candidate) return true;
  const { remote, page } = run;
  reportRemote({
    kind: 'shadowed',
    sequence: snapshot.sequence,
    rendering: {
      remote,
      version: run.candidate.version,
      against: run.stable.version,
      page,
      ...compareTwins(stable, candidate),
    },
  });
  return true;
}
