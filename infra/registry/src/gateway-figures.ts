import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue, type Registry } from 'prom-client';

type Figures = MetricObjectWithValues<MetricValue<string>>[];

/** Written by each gateway of this machine while it runs. */
const ADDRESS = /^([a-z0-9-]+)\.metrics\.json$/;
const GATEWAY_TIMEOUT_MS = 2_000;

/**
 * The registry's own metrics and those of this machine's gateways, each with the label `gateway`: one address for
 * Prometheus. A gateway that does not answer is left out. On several machines Prometheus scrapes each gateway directly.
 */
export async function withGateways(own: Registry, runFolder: string | undefined): Promise<string> {
  const files = runFolder && existsSync(runFolder) ? readdirSync(runFolder).filter((file) => ADDRESS.test(file)) : [];
  if (files.length === 0) return await own.metrics();
  const theirs = await Promise.all(files.map((file) => ask(join(runFolder!, file), ADDRESS.exec(file)![1]!)));
  const all = [(await own.getMetricsAsJSON()) as Figures, ...theirs];
  return await AggregatorRegistry.aggregate(all).metrics();
}

async function ask(file: string, gateway: string): Promise<Figures> {
  try {
    const { url } = JSON.parse(readFileSync(file, 'utf8')) as { url: string };
    const answer = await fetch(`${url}/metrics.json`, { signal: AbortSignal.timeout(GATEWAY_TIMEOUT_MS) });
    const figures = (await answer.json()) as Figures;
    return figures.map((metric) => ({
      ...metric,
      values: metric.values.map((value) => ({ ...value, labels: { ...value.labels, gateway } })),
    }));
  } catch {
    return [];
  }
}
