import type { RemoteModule } from '@atrium/contracts/snapshot';
import { HOST_CONTRACT, type RemoteDefinition } from '@atrium/host/define-remote';
import { type Cause, RemoteFailure } from './cause.ts';
import { type Clock, pause, within } from './deadline.ts';
import { diagnose } from './diagnose.ts';
import { ATTEMPT_LIMIT, RETRY_PAUSE } from './limits.ts';
import type { RuntimePort } from './runtime-port.ts';

export interface LoadPorts {
  runtime: RuntimePort;
  clock: Clock;
  random(): number;
  /** Told of every failed try, also of those that a later one made good. */
  failed(module: RemoteModule, cause: Cause, error: unknown): void;
  diagnose?: typeof diagnose;
}

export interface LoadedModule {
  module: RemoteModule;
  definition: RemoteDefinition;
}

/**
 * Loads the first version that works: each of `candidates` in turn, the first one twice with a pause of random length
 * between. Rejects with the cause of the first one's failure, which is the one that people should hear of.
 */
export async function loadModule(name: string, candidates: readonly RemoteModule[], ports: LoadPorts): Promise<LoadedModule> {
  let first: RemoteFailure | undefined;
  for (const [index, module] of candidates.entries()) {
    for (let attempt = 0; attempt < (index === 0 ? 2 : 1); attempt++) {
      if (attempt > 0) {
        await pause(ports.clock, RETRY_PAUSE * (1 + ports.random()));
        ports.runtime.fetchAgain(module);
      }
      try {
        return { module, definition: await tryOnce(name, module, ports) };
      } catch (error) {
        const failure = error as RemoteFailure;
        ports.failed(module, failure.reason, failure.cause ?? failure);
        first ??= failure;
        // Bytes that do not fit this host do not fit it a second later.
        if (failure.reason === 'contract') break;
      }
    }
  }
  throw first ?? new RemoteFailure('network', `${name} has no version to load.`);
}

async function tryOnce(name: string, module: RemoteModule, ports: LoadPorts): Promise<RemoteDefinition> {
  if (module.contract !== HOST_CONTRACT) throw unfit(name, module, `speaks host contract ${module.contract}`);
  let exported: unknown;
  try {
    exported = await within(ports.clock, ATTEMPT_LIMIT, ports.runtime.load(module));
  } catch (error) {
    if (error instanceof RemoteFailure) throw error;
    const cause = await (ports.diagnose ?? diagnose)(module, ports.clock);
    throw new RemoteFailure(cause, `${name} ${module.version} did not load.`, { cause: error });
  }
  const definition = definitionIn(exported);
  if (definition?.name !== name) throw unfit(name, module, 'does not export its definition');
  if (definition.contract !== HOST_CONTRACT) throw unfit(name, module, `declares host contract ${definition.contract}`);
  return definition;
}

function definitionIn(exported: unknown): RemoteDefinition | undefined {
  const { default: main, remote } = (exported ?? {}) as { default?: RemoteDefinition; remote?: RemoteDefinition };
  const definition = main ?? remote;
  return definition && Array.isArray(definition.routes) ? definition : undefined;
}

const unfit = (name: string, module: RemoteModule, what: string) =>
  new RemoteFailure('contract', `${name} ${module.version} ${what}; this host speaks ${HOST_CONTRACT}.`);
