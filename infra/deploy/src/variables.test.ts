import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GATEWAY_VARIABLES, readEnvironment as readGateway } from '@atrium/gateway/read-environment';
import { REGISTRY_VARIABLES, readEnvironment as readRegistry } from '@atrium/registry/read-environment';
import { compose, FOLDER, manifestsOf, podOf, text } from './deploy-files.ts';
import { composed, type Deployed, orchestrated } from './given-variables.ts';

/* The processes' own readers read what the files give them, as an installation for members' money completes them. */

const SECRET = 'a secret of 32 characters or more';
const DOT_ENV = {
  ...Object.fromEntries(
    ['DATABASE', 'GATEWAY_DATABASE', 'REGISTRY_DATABASE', 'OPERATOR', 'APPROVER'].map((of) => [
      `ATRIUM_${of}_PASSWORD`,
      'long-enough-for-it',
    ]),
  ),
  ATRIUM_PAYMENTS_SECRET: SECRET,
  ATRIUM_SEALING_KEY: SECRET,
};
const inSecret = (key: string) =>
  key.endsWith('DATABASE_URL') ? 'postgres://role:hush@db/atrium' : key === 'REDIS_URL' ? 'redis://redis' : SECRET;

const GATEWAY = 'infra/gateway/src/main.ts';
const REGISTRY = 'infra/registry/src/main.ts';
const deployments: [string, Deployed[]][] = [
  ['compose', composed(DOT_ENV)],
  ['Kubernetes', orchestrated(inSecret)],
];
const running = (processes: Deployed[], main: string) => processes.filter(({ mains }) => mains.includes(main));

/** OpenTelemetry's exporter and Node.js read theirs themselves. */
const READ_BY_LIBRARIES = ['OTEL_EXPORTER_OTLP_HEADERS', 'NODE_ENV'];
function readBy(main: string): string[] {
  if (main === GATEWAY) return [...GATEWAY_VARIABLES];
  if (main === REGISTRY) return [...REGISTRY_VARIABLES];
  const source = readFileSync(join(FOLDER, '../..', main), 'utf8');
  return [...source.matchAll(/\benv\.([A-Z_]+)|\brequired\('([A-Z_]+)'\)/g)].map(([, one, other]) => one ?? other!);
}

