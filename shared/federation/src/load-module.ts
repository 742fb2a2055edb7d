import type { RemoteModule } from '@atrium/contracts/snapshot';
import { HOST_CONTRACT, type RemoteDefinition } from '@atrium/host/define-remote';
import { type Cause, RemoteFailure } from './cause.ts';
import { type Clock, pause, within } from './deadline.ts';
import { diagnose } from './diagnose.ts';
import { ATTEMPT_LIMIT, RETRY_PAUSE } from './limits.ts';
import type { RuntimePort } from './runtime-port.ts';
import { attribute } from './telemetry/attribute-error.ts';

export interface LoadPorts {
  runtime: RuntimePort;
  clock: Clock;
  random(): number;
  /** Further origins where the same files are, best first. */
  origins: readonly string[];
  /** Told of every failed try, also of those that a later one made good; `final` when no try of this version is left. */
  failed(module: RemoteModule, cause: Cause, error: unknown, final: boolean): void;
  diagnose?: typeof diagnose;
}

export interface LoadedModule {
  module: RemoteModule;
  definition: RemoteDefinition;
}

/** Where a try goes to: `undefined` is the address that the snapshot names. */
export type Place = string | undefined;

/**
 * Tries something at its own origin, there again after a pause of random length (unless nothing came in time and there is
 * another place), then at every further origin. `again` is false for the version before: one try at each place.
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
      // Bytes that do not fit this host do not fit it a second later, nor from elsewhere.
      const final = failure.reason === 'contract' || failure.reason === 'unknown-page' || index >= places.length - 1;
      ports.failed(module, failure.reason, failure.cause ?? failure, final);
      if (final) break;
      await pause(ports.clock, RETRY_PAUSE * (1 + ports.random()));
      const next = places[index + 1];
      const fetched = ports.runtime.fetchAgain(module, next);
      // What comes from elsewhere has to be there first: the container itself asks its own origin, which fails quickly.
      if (next) await within(ports.clock, ATTEMPT_LIMIT, Promise.resolve(fetched)).catch(() => {});
    }
  }
  throw first!;
}

/** Loads one version: its entry, checked by hash, and the definition in it. */
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
  if (module.contract !== HOST_CONTRACT) throw unfit(name, module, `speaks host contract ${module.contract}`);
  let exported: unknown;
  try {
    exported = await within(ports.clock, ATTEMPT_LIMIT, ports.runtime.load(module, place));
  } catch (error) {
    if (error instanceof RemoteFailure) throw error;
    const cause = threwItself(error, name) ? 'evaluation' : await (ports.diagnose ?? diagnose)(module, ports.clock);
    throw new RemoteFailure(cause, `${name} ${module.version} did not load.`, { cause: error });
  }
  const definition = definitionIn(exported);
  if (definition?.name !== name) throw unfit(name, module, 'does not export its definition');
  if (definition.contract !== HOST_CONTRACT) throw unfit(name, module, `declares host contract ${definition.contract}`);
  return definition;
}

/**
 * Code of the remote was there and threw: there is nothing to look for. What is not there comes as a ChunkLoadError, or is
 * thrown by the runtime, which names the file in its message.
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

const unfit = (name: string, module: RemoteModule, what: string) =>
  new RemoteFailure('contract', `${name} ${module.version} ${what}; this host speaks ${HOST_CONTRACT}.`);
