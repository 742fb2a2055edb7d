import pino from 'pino';
import { readSecrets } from './settings.ts';
import { buildVendor } from './vendor.ts';

const env = process.env;
const port = Number(env.ATRIUM_VENDOR_PORT ?? 8070);
const log = pino({ name: 'sandbox-vendor' });

try {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error('ATRIUM_VENDOR_PORT must be a port number.');
  const vendor = await buildVendor({
    storePath: env.VENDOR_STORE ?? 'var/sandbox-vendor.sqlite',
    gatewayUrl: env.VENDOR_GATEWAY_URL ?? 'http://localhost:8080',
    siteOrigin: env.VENDOR_SITE_ORIGIN ?? 'http://localhost:8080',
    secrets: readSecrets(env.VENDOR_SECRETS ?? '{}'),
    log,
  });
  const stop = () => {
    setTimeout(() => process.exit(0), 1_800).unref();
    void vendor.stop().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await vendor.app.listen({ host: process.env.ATRIUM_VENDOR_HOST ?? '127.0.0.1', port });
  log.info({ port }, 'listening');
} catch (error) {
  log.fatal(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
