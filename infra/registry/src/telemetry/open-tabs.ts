import type { Figures, FiguresBatch } from '@atrium/contracts/telemetry';

/** A gateway without a report for this time is gone, and its tabs with it. */
const SILENCE = 60_000;

type TabReport = FiguresBatch['tabs'];

/** The open tabs as last reported by each gateway. Nothing is stored: after a restart the gateways report again. */
export interface OpenTabs {
  take(gateway: string, tabs: TabReport, stale: boolean): void;
  staleGateways(): number;
  total(): Figures['tabs'];
  showing(remote: string, version: string): number;
  shown(): { remote: string; version: string }[];
}

export function createOpenTabs(now: () => number): OpenTabs {
  const gateways = new Map<string, { tabs: TabReport; stale: boolean; at: number }>();
  const current = (): TabReport[] => {
    for (const [gateway, { at }] of gateways) if (now() - at > SILENCE) gateways.delete(gateway);
    return [...gateways.values()].map(({ tabs }) => tabs);
  };
  const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
  return {
    take: (gateway, tabs, stale) => void gateways.set(gateway, { tabs, stale, at: now() }),
    staleGateways() {
      current();
      return [...gateways.values()].filter(({ stale }) => stale).length;
    },
    total() {
      const all = current();
      const sequences = new Map<number, number>();
      for (const { sequence, tabs } of all.flatMap((report) => report.sequences))
        sequences.set(sequence, (sequences.get(sequence) ?? 0) + tabs);
      return {
        open: sum(all.map(({ open }) => open)),
        waiting: sum(all.map(({ waiting }) => waiting)),
        sequences: [...sequences]
          .map(([sequence, tabs]) => ({ sequence, tabs }))
          .sort((one, other) => other.sequence - one.sequence),
      };
    },
    showing: (remote, version) =>
      sum(
        current().flatMap(({ shown }) =>
          shown.filter((one) => one.remote === remote && one.version === version).map(({ tabs }) => tabs),
        ),
      ),
    shown: () => current().flatMap(({ shown }) => shown),
  };
}
