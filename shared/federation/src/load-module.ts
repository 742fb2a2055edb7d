import type { RemoteModule } from '@atrium/contracts/snapshot';
import { HOST_CONTRACT, servesContract } from '@atrium/contracts/host-contract';
import type { RemoteDefinition } from '@atrium/host/define-remote';
import { type Cause, RemoteFailure } from './cause.ts';
import { type Clock, pause, within } from './deadline.ts';
import { diagnose } from './diagnose.ts';
import { ATTEMPT_TIMEOUT_MS, RETRY_DELAY_MS } from './limits.ts';
import type { RuntimePort } from './runtime-port.ts';
import { attribute } from './telemetry/attribute-error.ts';

export interface LoadPorts {
  runtime: RuntimePort;
  clock: Clock;
  random(): number;
  /** Further origins with the same files, best first. */
  origins: readonly string[];
  /** Called for every failed attempt, also when a later one succeeds; `final` when no attempt of this version is left. */
  failed(module: RemoteModule, cause: Cause, error: unknown, final: boolean): void;
  diagnose?: typeof diagnose;
  /** The contract of this host, which also serves the one before. */
  hostContract?: number;
}

export interface LoadedModule {
  module: RemoteModule;
  definition: RemoteDefinition;
}

/** The origin of an attempt; `undefined` is the address in the snapshot. */
export type Place = string | undefined;

/**
 * Attempts something at its own origin, again there after a random pause (unless it timed out and there is another
 * origin), then at every further origin. `again` is false for the previous version: one attempt at each origin. Rejects
 * with the `RemoteFailure` of the first attempt.
 */
export async function tryEverywhere<T>(
  module: RemoteModule,
  ports: LoadPorts,
  again: boolean,
  attempt: (place: Place) => Promise<T>,
): Promise<T> {
  const places: Place[] = [undefined, ...(again ? [undefined] : []), ...ports.origins];
  let first: RemoteFailure | undefined;
  for (let index = 0; index < places.length; index++) {
    try {
      return await attempt(places[index]);
    } catch (error) {
      const failure =
        error instanceof RemoteFailure
          ? error
          : new RemoteFailure('evaluation', `${module.version} did not load.`, { cause: error });
      first ??= failure;
      if (failure.reason === 'timeout' && index === 0 && again && ports.origins.length > 0) index++;
      // A build for another host contract fits no better a second later, or from another origin.
      const final = failure.reason === 'contract' || failure.reason === 'unknown-page' || index >= places.length - 1;
      ports.failed(module, failure.reason, failure.cause ?? failure, final);
      if (final) break;
      await pause(ports.clock, RETRY_DELAY_MS * (1 + ports.random()));
      const next = places[index + 1];
      const fetched = ports.runtime.fetchAgain(module, next);
      // Files of another origin have to be in the page first: the container requests them from its own origin, which fails fast.
      if (next) await within(ports.clock, ATTEMPT_TIMEOUT_MS, Promise.resolve(fetched)).catch(() => {});
    }
  }
  throw first!;
}

/** Loads one version: its entry, checked by its hash, and the definition in it. Rejects with `RemoteFailure`. */
export async function loadModule(
  name: string,
  module: RemoteModule,
  ports: LoadPorts,
  again: boolean,
): Promise<LoadedModule> {
  return {
    module,
    definition: await tryEverywhere(module, ports, again, (place) => tryOnce(name, module, ports, place)),
  };
}

async function tryOnce(name: string, module: RemoteModule, ports: LoadPorts, place: Place): Promise<RemoteDefinition> {
  const unfit = (what: string) =>
    new RemoteFailure(
      'contract',
      `${name} ${module.version} ${what}; this host has contract ${ports.hostContract ?? HOST_CONTRACT}.`,
    );
  if (!servesContract(module.contract, ports.hostContract))
    throw unfit(`is built for host contract ${module.contract}`);
  let exported: unknown;
  try {
    exported = await within(ports.clock, ATTEMPT_TIMEOUT_MS, ports.runtime.load(module, place));
  } catch (error) {
    if (error instanceof RemoteFailure) throw error;
    const cause = threwItself(error, name)
      ? 'evaluation'
      : await (ports.diagnose ?? diagnose)(module, ports.clock, error);
    throw new RemoteFailure(cause, `${name} ${module.version} did not load.`, { cause: error });
  }
  const definition = definitionIn(exported);
  if (definition?.name !== name) throw unfit('does not export its definition');
  if (!servesContract(definition.contract, ports.hostContract))
    throw unfit(`declares host contract ${definition.contract}`);
  return definition;
}

/**
 * Whether code of the remote itself threw, so that no missing file needs to be looked for. A missing file rejects with a
 * ChunkLoadError, or the runtime throws and names the file in its message.
 */
function threwItself(error: unknown, name: string): boolean {
  if (!(error instanceof Error) || error.name === 'ChunkLoadError') return false;
  const innermost = /^\s*at .*$/m.exec(error.stack ?? '')?.[0] ?? '';
  return attribute(undefined, innermost)?.remote === name;
}

function definitionIn(exported: unknown): RemoteDefinition | undefined {
  const { default: main, remote } = (exported ?? {}) as { default?: RemoteDefinition; remote?: RemoteDefinition };
  const definition = main ?? remote;
  return definition && Array.isArray(definition.routes) ? definition : undefined;
}
