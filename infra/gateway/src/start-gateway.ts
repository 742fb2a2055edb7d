import type { Logger } from 'pino';
import { verifyingThread } from './lottery/draws/verifying-thread.ts';
import { openBrand } from './open-brand.ts';
import { pause } from './platform/jobs.ts';
import { metricsOfAll } from './platform/metrics.ts';
import { serveMetrics } from './platform/metrics-server.ts';
import type { Environment } from './platform/read-environment.ts';
import { prepareDatabases } from './prepare-databases.ts';
import { serveBrands } from './serve-brands.ts';

export interface Gateway {
  /** Finishes the accepted requests, moves streams and connections to other processes, and closes. */
  stop(): Promise<void>;
}

/** Starts one gateway process. Any number of them serve the same brands, each brand on a database of its own. */
export async function startGateway(environment: Environment, log: Logger): Promise<Gateway> {
  const { config, databaseUrl, furtherBrands, listen } = environment;
  if (environment.migrate === 'yes') await prepareDatabases(environment, log);
  const verifying = verifyingThread(log);
  const first = await openBrand({ config, databaseUrl }, environment, { log, verifyValue: verifying.verify });
  const others = await Promise.all(
    furtherBrands.map((brand) =>
      openBrand(brand, environment, {
        log: log.child({ brand: brand.config.brand }),
        verifyValue: verifying.verify,
      }),
    ),
  );
  const brands = [first, ...others] as const;
  await Promise.all(brands.map((brand) => brand.begin()));
  const metricsServer = await serveMetrics(metricsOfAll(brands.map(({ metrics }) => metrics)), environment.metrics);
  const listening = await serveBrands(listen, brands);
  log.info({ port: listen.port, brands: brands.map(({ brand }) => brand) }, 'the gateway listens');

  return {
    async stop() {
      const drainMs = environment.drainSeconds * 1_000;
      const streams = brands.reduce((sum, brand) => sum + brand.streams(), 0);
      log.info({ streams, drainSeconds: environment.drainSeconds }, 'the gateway stops');
      // 1. No longer ready, so that balancers choose another process; requests that still arrive are answered.
      await Promise.all([...brands.map((brand) => brand.drain(drainMs)), pause(drainMs, new AbortController().signal)]);
      // 2. No new requests; running ones are finished.
      for (const brand of brands) brand.hangUp();
      await listening.close();
      await Promise.all(brands.map((brand) => brand.close()));
      await verifying.close();
      await metricsServer.close();
    },
  };
}
