import type { RemoteReport } from '@atrium/federation/remote-report';

/** Reports from before the code that sends them to the gateway was fetched. */
const early: RemoteReport[] = [];
const EARLY_LIMIT = 200;
let send: ((report: RemoteReport) => void) | undefined;

export function reportRemote(report: RemoteReport): void {
  if (send) send(report);
  else if (early.length < EARLY_LIMIT) early.push(report);
}

/** Sends all further reports to `listener`, after those that were collected so far. */
export function followReports(listener: (report: RemoteReport) => void): void {
  send = listener;
  for (const report of early.splice(0)) listener(report);
}
