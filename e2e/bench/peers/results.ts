import { type Spread, shown as digits, spreadOf } from '../../../infra/cli/src/bench/figures/spread.ts';
import { FRAMEWORKS, type Host } from './hosts.ts';
import { medianInterval } from './median-interval.ts';
import type { Visit } from './measure-visit.ts';

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
export const KEYS = Object.keys(MEASURES) as (keyof Visit)[];

/** The highest ratio to the best framework that is wanted. */
export const goalOf = (key: keyof Visit): number => (key === 'firstEntryMs' ? 0.5 : 1);

export type Visits = Partial<Record<Host, readonly Visit[]>>;
export type Spreads = Record<keyof Visit, Spread>;

/** Median, lowest and highest of every measure of a host's turns. */
export function spreadsOf(visits: readonly Visit[]): Spreads {
  return Object.fromEntries(KEYS.map((key) => [key, spreadOf(visits.map((visit) => visit[key]))])) as Spreads;
}

export interface Comparison {
  /** The framework with the lowest median. */
  best: Host;
  /** Atrium / that framework, each turn with the one beside it. */
  ratio: Spread;
  verdict: Verdict;
}
/** What the turns allow to conclude: the interval of their median must be on one side of the goal. */
type Verdict = 'met' | 'missed' | 'spread too wide to conclude' | 'too few turns';

/** Atrium against the best of the frameworks that ran; undefined without Atrium or without any of them. */
export function comparisons(visits: Visits): Record<keyof Visit, Comparison> | undefined {
  const ours = visits.atrium;
  const ran = FRAMEWORKS.filter((host) => visits[host]);
  if (!ours || ran.length === 0) return undefined;
  const compared = (key: keyof Visit): Comparison => {
    const medianOf = (host: Host) => spreadOf(visits[host]!.map((visit) => visit[key])).median;
    const best = ran.reduce((a, b) => (medianOf(b) < medianOf(a) ? b : a));
    const ratios = ours.map((visit, turn) => visit[key] / visits[best]![turn]![key]);
    return { best, ratio: spreadOf(ratios), verdict: verdictOf(ratios, goalOf(key)) };
  };
  return Object.fromEntries(KEYS.map((key) => [key, compared(key)])) as Record<keyof Visit, Comparison>;
}

function verdictOf(ratios: readonly number[], goal: number): Verdict {
  const median = medianInterval(ratios);
  if (!median) return 'too few turns';
  if (median.to <= goal) return 'met';
  return median.from > goal ? 'missed' : 'spread too wide to conclude';
}

/** Three digits that count: `123 (118 to 140)`. */
export function shown({ median, lowest, highest }: Spread): string {
  const [middle, low, high] = [median, lowest, highest].map(digits);
  return low === high ? middle! : `${middle} (${low} to ${high})`;
}
