import { OVERRIDE_FILE, type Override, type OverridingRemote } from '@atrium/contracts/override';
import type { Snapshot } from '@atrium/contracts/snapshot';
import type { RuntimePort } from '@atrium/federation/runtime-port';

/** How long a development server may take to describe its build. */
const ANSWER_TIMEOUT_MS = 4_000;
const NAMED = /\/remotes\/([^/]+)\//;

export interface OpenOverrides {
  /** Those whose build answered. */
  on: OverridingRemote[];
  /** Those whose development server did not answer; their deployed version is shown. */
  away: Override[];
  /** The snapshot with the pages that the builds declare; all signed data about other remotes stays as it is. */
  view(snapshot: Snapshot): Snapshot;
  /**
   * The runtime that loads the builds instead of the deployed versions, without a hash, because they change at every
   * save.
   */
  runtime(port: RuntimePort): RuntimePort;
}

/** Asks the development servers for their builds. One that does not answer changes nothing. */
export async function openOverrides(wanted: readonly Override[], ask: typeof fetch = fetch): Promise<OpenOverrides> {
  const answers = await Promise.all(
    wanted.map(async (override) => ({ override, remote: await askFor(override, ask) })),
  );
  const on = answers.flatMap(({ remote }) => remote ?? []);
  const away = answers.filter(({ remote }) => !remote).map(({ override }) => override);
  const byName = new Map(on.map((remote) => [remote.name, remote]));
  return {
    on,
    away,
    view(snapshot) {
      const deployed = snapshot.remotes.map((remote) => {
        const own = byName.get(remote.name);
        if (!own) return remote;
        // Keeps the position of the deployed version, so that other screens do not move.
        return remote.kind === 'module'
          ? {
              ...remote,
              routes: own.routes,
              ...(own.centre && { centre: own.centre }),
              ...(own.parts && { parts: own.parts }),
            }
          : own;
      });
      const names = new Set(snapshot.remotes.map(({ name }) => name));
      return { ...snapshot, remotes: [...deployed, ...on.filter(({ name }) => !names.has(name))] };
    },
    runtime: (port) => ({
      ...port,
      // The snapshot does not name the builds.
      unloadOthers: (inUse) => port.unloadOthers(new Set([...inUse, ...on.map(({ container }) => container)])),
      load(module, origin) {
        const own = byName.get(NAMED.exec(module.entry)?.[1] ?? '');
        // A build has one address: the further origins are those of deployed versions.
        return own
          ? port.load({
              version: own.version,
              container: own.container,
              entry: own.entry,
              contract: own.contract,
              ...(own.kits && { kits: own.kits }),
              integrity: '',
            })
          : port.load(module, origin);
      },
    }),
  };
}

async function askFor({ name, entry }: Override, ask: typeof fetch): Promise<OverridingRemote | undefined> {
  try {
    const answer = await ask(new URL(OVERRIDE_FILE, entry), {
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      cache: 'no-store',
    });
    const declared = (await answer.json()) as OverridingRemote;
    return answer.ok && declared.name === name && Array.isArray(declared.routes)
      ? { ...declared, kind: 'module', entry, integrity: '' }
      : undefined;
  } catch {
    return undefined;
  }
}
