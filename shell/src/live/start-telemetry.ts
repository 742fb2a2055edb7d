import { siteVersion } from '../document/site-version.ts';
import { type TabInstruction, PAGE_NONCE_META, type TabReport, TELEMETRY_PATH } from '@atrium/contracts/telemetry';
import { pageClock } from '@atrium/federation/deadline';
import type { Federation } from '@atrium/federation/federation';
import { shellVersion } from '@atrium/federation/telemetry/attribute-error';
import { createTabReporter, ReportRefused } from '@atrium/federation/telemetry/tab-reporter';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { startedFederation } from '../remotes/federation.state.ts';
import { screenOf } from '../routing/route-table.ts';
import { followReports } from './early-reports.ts';

/** Reports to the gateway how remotes perform in this tab, without any data about the member. */
export async function startTelemetry(): Promise<void> {
  const store = await startedFederation();
  const page = document.querySelector<HTMLMetaElement>(`meta[name=${PAGE_NONCE_META}]`)?.content;
  const reporter = createTabReporter({ federation: store, send, beacon, clock: pageClock, page });
  followReports(reporter.take);
  const about = firstScreen(store);
  const measured = ({ name, value }: Metric) => reporter.vital(about, name, value);
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(measured);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && reporter.leave(false));
  addEventListener('pagehide', () => reporter.leave(true));
  addEventListener('pageshow', ({ persisted }) => persisted && reporter.resume());
}

/** The screen that the page was opened with: its web vitals are attributed to that remote. */
function firstScreen(store: Federation): { remote: string; version: string } {
  const screen = screenOf(
    new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname,
    store.snapshot() ?? null,
  );
  const remote =
    screen.kind === 'remote' ? store.shown().find((shown) => shown.remote === screen.remote.name) : undefined;
  return (
    remote ?? {
      remote: 'shell',
      version: shellVersion(siteVersion()),
    }
  );
}

async function send(report: TabReport): Promise<TabInstruction> {
  const answer = await fetch(TELEMETRY_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
    credentials: 'omit',
  });
  if (!answer.ok)
    throw new (answer.status === 400 ? ReportRefused : Error)(`The report was answered with ${answer.status}.`);
  return (await answer.json()) as TabInstruction;
}

function beacon(report: TabReport): void {
  navigator.sendBeacon(TELEMETRY_PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }));
}
