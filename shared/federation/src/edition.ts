import type { Preload, RemoteModule, SnapshotRemote } from '@atrium/contracts/snapshot';
import type { LoadPage, RemoteDefinition } from '@atrium/host/define-remote';
import type { ComponentType } from 'react';
import { type Cause, RemoteFailure } from './cause.ts';
import { candidatesFor } from './cohort.ts';
import { type Clock, within } from './deadline.ts';
import { diagnose } from './diagnose.ts';
import { ATTEMPT_LIMIT, SCREEN_DEADLINE } from './limits.ts';
import { type LoadedModule, loadModule, type LoadPorts, tryEverywhere } from './load-module.ts';
import { keyOf, PENDING, type ScreenState, type Target } from './screen-state.ts';

/**
 * One way in which a remote is shown: a version or a stand-in, as one snapshot says. Its screens are prepared one by
 * one; a screen's state changes at most from pending to its end, until it is retried.
 */
export interface Edition {
  readonly id: number;
  readonly remote: SnapshotRemote;
  /** The version that is shown, also when it is not the first choice; the kind of a stand-in. */
  version(): string;
  state(target: Target): ScreenState;
  /** Starts what is needed for the screen and resolves to its end. Calling it again costs nothing. */
  prepare(target: Target): Promise<ScreenState>;
  /** The screen threw while it was shown. */
  fail(target: Target, cause: Cause): void;
  /** Forgets a failure and prepares the screen anew. */
  retry(target: Target): Promise<ScreenState>;
}

export interface EditionPorts extends LoadPorts {
  clock: Clock;
  changed(): void;
  browser: string;
  /** A version is asked for by this edition for the first time. */
  tried(module: RemoteModule): void;
  /** A screen of it stands ready, so many milliseconds after it was asked for. */
  ready(version: string, ms: number): void;
}

let editions = 0;

export function createEdition(remote: SnapshotRemote, ports: EditionPorts): Edition {
  const id = ++editions;
  const screens = new Map<string, { state: ScreenState; end: Promise<ScreenState> }>();
  const candidates = remote.kind === 'module' ? candidatesFor(remote, ports.browser) : [];
  const loads = new Map<RemoteModule, Promise<LoadedModule>>();
  let version = candidates[0]?.version ?? remote.kind;
  /** A stand-in needs nothing fetched: it stands from the first look, also where nobody has asked for the screen before. */
  const standing = remote.kind === 'module' ? undefined : standIn(remote);

  const load = (module: RemoteModule): Promise<LoadedModule> => {
    const known = loads.get(module);
    if (known) return known;
    ports.tried(module);
    const loading = loadModule(remote.name, module, ports, module === candidates[0]);
    loads.set(module, loading);
    loading.catch(() => loads.delete(module));
    return loading;
  };

  /** The screen of the best version that has it and can be loaded. The failure of the first one is what people hear of. */
  const loadPage = async (target: Target): Promise<{ Page: ComponentType; of: string }> => {
    let first: unknown;
    for (const module of candidates) {
      try {
        return { Page: await pageOf(await load(module), target), of: module.version };
      } catch (error) {
        first ??= error;
      }
    }
    throw first ?? new RemoteFailure('network', `${remote.name} has no version to load.`);
  };

  const pageOf = ({ module, definition }: LoadedModule, target: Target): Promise<ComponentType> => {
    const loader = loaderOf(definition, target);
    const files = { ...module, preload: [...(module.preload ?? []), ...filesOf(remote, target)] };
    return tryEverywhere(files, ports, true, async () => {
      if (!loader) throw new RemoteFailure('unknown-page', `${remote.name} ${module.version} has no ${keyOf(target)}.`);
      try {
        return (await within(ports.clock, ATTEMPT_LIMIT, loader())).Page;
      } catch (error) {
        const cause =
          error instanceof RemoteFailure ? error.reason : await (ports.diagnose ?? diagnose)(files, ports.clock);
        throw new RemoteFailure(cause, `${keyOf(target)} did not load.`, { cause: error });
      }
    });
  };

  const prepare = (target: Target): Promise<ScreenState> => {
    const key = keyOf(target);
    const known = screens.get(key);
    if (known) return known.end;
    if (standing) return Promise.resolve(standing);
    const screen = { state: PENDING, end: Promise.resolve(PENDING) };
    screens.set(key, screen);
    const asked = ports.clock.now();
    const settle = (state: ScreenState): ScreenState => {
      screen.state = state;
      if (screens.get(key) === screen) ports.changed();
      return state;
    };
    screen.end = within(ports.clock, SCREEN_DEADLINE, loadPage(target)).then(
      ({ Page, of }) => {
        version = of;
        ports.ready(of, ports.clock.now() - asked);
        return settle({ status: 'ready', Page, version, edition: id });
      },
      (error: unknown) => {
        const cause = error instanceof RemoteFailure ? error.reason : 'evaluation';
        return settle({ status: 'failed', cause, version, edition: id });
      },
    );
    return screen.end;
  };

  return {
    id,
    remote,
    version: () => version,
    prepare,
    state: (target) => screens.get(keyOf(target))?.state ?? standing ?? PENDING,
    fail(target, cause) {
      const state: ScreenState = { status: 'failed', cause, version, edition: id };
      screens.set(keyOf(target), { state, end: Promise.resolve(state) });
      ports.changed();
    },
    retry(target) {
      const last = screens.get(keyOf(target))?.state;
      const [module] = candidates;
      if (module && last?.status === 'failed' && last.cause === 'timeout')
        ports.runtime.fetchAgain({ ...module, preload: filesOf(remote, target) }, undefined);
      screens.delete(keyOf(target));
      const end = prepare(target);
      ports.changed();
      return end;
    },
  };
}

function loaderOf(definition: RemoteDefinition, target: Target): LoadPage | undefined {
  if ('route' in target) return definition.routes.find((route) => route.path === target.route)?.load;
  return definition.centre?.name === target.centre ? definition.centre.load : undefined;
}

/** The files of one screen besides those of the whole remote. */
export function filesOf(remote: SnapshotRemote, target: Target): Preload[] {
  if ('route' in target) return remote.routes.find((route) => route.path === target.route)?.preload ?? [];
  return remote.centre?.preload ?? [];
}

function standIn(remote: Exclude<SnapshotRemote, { kind: 'module' }>): ScreenState {
  const times = { since: remote.since, ...(remote.until && { until: remote.until }) };
  return remote.kind === 'frame'
    ? { status: 'frame', url: remote.url, ...times }
    : { status: 'maintenance', text: remote.text, ...times };
}
