import { type Figures, figures, type VersionFigures } from '@atrium/contracts/telemetry';
import { useOperation } from './use-operation.ts';

/** The figures of all versions in the open tabs over the last hour: fetched once, then updated by the stream. */
export function useFigures(): Figures | undefined {
  return useOperation(figures).data;
}

/** Of a remote: the version that members outside a canary get, for the row of the overview. */
export function shownFigures(all: Figures | undefined, remote: string, version: string): VersionFigures | undefined {
  return all?.versions.find((one) => one.remote === remote && one.version === version);
}

export const tabsOf = (all: Figures, remote: string): number =>
  all.versions.filter((one) => one.remote === remote).reduce((sum, one) => sum + one.openTabs, 0);

/** How many of the open tabs have the newest snapshot. */
export function movedTabs({ tabs, sequence }: Figures) {
  const moved = tabs.sequences.filter((one) => one.sequence >= sequence).reduce((sum, one) => sum + one.tabs, 0);
  const waiting = Math.min(tabs.waiting, tabs.open - moved);
  return { open: tabs.open, moved, waiting, rest: Math.max(0, tabs.open - moved - waiting) };
}
