import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@atrium/database/free-port';

const CONFIGURATION = join(import.meta.dirname, '../../../../deploy/nginx');

/** nginx with the configuration of `infra/deploy` in front of gateways on this machine, of which one answers already. */
export async function startNginx(
  ports: readonly number[],
  given?: number,
): Promise<{ url: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-nginx-'));
  const port = given ?? (await freePort());
  cpSync(CONFIGURATION, folder, { recursive: true });
  mkdirSync(join(folder, 'temp'));
  const servers = ports.map((one) => `  server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;`).join('\n');
  writeFileSync(
    join(folder, 'gateways.conf'),
    `upstream gateways {\n  least_conn;\n  keepalive 64;\n  keepalive_timeout 30s;\n${servers}\n}\n`,
  );
  writeFileSync(join(folder, 'listen.conf'), `listen 127.0.0.1:${port};\n`);
  const child = spawn(
    'nginx',
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', `daemon off; pid ${folder}/nginx.pid;`],
    { stdio: 'ignore' },
  );
  const url = `http://127.0.0.1:${port}`;
  while (
    child.exitCode === null &&
    !(await fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 20));
  return {
    url,
    async close() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
