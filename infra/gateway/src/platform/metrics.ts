import { FIRST_BRAND } from '@atrium/contracts/brand-address';
import type { Endpoint } from '@atrium/contracts/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client';
import { observeState } from './metrics-of-state.ts';
import type { Parts } from './parts.ts';

export interface Metrics {
  text(): Promise<string>;
  readonly contentType: string;
  /** For adding up several processes. */
  values(): Promise<MetricObjectWithValues<MetricValue<string>>[]>;
}

/** Seconds: from a reply out of memory to one that nobody waits for. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Vendors' calls move money, too. */
const VENDORS = '/sw/v1/';

/**
 * The metrics of this process for Prometheus: replies by route, streams, connections, money commands, and Node's own
 * (event loop, memory). Labels are the contracts' routes only: all unknown addresses share one label.
 */
export function observe(
  server: FastifyInstance,
  { config, database, snapshots, clock }: Pick<Parts, 'config' | 'database' | 'snapshots' | 'clock'>,
  streams: () => number,
): Metrics {
  const registry = new Registry();
  // The process's own are counted once.
  if (config.brand === FIRST_BRAND) collectDefaultMetrics({ register: registry });
  else registry.setDefaultLabels({ brand: config.brand });
  const registers = [registry];
  const seconds = new Histogram({
    name: 'atrium_http_request_duration_seconds',
    help: 'Duration of responses.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const commands = new Counter({
    name: 'atrium_money_commands_total',
    help: 'Commands that move money, by call and outcome.',
    labelNames: ['call', 'outcome'],
    registers,
  });
  const active = new Gauge({
    name: 'atrium_http_requests_in_flight',
    help: 'Requests in progress.',
    registers,
  });
  gauge('atrium_live_streams', 'Open live streams of this process.', streams);
  gauge(
    'atrium_snapshot_sequence',
    'Sequence of the current snapshot; 0 without one.',
    () => snapshots.current()?.sequence ?? 0,
  );
  gauge('atrium_snapshot_stale', '1 once the current snapshot has expired and its grace is over.', () =>
    snapshots.stale() ? 1 : 0,
  );
  gauge('atrium_registry_connected', '1 while the registry is connected.', () => (snapshots.connected ? 1 : 0));
  gauge(
    'atrium_snapshot_seconds_to_expiry',
    'Seconds until the current snapshot expires; negative once it has.',
    () => {
      const current = snapshots.current();
      return current ? (Date.parse(current.expiresAt) - Date.now()) / 1_000 : 0;
    },
  );
  new Gauge({
    name: 'atrium_snapshots_refused',
    help: 'Snapshots that were neither stored nor served since the start, by reason: false, expired or older ones.',
    labelNames: ['reason'],
    registers,
    collect() {
      for (const [reason, count] of snapshots.refused()) this.set({ reason }, count);
    },
  });
  observeState(registry, { database, clock });
  const { pool } = database;
  for (const [state, read] of Object.entries({
    open: (p: Pool) => p.totalCount,
    idle: (p: Pool) => p.idleCount,
    waiting: () => database.waiting,
  }))
    gauge(`atrium_database_connections_${state}`, `Connections of the pool: ${state}.`, () => read(pool));

  function gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  }
  server.addHook('onRequest', async () => active.inc());
  server.addHook('onResponse', async (request, reply) => {
    active.dec();
    const route = request.routeOptions.url ?? 'unknown';
    const status = reply.statusCode;
    seconds.observe(
      { method: request.method, route, status: `${Math.floor(status / 100)}xx` },
      reply.elapsedTime / 1000,
    );
    const { endpoint } = request.routeOptions.config as { endpoint?: Endpoint };
    const call = endpoint?.movesMoney
      ? endpoint.name
      : route.startsWith(VENDORS)
        ? route.slice(VENDORS.length - 1)
        : undefined;
    if (call) commands.inc({ call, outcome: status < 400 ? 'ok' : status < 500 ? 'refused' : 'failed' });
  });
  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,
    values: () => registry.getMetricsAsJSON(),
  };
}

/** The metrics of all brands of a process; those of further brands have the label `brand`. */
export function metricsOfAll(brands: readonly Metrics[]): Metrics {
  const [first] = brands;
  if (brands.length === 1 && first) return first;
  const values = async () => (await Promise.all(brands.map((brand) => brand.values()))).flat();
  return {
    values,
    contentType: first!.contentType,
    text: async () => AggregatorRegistry.aggregate([await values()] as never).metrics(),
  };
}
