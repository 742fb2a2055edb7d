import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needsTool } from '@atrium/testing/needs-tool';
import { parse } from 'yaml';
import {
  type Container,
  compose,
  FOLDER,
  manifests,
  manifestsOf as of,
  type Pod,
  podOf,
  text,
} from './deploy-files.ts';

const ROOT = join(FOLDER, '../..');

describe('compose.yaml', () => {
  const file = compose();
  const services = Object.entries(file.services);

  it('refers only to existing services and volumes', () => {
    for (const [, { depends_on = [], volumes = [] }] of services) {
      for (const name of Array.isArray(depends_on) ? depends_on : Object.keys(depends_on))
        expect(Object.keys(file.services)).toContain(name);
      for (const volume of volumes)
        if (!volume.startsWith('.')) expect(Object.keys(file.volumes)).toContain(volume.split(':')[0]);
    }
  });

  it('waits for a health check only where there is one', () => {
    for (const [, { depends_on }] of services) {
      for (const [name, { condition }] of Object.entries(Array.isArray(depends_on) ? {} : (depends_on ?? {})))
        if (condition === 'service_healthy') expect(file.services[name]?.healthcheck).toBeDefined();
    }
  });

  it('starts existing files and no code of its own, and contains no secret', () => {
    expect(text('compose.yaml')).not.toContain('import(');
    for (const main of text('compose.yaml').match(/infra\/[\w/.-]+\.ts/g) ?? [])
      expect(readdirSync(join(ROOT, main, '..'))).toContain(main.split('/').at(-1));
    for (const [, { environment = {} }] of services) {
      for (const [name, value] of Object.entries(environment))
        if (/PASSWORD|SECRET$|SEALING_KEY/.test(name)) expect(value).toMatch(/^\$\{\w+:\?/);
    }
  });

  it('[14-12] is for members’ money unless .env says otherwise: no demo accounts, no public passwords', () => {
    for (const name of ['gateway-1', 'gateway-2', 'gateway-3', 'migrate', 'registry'])
      expect([name, file.services[name]?.environment]).toEqual([
        name,
        expect.objectContaining({ ATRIUM_DEVELOPMENT: expect.stringMatching(/:-no\}$/) }),
      ]);
    expect(file.services.migrate!.environment!.ATRIUM_SEED).toMatch(/:-empty\}$/);
    const { ATRIUM_OPERATOR_PASSWORD, ATRIUM_APPROVER_PASSWORD } = file.services.registry!.environment!;
    for (const password of [ATRIUM_OPERATOR_PASSWORD, ATRIUM_APPROVER_PASSWORD])
      expect(password).toMatch(/^\$\{\w+:\?/);
  });

  it('lets a gateway finish before it is killed, and lists every gateway for nginx', () => {
    const gateways = services.filter(([name]) => name.startsWith('gateway-'));
    expect(gateways.length).toBeGreaterThanOrEqual(3);
    for (const [, { stop_grace_period = '0s', environment = {} }] of gateways)
      expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(Number(environment.ATRIUM_DRAIN_SECONDS) + 20);
    const upstream = [...text('nginx/gateways.conf').matchAll(/server ([\w-]+):8080/g)].map(([, name]) => name);
    expect(upstream.sort()).toEqual(gateways.map(([name]) => name).sort());
  });

  needsTool(
    'docker',
    'compose',
    'version',
  )('docker compose accepts it', () => {
    execFileSync('docker', ['compose', '-f', join(FOLDER, 'compose.yaml'), 'config', '-q'], {
      env: {
        ...process.env,
        ATRIUM_DATABASE_PASSWORD: 'x',
        ATRIUM_GATEWAY_DATABASE_PASSWORD: 'x',
        ATRIUM_REGISTRY_DATABASE_PASSWORD: 'x',
        ATRIUM_PAYMENTS_SECRET: 'x',
        ATRIUM_SEALING_KEY: 'x',
        ATRIUM_OPERATOR_PASSWORD: 'x',
        ATRIUM_APPROVER_PASSWORD: 'x',
      },
    });
  });
});

