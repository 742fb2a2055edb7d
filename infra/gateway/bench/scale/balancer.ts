import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PortProcess, portProcess } from './port-process.ts';

interface Ports {
  site: number;
  gateways: readonly number[];
  /** Where gateways reach whichever registry runs. */
  ops: number;
  registries: readonly number[];
}

const CONFIGURATION = join(import.meta.dirname, '../../../deploy/nginx');

/**
 * nginx with the configuration of `infra/deploy`, of which an installation changes two files: the addresses of the
 * gateways and its own. In front of the registries it does what a Service does in Kubernetes.
 */
export function balancer(folder: string, { site, gateways, ops, registries }: Ports): PortProcess {
  mkdirSync(join(folder, 'temp'), { recursive: true });
  // nginx's workers run as a user of their own.
  chmodSync(folder, 0o755);
  copyFileSync(join(CONFIGURATION, 'nginx.conf'), join(folder, 'nginx.conf'));
  const serversOf = (ports: readonly number[]) =>
    ports.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`).join('\n  ');
  writeFileSync(
    join(folder, 'gateways.conf'),
    `upstream gateways {
  least_conn;
  keepalive 64;
  keepalive_timeout 30s;
  ${serversOf(gateways)}
}
upstream registries {
  ${serversOf(registries)}
}
server {
  listen 127.0.0.1:${ops};
  location / {
    proxy_pass http://registries;
    proxy_buffering off;
    proxy_next_upstream error timeout http_503;
  }
}
`,
  );
  writeFileSync(join(folder, 'listen.conf'), `listen 127.0.0.1:${site} backlog=4096;\n`);
  return portProcess(site, 'nginx', [
    '-p',
    folder,
    '-c',
    join(folder, 'nginx.conf'),
    '-g',
    `daemon off; pid ${join(folder, 'nginx.pid')};`,
  ]);
}
