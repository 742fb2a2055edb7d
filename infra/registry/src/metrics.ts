import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

/** What Prometheus reads of this process. */
export function createMetrics(streams: () => number) {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  new Gauge({
    name: 'atrium_registry_streams',
    help: 'Open streams of snapshots.',
    registers: [metrics],
    collect() {
      this.set(streams());
    },
  });
  return {
    text: () => metrics.metrics(),
    contentType: metrics.contentType,
    sequence: new Gauge({ name: 'atrium_registry_sequence', help: 'Sequence number of the newest snapshot.', registers: [metrics] }),
    changes: new Counter({ name: 'atrium_registry_calls_total', help: 'Calls by operation and outcome.', labelNames: ['operation', 'outcome'], registers: [metrics] }),
  };
}
export type Metrics = ReturnType<typeof createMetrics>;
