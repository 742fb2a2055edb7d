import type { Snapshot, SnapshotRemote } from '@atrium/contracts/snapshot';
import { type Candidate, candidatesFor } from '@atrium/federation/cohort';
import { keyOf, type Target } from '@atrium/federation/screen-state';
import type { OpenCentre } from '@atrium/host';
import { screenOf } from '../routing/route-table.ts';

type Module = Extract<SnapshotRemote, { kind: 'module' }>;

/** One screen to render in two versions: the one that members have, and the one that nobody has yet. */
export interface ShadowRun {
  remote: string;
  target: Target;
  page: string;
  centrePage: string | undefined;
  stable: Module;
  candidate: Module;
}

/** The remote's screen that fills a tab, where a version of its remote is to be rendered hidden. */
export function runOf(
  snapshot: Snapshot | undefined,
  { pathname, centre }: { pathname: string; centre: OpenCentre | null },
): ShadowRun | undefined {
  const screen = snapshot && screenOf(pathname, snapshot);
  const name = centre
    ? snapshot?.remotes.find((one) => one.centre?.name === centre.centre)?.name
    : screen?.kind === 'remote' && screen.remote.name;
  const remote = snapshot?.remotes.find((one) => one.name === name);
  if (remote?.kind !== 'module' || !remote.shadow) return undefined;
  const target: Target = centre
    ? { centre: centre.centre }
    : { route: (screen as Extract<typeof screen, { kind: 'remote' }>).route.path };
  // As for a browser that is in the canary of everybody.
  const [candidate, stable] = candidatesFor({ ...remote, canary: { ...remote.shadow, percent: 101 } }, '');
  // A page that the version no longer has is its squad's decision, not a fault.
  const has = 'route' in target ? candidate!.routes.some(({ path }) => path === target.route) : candidate!.centre;
  if (!has) return undefined;
  const alone = (version: Candidate): Module => ({
    kind: 'module',
    name: remote.name,
    subject: remote.subject,
    ...version,
    routes: [...version.routes],
    parts: [],
  });
  return {
    remote: remote.name,
    target,
    page: keyOf(target),
    centrePage: centre?.page,
    stable: alone(stable!),
    candidate: alone(candidate!),
  };
}
