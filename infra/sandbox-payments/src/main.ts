import { createChain } from '@atrium/sandbox-beacon/chain';
import { readChainKey } from '@atrium/sandbox-beacon/chain-file';
import pino from 'pino';
import { buildPayments } from './payments.ts';

const env = process.env;
const port = Number(env.ATRIUM_PAYMENTS_PORT ?? 8060);
const log = pino({ name: 'sandbox-payments' });

try {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error('ATRIUM_PAYMENTS_PORT must be a port number.');
  if (!env.PAYMENTS_SECRET)
    throw new Error('PAYMENTS_SECRET is missing: the secret that the gateway signs its calls with.');
  const payments = await buildPayments({
    storePath: env.PAYMENTS_STORE ?? 'var/sandbox-payments.sqlite',
    secret: env.PAYMENTS_SECRET,
    log,
    beacon: createChain(readChainKey(env.BEACON_STORE ?? 'var/sandbox-beacon.json')),
    ...(env.PAYMENTS_PAYOUT_AFTER_MS ? { payoutAfterMs: Number(env.PAYMENTS_PAYOUT_AFTER_MS) } : {}),
  });
  const stop = () => {
    setTimeout(() => process.exit(0), 1_800).unref();
    void payments.stop().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await payments.app.listen({ host: process.env.ATRIUM_PAYMENTS_HOST ?? '127.0.0.1', port });
  log.info({ port }, 'listening');
} catch (error) {
  log.fatal(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
