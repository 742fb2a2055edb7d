import { resolve } from 'node:path';

/** Where a running portal is reached, and its data folder as an absolute path. */
export interface RunningPortal {
  site: string;
  ops: string;
  vendor: string;
  payments: string;
  varFolder: string;
  /** The database that it was started with; undefined for the embedded one of its data folder. */
  databaseUrl: string | undefined;
}

/** The variables that a portal was started with, as README.md lists them. */
type Variables = Record<string, string | undefined>;

const root = resolve(import.meta.dirname, '../..');

/** The portals that `npm test` started, one for each worker of Playwright: a list of their variables in JSON. */
export const PORTALS = 'ATRIUM_E2E_PORTALS';

/** The variables of every portal that stories may use at the same time: those of `npm test`, else the running one. */
export function knownPortals(env: Variables): Variables[] {
  return env[PORTALS] ? (JSON.parse(env[PORTALS]) as Variables[]) : [env];
}

/**
 * The portal that this process speaks to: the one of `npm start`, or another by the variables that it was started with.
 * A worker of Playwright has a portal of its own, so that a story may change all of it.
 */
export function runningPortal(env: Variables = process.env): RunningPortal {
  const portals = knownPortals(env);
  const own = portals[Number(env.TEST_PARALLEL_INDEX ?? 0)] ?? portals[0]!;
  return {
    site: `http://localhost:${own.ATRIUM_SITE_PORT || 8080}`,
    ops: `http://127.0.0.1:${own.ATRIUM_OPS_PORT || 8090}`,
    vendor: `http://127.0.0.1:${own.ATRIUM_VENDOR_PORT || 8070}`,
    payments: `http://127.0.0.1:${own.ATRIUM_PAYMENTS_PORT || 8060}`,
    varFolder: resolve(root, own.ATRIUM_VAR || 'var'),
    databaseUrl: own.DATABASE_URL || undefined,
  };
}
