import type { Host } from './hosts.ts';
import { FAULTS, type Fault, type FaultKind } from './measure-faults.ts';
import type { Release } from './measure-release.ts';
import { comparisons, goalOf, KEYS, MEASURES, shown, spreadsOf, type Visits } from './results.ts';

/** What a run has measured, by host. */
export interface Measured {
  visits: Visits;
  releases: Partial<Record<Host, Release>>;
  faults: Partial<Record<Host, Record<FaultKind, Fault>>>;
}

/** A cell by the names of its row and its column, as `console.table` prints it. */
export type Cells = Record<string, Record<string, string>>;
export interface Table {
  title: string;
  /** What the rows are. */
  of: string;
  cells: Cells;
}

/** All tables of a run, for the terminal and for docs/peers.md. */
export function tablesOf({ visits, releases, faults }: Measured): Table[] {
  const compared = comparisons(visits);
  const ratios = compared && {
    title: 'Atrium / the best of the six frameworks',
    of: 'measure',
    cells: Object.fromEntries(
      KEYS.map((key) => {
        const { best, ratio, verdict } = compared[key];
        return [MEASURES[key], { best, ratio: shown(ratio), goal: `at most ${goalOf(key)}`, verdict }];
      }),
    ),
  };
  return [
    { title: 'A visit: median (lowest to highest), less is better', of: 'host', cells: visitCells(visits) },
    ...(ratios ? [ratios] : []),
    {
      title: 'A release while a tab is open on the vertical',
      of: 'host',
      cells: eachHost(releases, ({ openTabMs, afterReturn }) => ({
        'the open tab shows it': openTabMs === null ? 'after a reload' : `after ${Math.round(openTabMs)} ms`,
        'a visitor who returns to it': afterReturn ? 'sees it' : 'sees the old version',
      })),
    },
    ...(Object.keys(FAULTS) as FaultKind[]).map((kind) => ({
      title: `A vertical that ${FAULTS[kind]}`,
      of: 'host',
      cells: eachHost(faults, ({ [kind]: { barWorks, saysSo, othersOpen } }) => ({
        'the bar works': yesOrNo(barWorks),
        'a sentence is in its place': yesOrNo(saysSo),
        'another vertical opens': yesOrNo(othersOpen),
      })),
    })),
  ];
}

function visitCells(visits: Visits): Cells {
  return eachHost(visits, (ofHost) => {
    const spreads = spreadsOf(ofHost);
    return Object.fromEntries(KEYS.map((key) => [MEASURES[key], shown(spreads[key])]));
  });
}

function eachHost<T>(by: Partial<Record<Host, T>>, cellsOf: (value: T) => Record<string, string>): Cells {
  return Object.fromEntries(Object.entries(by).map(([host, value]) => [host, cellsOf(value)]));
}

const yesOrNo = (holds: boolean): string => (holds ? 'yes' : 'no');
