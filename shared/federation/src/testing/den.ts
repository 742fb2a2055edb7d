import { generateKeyPairSync, sign } from 'node:crypto';
import { type Snapshot, type SnapshotRemote, signedText, type TrustedKey } from '@atrium/contracts/snapshot';
import type { RemoteDefinition } from '@atrium/host/define-remote';
import { createBusyTracker } from '../busy-tracker.ts';
import type { Cause } from '../cause.ts';
import type { Clock } from '../deadline.ts';
import { createFederation } from '../federation.ts';
import type { RemoteReport } from '../remote-report.ts';
import type { RuntimePort } from '../runtime-port.ts';

/* A remote called `den` in signed snapshots, and a runtime whose versions behave as a test sets them up. */

export const { privateKey, publicKey } = generateKeyPairSync('ed25519');
export const keys: TrustedKey[] = [
  { keyId: 'k', publicKey: Buffer.from(publicKey.export({ format: 'jwk' }).x!, 'base64url').toString('base64') },
];
let sequence = 0;

export function signed(remotes: SnapshotRemote[], change: Partial<Snapshot> = {}): Snapshot {
  const unsigned = {
    registryId: 'r',
    sequence: ++sequence,
    issuedAt: new Date().toISOString(),
    expiresAt: new Date(Date.now() + 60_000).toISOString(),
    brand: 'atrium',
    system: { status: 'normal' as const, countries: [], ips: [] },
    remotes,
    ...change,
  };
  return {
    ...unsigned,
    keyId: 'k',
    signature: sign(null, Buffer.from(signedText(unsigned)), privateKey).toString('base64'),
  };
}

export const integrity = (text: string) => `sha384-${text.replace(/\W/g, '').padEnd(64, '0')}`;
export const den = (version: string, change: object = {}) =>
  ({
    kind: 'module',
    name: 'den',
    version,
    container: `den_${version.replaceAll('.', '_')}`,
    entry: `/remotes/den/${version}/e.js`,
    integrity: integrity(version),
    contract: 1,
    subject: 'game',
    routes: [{ path: '/den', layout: 'full', group: 'den' }],
    ...change,
  }) as Extract<SnapshotRemote, { kind: 'module' }>;
export const maintenance = (text: string): SnapshotRemote => ({
  kind: 'maintenance',
  name: 'den',
  version: '1.0.0',
  subject: 'game',
  routes: den('1').routes,
  text,
  since: new Date().toISOString(),
});
export const DEN = { route: '/den' };

/** Versions load pages by default; a test can set an error, a hang or another definition instead. */
function testRuntime() {
  const behaviour = new Map<string, Error | 'hang' | Partial<RemoteDefinition>>();
  const asked: string[] = [];
  const pages = new Map<string, () => null>();
  /** Versions whose page cannot be loaded, and addresses of files that cannot be fetched. */
  const missing = new Set<string>();
  /** The containers in use, at each call that releases the others. */
  const kept: string[][] = [];
  const fetchedAgain: Parameters<RuntimePort['fetchAgain']>[0][] = [];
  const runtime: RuntimePort = {
    async load({ version }, origin) {
      const place = origin ? `${version} at ${origin}` : version;
      asked.push(place);
      const set = behaviour.has(place) ? behaviour.get(place) : origin ? undefined : behaviour.get(version);
      if (set instanceof Error) throw set;
      if (set === 'hang') return new Promise(() => {});
      const Page = pages.get(version) ?? (() => null);
      pages.set(version, Page);
      const remote = {
        name: 'den',
        contract: 1,
        kind: 'game',
        routes: [
          {
            path: '/den',
            layout: 'full',
            group: 'den',
            load: async () => (missing.has(version) ? Promise.reject(new Error('ChunkLoadError')) : { Page }),
          },
        ],
        locales: {},
        ...set,
      };
      return { remote };
    },
    fetchAgain: (module) => void fetchedAgain.push(module),
    unloadOthers: (inUse) => void kept.push([...inUse]),
    async prefetch({ url }) {
      asked.push(`prefetch ${url}`);
      return !missing.has(url);
    },
  };
  return { runtime, behaviour, asked, pages, missing, fetchedAgain, kept };
}

export function start(
  remotes: SnapshotRemote[],
  cause: Cause = 'network',
  { clock, hostContract, ...change }: Partial<Snapshot> & { clock?: Clock; hostContract?: number } = {},
) {
  const test = testRuntime();
  const reports: RemoteReport[] = [];
  const busy = createBusyTracker();
  const federation = createFederation({
    snapshot: signed(remotes, change),
    keys,
    ...(clock && { clock }),
    ...(hostContract && { hostContract }),
    runtime: test.runtime,
    busy,
    random: () => 0,
    report: (report) => void reports.push(report),
    diagnose: async () => cause,
  });
  return { ...test, reports, busy, federation };
}

/** The kinds of the reports, without those of a version that was requested and became ready. */
export const kinds = (reports: RemoteReport[]) =>
  reports.map(({ kind }) => kind).filter((kind) => kind !== 'tried' && kind !== 'ready');
export const settled = () => new Promise((resolve) => setTimeout(resolve, 30));
