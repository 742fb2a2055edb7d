import type { Snapshot, SnapshotRemote } from '@atrium/contracts/snapshot';
import { type Candidate, candidatesFor } from '@atrium/federation/cohort';
import { keyOf, type Target } from '@atrium/federation/screen-state';
import type { OpenCentre } from '@atrium/host';
import type { PlacePartsProps } from '../places/place-parts.tsx';
import { remotesInPlace } from '../places/parts-of-place.ts';
import { screenOf } from '../routing/route-table.ts';
import { type Given, givenBy } from './twin/given.ts';

type Module = Extract<SnapshotRemote, { kind: 'module' }>;

/** One screen to render in two versions: the one that members have, and the one that nobody has yet. */
export interface ShadowRun {
  remote: string;
  target: Target;
  page: string;
  centrePage: string | undefined;
  /** What the place gives to a part. */
  given: Given | undefined;
  stable: Module;
  candidate: Module;
}

/** What a tab shows. */
export interface Shown {
  pathname: string;
  centre: OpenCentre | null;
  places: readonly PlacePartsProps[];
}

/**
 * The screens of a tab that have a version to render hidden: that which fills the tab, and the parts of remotes in the places
 * that it shows.
 */
export function runsOf(snapshot: Snapshot | undefined, shown: Shown): ShadowRun[] {
  return snapshot ? [...screenRuns(snapshot, shown), ...partRuns(snapshot, shown)] : [];
}

function screenRuns(snapshot: Snapshot, { pathname, centre }: Shown): ShadowRun[] {
  if (centre) {
    const remote = snapshot.remotes.find((one) => one.centre?.name === centre.centre);
    const has = ({ centre: own }: Candidate) => own !== undefined;
    return runOf(remote, { centre: centre.centre }, has, { centrePage: centre.page });
  }
  const screen = screenOf(pathname, snapshot);
  if (screen?.kind !== 'remote') return [];
  const { path } = screen.route;
  const has = ({ routes }: Candidate) => routes.some((one) => one.path === path);
  return runOf(remoteIn(snapshot, screen.remote.name), { route: path }, has);
}

function partRuns(snapshot: Snapshot, { places }: Shown): ShadowRun[] {
  return places.flatMap(({ place, topic, remotes, input }) => {
    const given = givenBy(input);
    if (!given) return [];
    return remotes.flatMap((name) => {
      const has = (candidate: Candidate) => remotesInPlace([{ ...candidate, name }], place, topic).length > 0;
      return runOf(remoteIn(snapshot, name), { part: place }, has, { given });
    });
  });
}

const remoteIn = ({ remotes }: Snapshot, name: string) => remotes.find((one) => one.name === name);

/** A screen that the version no longer has is its squad's decision, not a fault. */
function runOf(
  remote: SnapshotRemote | undefined,
  target: Target,
  has: (candidate: Candidate) => boolean,
  more: Partial<Pick<ShadowRun, 'centrePage' | 'given'>> = {},
): ShadowRun[] {
  if (remote?.kind !== 'module' || !remote.shadow) return [];
  // As for a browser that is in the canary of everybody.
  const [candidate, stable] = candidatesFor({ ...remote, canary: { ...remote.shadow, percent: 101 } }, '');
  if (!has(candidate!)) return [];
  const alone = (version: Candidate): Module => ({
    kind: 'module',
    name: remote.name,
    subject: remote.subject,
    ...version,
    routes: [...version.routes],
    parts: [...(version.parts ?? [])],
  });
  return [
    {
      remote: remote.name,
      target,
      page: keyOf(target),
      centrePage: more.centrePage,
      given: more.given,
      stable: alone(stable!),
      candidate: alone(candidate!),
    },
  ];
}
