import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Built, buildAll } from '@atrium/build/build-all';
import { cloneDatabase, createDatabase } from '@atrium/database/create-database';
import { freePort } from '@atrium/database/free-port';
import { startDatabase } from '@atrium/database/start-database';
import { makeThrowawayFolder } from '@atrium/database/throwaway-folder';
import { start } from '../start/start.ts';
import { runTool } from '../tools/run-tool.ts';
import { testArtifacts } from './test-artifacts.ts';

export interface StoryPortals {
  built: Built;
  /** The variables of each portal. */
  portals: NodeJS.ProcessEnv[];
  stop(): Promise<void>;
}

/** Chosen before the portals start, whose processes choose ports of another range meanwhile. */
const PORTAL_PORTS = { from: 12_000, below: 20_000 };
const SEEDED = 'seeded';
/** The second brand, whose database is beside the first one's. */
const BRAND = 'quayside';
/** Of PostgreSQL to each portal: a gateway for each of two brands, their live streams, the registry, and the stories. */
const CONNECTIONS_OF_PORTAL = 100;

/**
 * Starts portals that share nothing but one throwaway PostgreSQL: each has its own ports, its own data folder with a
 * copy of the built files, and a clone of the seeded database of each brand. A failed start leaves nothing running.
 */
export async function startStoryPortals({
  count,
  root,
  env,
  report,
  signal,
}: {
  count: number;
  root: string;
  env: NodeJS.ProcessEnv;
  report(line: string): void;
  signal: AbortSignal;
}): Promise<StoryPortals> {
  const folder = makeThrowawayFolder('atrium-e2e-');
  const running: { stop(): Promise<void> }[] = [];
  const stop = async () => {
    await Promise.all(running.map((portal) => portal.stop()));
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const server = await startDatabase({
    dataFolder: join(folder, 'database'),
    throwaway: true,
    settings: [`max_connections=${CONNECTIONS_OF_PORTAL * count}`],
  });
  try {
    const artifacts = testArtifacts(root);
    const [built] = await Promise.all([
      buildAll({ root, artifactsFolder: artifacts, log: report }),
      seed(root, env, server.url),
    ]);
    const ports = await freePorts(5 * count);
    const portals = Array.from({ length: count }, (_, place) =>
      variablesOf(join(folder, `portal-${place}`), ports.slice(5 * place)),
    );
    for (const [place, variables] of portals.entries()) {
      signal.throwIfAborted();
      const name = `portal_${place}`;
      await cloneDatabase(server.url('postgres'), SEEDED, name);
      await cloneDatabase(server.url('postgres'), `${SEEDED}_${BRAND}`, `${name}_${BRAND}`);
      variables.DATABASE_URL = server.url(name);
      mkdirSync(variables.ATRIUM_VAR!);
      cpSync(artifacts, join(variables.ATRIUM_VAR!, 'artifacts'), { recursive: true });
    }
    const starts = portals.map(async (variables, place) => {
      const options = { root, env: { ...env, ...variables }, signal };
      running.push(await start({ ...options, report: (line) => report(`portal ${place + 1}: ${line}`) }));
    });
    // Every start has settled before a failure stops the portals that are running.
    for (const outcome of await Promise.allSettled(starts)) if (outcome.status === 'rejected') throw outcome.reason;
    return { built, portals, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Migrates and fills a database once; the portals clone it. */
async function seed(root: string, env: NodeJS.ProcessEnv, urlOf: (database: string) => string): Promise<void> {
  await createDatabase(urlOf('postgres'), SEEDED);
  const output: string[] = [];
  const code = await runTool(join(root, 'infra/gateway/src/main.ts'), [], {
    cwd: root,
    env: { ...env, ATRIUM_MIGRATE: 'only', ATRIUM_SEED: 'demo', ATRIUM_BRANDS: BRAND, DATABASE_URL: urlOf(SEEDED) },
    output: (text) => void output.push(text),
  });
  if (code !== 0) throw new Error(`The database of the stories could not be filled:\n${output.join('').slice(-2_000)}`);
}

function variablesOf(varFolder: string, [site, ops, vendor, payments, mail]: string[]): NodeJS.ProcessEnv {
  return {
    ATRIUM_SITE_PORT: site,
    ATRIUM_OPS_PORT: ops,
    ATRIUM_VENDOR_PORT: vendor,
    ATRIUM_PAYMENTS_PORT: payments,
    ATRIUM_MAIL_PORT: mail,
    ATRIUM_VAR: varFolder,
    ATRIUM_SEED: 'demo',
    // The portals and their browsers share two cores: a gateway that gets none for two seconds is not overloaded.
    ATRIUM_EVENT_LOOP_LIMIT_MS: '20000',
    REDIS_URL: '',
    // A dozen versions per portal would be checked in Chromium beside the stories, which are about other things.
    ATRIUM_BROWSER_CHECK: 'uploads',
  };
}

async function freePorts(count: number): Promise<string[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort(PORTAL_PORTS));
  return [...ports].map(String);
}
