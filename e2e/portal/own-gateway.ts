import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@atrium/database/free-port';
import { isResponding } from '@atrium/database/is-responding';
import { startLeashed } from '@atrium/database/leash';
import { portalDatabaseUrl } from '@atrium/database/open-portal-database';
import { processUrl } from '@atrium/database/process-role';
import { runningPortal } from './running-portal.ts';

export interface OwnGateway {
  site: string;
  /** Its artefacts: the portal's remotes, and in `shell` the portal's shell beside those that a measurement adds. */
  artifacts: string;
  /** The shell that the portal serves. */
  shell: string;
  stop(): Promise<void>;
}

const root = resolve(import.meta.dirname, '../..');
const START_TIMEOUT_MS = 60_000;

/**
 * Starts one more gateway on the running portal's database, with its remotes, for a measurement that needs another shell:
 * no visitor of the portal is served by it. It ends with this process, also when that is killed.
 */
export async function ownGateway(env: NodeJS.ProcessEnv): Promise<OwnGateway> {
  const { varFolder, ops, databaseUrl } = runningPortal(env);
  const built = join(varFolder, 'artifacts');
  const shell = readFileSync(join(built, 'shell/current'), 'utf8').trim();
  const artifacts = mkdtempSync(join(tmpdir(), 'atrium-own-gateway-'));
  mkdirSync(join(artifacts, 'shell'));
  symlinkSync(join(built, 'remotes'), join(artifacts, 'remotes'));
  symlinkSync(join(built, 'shell', shell), join(artifacts, 'shell', shell));
  writeFileSync(join(artifacts, 'shell/current'), shell);

  const { paymentsSecret, sealingKey } = JSON.parse(readFileSync(join(varFolder, 'secrets.json'), 'utf8')) as {
    paymentsSecret: string;
    sealingKey: string;
  };
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const run = startLeashed(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'infra/gateway/src/main.ts')],
    {
      env: {
        PATH: env.PATH,
        ATRIUM_SITE_PORT: String(port),
        ATRIUM_GATEWAY_NAME: `measure-${process.pid}`,
        ATRIUM_MIGRATE: 'no',
        DATABASE_URL: processUrl(portalDatabaseUrl(varFolder, databaseUrl), 'gateway'),
        ATRIUM_VAR: varFolder,
        ATRIUM_ARTIFACTS: artifacts,
        ATRIUM_OPS_URL: ops,
        PAYMENTS_SECRET: paymentsSecret,
        ATRIUM_SEALING_KEY: sealingKey,
      },
      lastSignal: 'TERM',
    },
  );
  let output = '';
  for (const stream of [run.child.stdout, run.child.stderr])
    stream?.on('data', (chunk) => (output = (output + String(chunk)).slice(-4_000)));
  const remove = () => rmSync(artifacts, { recursive: true, force: true });
  process.once('exit', remove);
  let hasExited = false;
  void run.exited.then(() => (hasExited = true));
  for (
    const end = performance.now() + START_TIMEOUT_MS;
    !(await isResponding(`${site}/readyz`));
    await new Promise((done) => setTimeout(done, 100))
  )
    if (hasExited || performance.now() > end)
      throw new Error(`The gateway of this measurement did not start:\n${output}`);
  return {
    site,
    artifacts,
    shell,
    async stop() {
      await run.stop('SIGTERM', 6_000);
      remove();
    },
  };
}
