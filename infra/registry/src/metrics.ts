import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { withGateways } from './gateway-figures.ts';

/** The metrics of this process for Prometheus, and those of the gateways with an address in `runFolder`. */
export function createMetrics(streams: () => number, runFolder?: string) {
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
  return {
    text: () => withGateways(metrics, runFolder),
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
