import { FRAMEWORKS, type Host } from './hosts.ts';
import type { Visit } from './measure-visit.ts';

export interface Spread {
  median: number;
  lowest: number;
  highest: number;
}

/** What is measured of each host, in the order of the table; less is better. */
export const MEASURES: Record<keyof Visit, string> = {
  largestPaintMs: "home's largest paint (ms)",
  firstEntryMs: 'first entry (ms)',
  secondEntryMs: 'second entry (ms)',
  returnMs: 'return (ms)',
  homeScriptsKb: "scripts before home's largest paint (KB)",
  scriptsKb: 'scripts of home and both verticals (KB)',
  transferredKb: 'all transferred (KB)',
  heapMb: 'heap after ten more visits (MB)',
};
const KEYS = Object.keys(MEASURES) as (keyof Visit)[];

export type Spreads = Record<keyof Visit, Spread>;

/** Median, lowest and highest of every measure of a host's turns. */
export function spreadsOf(visits: readonly Visit[]): Spreads {
  return Object.fromEntries(
    KEYS.map((key) => {
      const sorted = visits.map((visit) => visit[key]).sort((a, b) => a - b);
      return [key, { median: sorted[sorted.length >> 1]!, lowest: sorted[0]!, highest: sorted.at(-1)! }];
    }),
  ) as Spreads;
}

export interface Comparison {
  /** The framework with the lowest median. */
  best: Host;
  /** Atrium's median / that framework's. */
  ratio: number;
}

/** Atrium against the best of the frameworks that ran; undefined without Atrium or without any of them. */
export function comparisons(measured: Partial<Record<Host, Spreads>>): Record<keyof Visit, Comparison> | undefined {
  const ours = measured.atrium;
  const ran = FRAMEWORKS.filter((host) => measured[host]);
  if (!ours || ran.length === 0) return undefined;
  return Object.fromEntries(
    KEYS.map((key) => {
      const medianOf = (host: Host) => measured[host]![key].median;
      const best = ran.reduce((a, b) => (medianOf(b) < medianOf(a) ? b : a));
      return [key, { best, ratio: ours[key].median / medianOf(best) }];
    }),
  ) as Record<keyof Visit, Comparison>;
}

/** Three digits that count: `123 (118 to 140)`. */
export function shown({ median, lowest, highest }: Spread): string {
  const [middle, low, high] = [median, lowest, highest].map(digits);
  return low === high ? middle! : `${middle} (${low} to ${high})`;
}

const digits = (value: number): string =>
  Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));

/** One row for each host, as `console.table` prints it. */
export function tableOf(measured: Partial<Record<Host, Spreads>>): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(measured).map(([host, spreads]) => [
      host,
      Object.fromEntries(KEYS.map((key) => [MEASURES[key], shown(spreads[key])])),
    ]),
  );
}
