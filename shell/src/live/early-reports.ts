import type { RemoteReport } from '@atrium/federation/remote-report';

/** What happened before the part that tells the gateway was fetched. */
const early: RemoteReport[] = [];
const MOST = 200;
let hear: ((report: RemoteReport) => void) | undefined;

export function tell(report: RemoteReport): void {
  if (hear) hear(report);
  else if (early.length < MOST) early.push(report);
}

/** From now on `listener` hears everything, first what has happened so far. */
export function hearReports(listener: (report: RemoteReport) => void): void {
  hear = listener;
  for (const report of early.splice(0)) listener(report);
}