describe.each(deployments)('%s', (_, processes) => {
  it('gives every gateway and registry what it needs, the migration included', () => {
    expect(running(processes, GATEWAY).length).toBeGreaterThan(1);
    for (const { env } of running(processes, GATEWAY)) expect(readGateway(env).config.development).toBe(false);
    for (const { env } of running(processes, REGISTRY)) expect(readRegistry(env).development).toBe(false);
  });

  it('sets no variable that the process does not read', () => {
    for (const { name, mains, own } of processes) {
      const read = [...mains.flatMap(readBy), ...READ_BY_LIBRARIES];
      expect([name, own.filter((variable) => !read.includes(variable))]).toEqual([name, []]);
    }
  });

  it('sends no visitor to the visitor’s own machine for files', () => {
    for (const { env } of running(processes, REGISTRY)) expect(readRegistry(env).origins).toEqual([]);
  });

  it('copies builds and SDK from the image to where gateways read them', () => {
    const [migration] = running(processes, REGISTRY).filter(({ env }) => env.ATRIUM_MIGRATE === 'only');
    const copies = [...migration!.command.matchAll(/cp -r (\/\w+)\/\. (\S+)\//g)].map(([, from, to]) => [from, to]);
    const { artifactsFolder, sdkFolder } = readGateway(running(processes, GATEWAY)[0]!.env).config;
    expect(copies).toEqual([
      ['/artifacts', artifactsFolder],
      ['/sdk', sdkFolder],
    ]);
    for (const [from] of copies) expect(text('Dockerfile')).toContain(`COPY --from=build ${from} ${from}\n`);
  });

  it('[13-22] gives each process the databases of brands that are on servers of their own', () => {
    const brand = {
      ATRIUM_BRANDS: 'quayside',
      ATRIUM_BRAND_QUAYSIDE_DATABASE_URL: 'postgres://role:hush@elsewhere/quay',
    };
    for (const { env } of running(processes, GATEWAY))
      expect(readGateway({ ...env, ...brand }).furtherBrands.map(({ databaseUrl }) => databaseUrl)).toEqual([
        brand.ATRIUM_BRAND_QUAYSIDE_DATABASE_URL,
      ]);
  });
});

it('sets in the image and in the ConfigMap what a process reads', () => {
  const read = [...GATEWAY_VARIABLES, ...REGISTRY_VARIABLES, ...READ_BY_LIBRARIES];
  const [{ env } = { env: {} }] = orchestrated(inSecret);
  expect(Object.keys(env).filter((name) => !read.includes(name))).toEqual([]);
});

describe('compose: ports and addresses', () => {
  const { services } = compose();
  const envOf = (name: string) => composed(DOT_ENV).find((one) => one.name === name)!.env;
  const gateway = readGateway(envOf('gateway-1'));
  const registry = readRegistry(envOf('registry'));

  it('publishes and probes the ports on which the processes listen', () => {
    const containerPort = (name: string) => Number(services[name]!.ports![0]!.split(':').at(-1));
    const probed = (name: string) =>
      Number(/127\.0\.0\.1:(\d+)\/readyz/.exec(services[name]!.healthcheck!.test.join())?.[1]);
    expect(containerPort('nginx')).toBe(Number(/^listen (\d+)/.exec(text('nginx/listen.conf'))?.[1]));
    expect([probed('gateway-1'), gateway.listen]).toEqual([gateway.listen.port, { host: '0.0.0.0', port: 8080 }]);
    for (const [, port] of text('nginx/gateways.conf').matchAll(/server [\w-]+:(\d+)/g))
      expect(Number(port)).toBe(gateway.listen.port);
    expect([probed('registry'), containerPort('registry')]).toEqual([registry.listen.port, registry.listen.port]);
    expect(containerPort('sandbox-vendor')).toBe(Number(envOf('sandbox-vendor').ATRIUM_VENDOR_PORT));
    expect(containerPort('sandbox-payments')).toBe(Number(envOf('sandbox-payments').ATRIUM_PAYMENTS_PORT));
    const exposed = /^EXPOSE (.+)$/m.exec(text('Dockerfile'))![1]!.split(' ').map(Number);
    expect(exposed).toEqual([gateway.listen.port, registry.listen.port, gateway.metrics.port]);
  });

  it('lets processes reach each other by names of the network, also where the browser has another address', () => {
    const aliases = ['vendor.localhost', 'payments.localhost'];
    const names = [...Object.keys(services), ...aliases];
    const { config, databaseUrl, redisUrl } = gateway;
    for (const address of [
      databaseUrl,
      redisUrl!,
      config.opsUrl,
      config.vendorUrl,
      config.paymentsUrl,
      registry.databaseUrl,
      registry.siteOf('atrium').server,
      envOf('sandbox-vendor').VENDOR_GATEWAY_URL!,
    ])
      expect(names).toContain(new URL(address).hostname);
    expect(Number(new URL(config.opsUrl).port)).toBe(registry.listen.port);
  });

  it('follows another port of the site everywhere', () => {
    const moved = composed({ ...DOT_ENV, ATRIUM_SITE_PORT: '9000' });
    const env = (name: string) => moved.find((one) => one.name === name)!.env;
    const site = 'http://localhost:9000';
    expect(readGateway(env('gateway-1')).config.publicUrl).toBe(site);
    expect(readRegistry(env('registry')).siteOf('atrium').site).toBe(site);
    expect(env('sandbox-vendor').VENDOR_SITE_ORIGIN).toBe(site);
  });
});

describe('Kubernetes: ports and addresses', () => {
  const envOf = (name: string) => orchestrated(inSecret).find((one) => one.name === name)!.env;
  const gateway = readGateway(envOf('gateway'));
  const registry = readRegistry(envOf('registry'));
  const pods = Object.fromEntries(manifestsOf('Deployment').map((one) => [one.metadata.name, podOf(one)!]));
  const portsOf = (name: string) =>
    Object.fromEntries(pods[name]!.spec.containers[0]!.ports!.map((port) => [port.name, port.containerPort]));

  it('names the ports on which the processes listen', () => {
    expect(portsOf('gateway')).toEqual({ http: gateway.listen.port, metrics: gateway.metrics.port });
    expect(portsOf('registry')).toEqual({ ops: registry.listen.port });
    expect([gateway.listen.host, gateway.metrics.host, registry.listen.host]).toEqual(Array(3).fill('0.0.0.0'));
    const scraped = (name: string) => Number(pods[name]!.metadata.annotations!['prometheus.io/port']);
    expect([scraped('gateway'), scraped('registry')]).toEqual([gateway.metrics.port, registry.listen.port]);
  });

  it('lets gateways and registry reach each other by services', () => {
    const services = manifestsOf('Service').map(({ metadata, spec }) => [
      metadata.name,
      (spec.ports as { port: number }[])[0]!.port,
    ]);
    for (const address of [gateway.config.opsUrl, registry.siteOf('atrium').server])
      expect(services).toContainEqual([new URL(address).hostname, Number(new URL(address).port)]);
  });
});