describe('[13-06] what signs and what operators sign in with', () => {
  const secretsFolder = (environment: Record<string, string | undefined>) => environment.ATRIUM_REGISTRY_VAR;

  it('is in a volume of the registry alone; gateways read theirs and cannot write it (compose)', () => {
    const { services } = compose();
    const folder = secretsFolder(services.registry!.environment!);
    const secret = services.registry!.volumes!.find((volume) => volume.endsWith(`:${folder}`))!.split(':')[0]!;
    const mountedBy = Object.entries(services).filter(([, { volumes = [] }]) =>
      volumes.some((volume) => volume.split(':')[0] === secret),
    );
    expect(mountedBy.map(([name]) => name)).toEqual(['registry']);
    for (const [name, { volumes = [] }] of Object.entries(services).filter(([name]) => name.startsWith('gateway-')))
      expect([name, volumes]).toEqual([name, ['atrium:/var/atrium:ro']]);
  });

  it('is in a claim of the registry alone; gateways read theirs and cannot write it (Kubernetes)', () => {
    const pods = manifests().flatMap((one) => (podOf(one) ? [podOf(one)!] : []));
    const registry = pods.find(({ metadata }) => metadata.labels.app === 'registry')!.spec;
    const env = Object.fromEntries(registry.containers[0]!.env!.map(({ name, value }) => [name, value]));
    const mount = registry.containers[0]!.volumeMounts!.find(({ mountPath }) => mountPath === secretsFolder(env))!;
    const claimOf = (spec: Pod['spec'], volume: string) =>
      spec.volumes?.find(({ name }) => name === volume)?.persistentVolumeClaim?.claimName;
    const secret = claimOf(registry, mount.name)!;
    expect(of('PersistentVolumeClaim').map(({ metadata }) => metadata.name)).toContain(secret);
    const mountedBy = pods.filter(({ spec }) => spec.volumes?.some(({ name }) => claimOf(spec, name) === secret));
    expect(mountedBy.map(({ metadata }) => metadata.labels.app)).toEqual(['registry']);
    const gateway = pods.find(({ metadata }) => metadata.labels.app === 'gateway')!.spec;
    for (const { name, readOnly } of gateway.containers[0]!.volumeMounts!)
      if (claimOf(gateway, name)) expect([name, readOnly]).toEqual([name, true]);
  });
});

describe('[13-07] versions that are uploaded', () => {
  it('are stored where every gateway reads them (compose)', () => {
    const { services } = compose();
    const readBy = Object.entries(services).flatMap(([name, { volumes = [] }]) =>
      name.startsWith('gateway-') ? volumes.map((volume) => volume.replace(/:ro$/, '')) : [],
    );
    expect(readBy.length).toBeGreaterThan(0);
    for (const volume of readBy) expect(services.registry!.volumes).toContain(volume);
  });

  it('are stored where every gateway reads them (Kubernetes)', () => {
    const claimsOf = (app: string) => {
      const { containers, volumes = [] } = manifests()
        .flatMap((one) => podOf(one) ?? [])
        .find(({ metadata }) => metadata.labels.app === app)!.spec;
      return containers[0]!.volumeMounts!.flatMap(({ name, mountPath, readOnly = false }) => {
        const claim = volumes.find((volume) => volume.name === name)?.persistentVolumeClaim?.claimName;
        return claim ? [{ claim, mountPath, readOnly }] : [];
      });
    };
    const readBy = claimsOf('gateway');
    expect(readBy).toHaveLength(1);
    expect(claimsOf('registry')).toContainEqual({ ...readBy[0], readOnly: false });
  });
});

