import { faultInLog } from '@atrium/database/fault-in-log';
import { startTracing } from '@atrium/tracing/start-tracing';
import { traceFields } from '@atrium/tracing/tracing';
import { pino } from 'pino';
import { type Environment, readEnvironment } from './platform/read-environment.ts';
import { prepareDatabases } from './prepare-databases.ts';
import { startGateway } from './start-gateway.ts';

/** Requests still running after this time are aborted: `npm start` waits five seconds, an orchestrator thirty. */
const STOP_TIMEOUT_MS = 4_500;
const STOP_TIMEOUT_BEHIND_BALANCER_MS = 25_000;

const environment = ((): Environment => {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
})();
const { drainSeconds } = environment;
const log = pino({
  level: environment.logLevel,
  base: { part: 'gateway' },
  serializers: { err: faultInLog },
  mixin: traceFields,
});
const traces = await startTracing({
  ...environment.tracing,
  service: 'gateway',
  onFault: (error) => log.warn({ err: error }, 'traces could not be exported'),
});

if (environment.migrate === 'only') {
  await prepareDatabases(environment, log).catch((error: unknown) => {
    log.fatal({ err: error }, 'the database could not be prepared');
    process.exit(1);
  });
  log.info('the database is ready');
} else {
  const gateway = await startGateway(environment, log).catch((error: unknown) => {
    log.fatal({ err: error }, 'the gateway could not start');
    process.exit(1);
  });
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    const timeoutMs = drainSeconds === 0 ? STOP_TIMEOUT_MS : drainSeconds * 1_000 + STOP_TIMEOUT_BEHIND_BALANCER_MS;
    setTimeout(() => process.exit(1), timeoutMs).unref();
    void gateway
      .stop()
      .then(() => traces.stop())
      .then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
