import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { withGateways } from './gateway-figures.ts';

/** Visits to a remote in the last minutes, and those of them in which it failed. */
export interface RemoteVisits {
  remote: string;
  visits: number;
  failing: number;
}

/** The metrics of this process for Prometheus, and those of the gateways with an address in `runFolder`. */
export function createMetrics(
  {
    streams,
    remoteVisits,
  }: {
    streams(): number;
    remoteVisits(): Promise<RemoteVisits[]>;
  },
  runFolder?: string,
) {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  new Gauge({
    name: 'atrium_registry_streams',
    help: 'Open snapshot streams.',
    registers: [metrics],
    collect() {
      this.set(streams());
    },
  });
  const failing = new Gauge({
    name: 'atrium_remote_failing_visits',
    help: 'Visits in the last five minutes in which the remote failed.',
    labelNames: ['remote'],
    registers: [metrics],
  });
  const visits = new Gauge({
    name: 'atrium_remote_visits',
    help: 'Visits to the remote in the last five minutes.',
    labelNames: ['remote'],
    registers: [metrics],
  });
  /** Both are written from one reading; without a database they are missing. */
  async function readVisits(): Promise<void> {
    const rows = await remoteVisits().catch(() => []);
    for (const gauge of [failing, visits]) gauge.reset();
    for (const { remote, ...counts } of rows) {
      failing.set({ remote }, counts.failing);
      visits.set({ remote }, counts.visits);
    }
  }
  return {
    text: async () => {
      await readVisits();
      return await withGateways(metrics, runFolder);
    },
    contentType: metrics.contentType,
    sequence: new Gauge({
      name: 'atrium_registry_sequence',
      help: 'Sequence number of the newest snapshot.',
      registers: [metrics],
    }),
    changes: new Counter({
      name: 'atrium_registry_calls_total',
      help: 'Calls by operation and outcome.',
      labelNames: ['operation', 'outcome'],
      registers: [metrics],
    }),
  };
}
export type Metrics = ReturnType<typeof createMetrics>;