describe('[13-22] several brands', () => {
  const operators = ['/ops/config', '/brands/quayside/ops/config'];
  const open = ['/', '/brands/quayside/sw/PG/bet', '/promotions/ops/', '/lobby'];

  it('are added to every process by one file, which the first brand does without (compose)', () => {
    const { services } = compose();
    for (const name of ['gateway-1', 'gateway-2', 'gateway-3', 'migrate', 'registry', 'sandbox-vendor'])
      expect([name, services[name]!.env_file]).toEqual([name, [{ path: 'brands.env', required: false }]]);
  });

  it('have operators’ calls that are closed to the outside (nginx)', () => {
    const [, pattern] = /location ~ (\S+) \{\s+allow [^}]+deny all;/.exec(text('nginx/nginx.conf'))!;
    expect([...operators, ...open].filter((path) => new RegExp(pattern!).test(path))).toEqual(operators);
  });

  it('have vendors’ calls that are sent twice with one nonce only under an ID of the balancer (nginx, Kubernetes)', () => {
    const vendors = ['/sw/v1/bet', '/brands/quayside/sw/v1/win'];
    const nginx = text('nginx/nginx.conf');
    expect(nginx).toMatch(/^ {2}proxy_set_header X-Balanced-Call \$request_id;$/m);
    // A header that one location sets replaces all of the server's.
    expect(nginx.match(/^ {3,}proxy_set_header/gm)).toBeNull();
    expect(nginx).not.toMatch(/location [^{]*sw\//);
    const ingress = of('Ingress').find(({ metadata }) => metadata.name === 'site-vendors')!;
    const { rules } = ingress.spec as { rules: { http: { paths: { path: string }[] } }[] };
    const regular = new RegExp(`^${rules[0]!.http.paths[0]!.path}`);
    expect([...vendors, '/', '/lobby', '/promotions/sw/'].filter((path) => regular.test(path))).toEqual(vendors);
    expect(ingress.metadata.annotations!['nginx.ingress.kubernetes.io/proxy-next-upstream']).toBe('error timeout');
  });

  it('have operators’ calls that are closed to the outside (Kubernetes)', () => {
    const closed = of('Ingress').find(({ metadata }) => metadata.name === 'site-ops')!;
    expect(Object.entries(closed.metadata.annotations!)).toEqual(
      expect.arrayContaining([
        ['nginx.ingress.kubernetes.io/use-regex', 'true'],
        ['nginx.ingress.kubernetes.io/whitelist-source-range', expect.stringContaining('10.0.0.0/8')],
      ]),
    );
    const { rules } = closed.spec as { rules: { http: { paths: { path: string }[] } }[] };
    const pattern = new RegExp(`^${rules[0]!.http.paths[0]!.path}`);
    expect([...operators, ...open].filter((path) => pattern.test(path))).toEqual(operators);
  });
});

describe('[14-13] the owner of the tables', () => {
  it('connects in the migration alone, and gives the roles of the others their passwords (compose)', () => {
    const users = Object.entries(compose().services).flatMap(([name, { environment = {} }]) =>
      environment.DATABASE_URL ? [[name, /^postgres:\/\/(\w+):/.exec(environment.DATABASE_URL)?.[1]]] : [],
    );
    expect(Object.fromEntries(users)).toEqual({
      'gateway-1': 'atrium_gateway',
      'gateway-2': 'atrium_gateway',
      'gateway-3': 'atrium_gateway',
      registry: 'atrium_registry',
      'sandbox-vendor': 'atrium_gateway',
      migrate: 'atrium',
    });
    const { registry, migrate } = compose().services;
    expect(registry!.environment!.ATRIUM_MIGRATE).toBe('no');
    expect(Object.keys(migrate!.environment!)).toEqual(
      expect.arrayContaining(['ATRIUM_GATEWAY_DATABASE_PASSWORD', 'ATRIUM_REGISTRY_DATABASE_PASSWORD']),
    );
  });

  it('connects in the migration alone (Kubernetes)', () => {
    const keys = manifests().flatMap((one) =>
      (podOf(one)?.spec.containers ?? []).map(({ name, env = [] }) => [
        name,
        env.find((variable) => variable.name === 'DATABASE_URL')?.valueFrom?.secretKeyRef?.key,
      ]),
    );
    expect(Object.fromEntries(keys)).toEqual({
      gateway: 'GATEWAY_DATABASE_URL',
      registry: 'REGISTRY_DATABASE_URL',
      migrate: 'DATABASE_URL',
    });
  });
});

describe('the Kubernetes manifests', () => {
  it('are all in the kustomization, which lists nothing else', () => {
    const { resources } = parse(text('kubernetes/kustomization.yaml')) as { resources: string[] };
    expect([...resources].sort()).toEqual([...new Set(manifests().map(({ file }) => file))].sort());
  });

  it('contain no secret: every one is a reference', () => {
    expect(of('Secret')).toEqual([]);
    for (const { name, value, valueFrom } of manifests().flatMap(
      (one) => podOf(one)?.spec.containers.flatMap(({ env = [] }) => env) ?? [],
    )) {
      if (/PASSWORD|SECRET|_URL$/.test(name))
        expect([name, value, valueFrom?.secretKeyRef?.name]).toEqual([name, undefined, 'atrium']);
    }
    for (const { data = {} } of of('ConfigMap'))
      expect(
        Object.entries(data).filter(([name, value]) => /PASSWORD|SECRET|TOKEN/.test(name) || /:\/\/[^/]*@/.test(value)),
      ).toEqual([]);
  });

  it('select pods that exist, by ports that they have', () => {
    const pods = manifests().flatMap((one) => (podOf(one) ? [podOf(one)!] : []));
    const matching = (labels: Record<string, string>) =>
      pods.filter(({ metadata }) => Object.entries(labels).every(([name, value]) => metadata.labels[name] === value));
    for (const { spec, metadata } of of('Service')) {
      const [pod] = matching(spec.selector as Record<string, string>);
      expect([metadata.name, pod !== undefined]).toEqual([metadata.name, true]);
      for (const { targetPort } of spec.ports as { targetPort: string }[])
        expect(pod!.spec.containers.flatMap(({ ports = [] }) => ports.map(({ name }) => name))).toContain(targetPort);
    }
    for (const kind of ['Deployment', 'PodDisruptionBudget']) {
      for (const { spec } of of(kind))
        expect(matching((spec.selector as { matchLabels: Record<string, string> }).matchLabels)).toHaveLength(1);
    }
    const services = of('Service').map(({ metadata }) => metadata.name);
    for (const [, name] of JSON.stringify(of('Ingress')).matchAll(/"service":{"name":"([\w-]+)"/g))
      expect(services).toContain(name);
  });

  it('probe every process for readiness and liveness, and run none as root', () => {
    for (const deployment of of('Deployment')) {
      for (const {
        name,
        readinessProbe,
        livenessProbe,
        ports = [],
        securityContext,
        resources,
        volumeMounts = [],
      } of podOf(deployment)!.spec.containers) {
        expect([name, readinessProbe?.httpGet.path, livenessProbe?.httpGet.path]).toEqual([
          name,
          '/readyz',
          '/healthz',
        ]);
        for (const probe of [readinessProbe, livenessProbe])
          expect(ports.map((port) => port.name)).toContain(probe!.httpGet.port);
        expect(securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
        expect(resources?.limits?.memory).toBeDefined();
        for (const mount of volumeMounts)
          expect(podOf(deployment)!.spec.volumes?.map((volume) => volume.name)).toContain(mount.name);
      }
    }
  });

  it('migrate first, replace gateways one by one, and wait for running requests', () => {
    const gateway = of('Deployment').find(({ metadata }) => metadata.name === 'gateway')!;
    expect(gateway.spec).toMatchObject({ strategy: { rollingUpdate: { maxUnavailable: 0 } } });
    const { terminationGracePeriodSeconds = 0, containers } = podOf(gateway)!.spec;
    const value = (container: Container, name: string) => container.env?.find((one) => one.name === name)?.value;
    expect(terminationGracePeriodSeconds).toBeGreaterThan(Number(value(containers[0]!, 'ATRIUM_DRAIN_SECONDS')) + 25);
    expect(value(containers[0]!, 'ATRIUM_MIGRATE')).toBe('no');
    expect(value(podOf(of('Job')[0]!)!.spec.containers[0]!, 'ATRIUM_MIGRATE')).toBe('only');
    expect(of('PodDisruptionBudget')[0]!.spec.maxUnavailable).toBe(1);
  });

  needsTool(
    'kubectl',
    'kustomize',
    '--help',
  )('kubectl builds them', () => {
    const built = execFileSync('kubectl', ['kustomize', join(FOLDER, 'kubernetes')], { encoding: 'utf8' });
    expect(built.match(/^kind: /gm)).toHaveLength(manifests().length);
    expect(built).not.toMatch(/image: atrium$/m);
  });
});

needsTool('nginx', '-v')('nginx accepts its configuration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-nginx-'));
  cpSync(join(FOLDER, 'nginx'), folder, { recursive: true });
  mkdirSync(join(folder, 'temp'));
  // The containers' host names do not resolve here.
  const upstream = join(folder, 'gateways.conf');
  execFileSync('sed', ['-i', 's/gateway-[0-9]*:/127.0.0.1:/', upstream]);
  const { status, stderr } = spawnSync(
    'nginx',
    ['-t', '-p', folder, '-c', join(folder, 'nginx.conf'), '-g', `pid ${folder}/nginx.pid;`],
    { encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
});
