import type { Preload, SnapshotRemote } from '@atrium/contracts/snapshot';
import type { LoadPage, RemoteDefinition } from '@atrium/host/define-remote';
import type { ComponentType } from 'react';
import { type Cause, RemoteFailure } from './cause.ts';
import { candidatesFor } from './cohort.ts';
import { type Clock, pause, within } from './deadline.ts';
import { diagnose } from './diagnose.ts';
import { ATTEMPT_LIMIT, RETRY_PAUSE, SCREEN_DEADLINE } from './limits.ts';
import { type LoadedModule, type LoadPorts, loadModule } from './load-module.ts';
import { keyOf, PENDING, type ScreenState, type Target } from './screen-state.ts';

/**
 * One way in which a remote is shown: a version or a stand-in, as one snapshot says. Its screens are prepared one by
 * one; a screen's state changes at most from pending to its end, until it is retried.
 */
export interface Edition {
  readonly id: number;
  readonly remote: SnapshotRemote;
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
}

let editions = 0;

export function createEdition(remote: SnapshotRemote, ports: EditionPorts): Edition {
  const id = ++editions;
  const screens = new Map<string, { state: ScreenState; end: Promise<ScreenState> }>();
  let loading: Promise<LoadedModule> | undefined;
  let version = remote.version;
  /** A stand-in needs nothing fetched: it stands from the first look, also where nobody has asked for the screen before. */
  const standing = remote.kind === 'module' ? undefined : standIn(remote);

  const load = (): Promise<LoadedModule> => {
    if (remote.kind !== 'module') throw new Error(`${remote.name} is shown by a stand-in.`);
    loading ??= loadModule(remote.name, candidatesFor(remote, ports.browser), ports).then(
      (loaded) => {
        version = loaded.module.version;
        return loaded;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  const loadPage = async (target: Target): Promise<ComponentType> => {
    const loaded = await load();
    const loader = loaderOf(loaded.definition, target);
    if (!loader) throw new RemoteFailure('unknown-page', `${remote.name} ${version} has no ${keyOf(target)}.`);
    const files = { ...loaded.module, preload: [...(loaded.module.preload ?? []), ...filesOf(remote, target)] };
    for (let attempt = 0; ; attempt++) {
      try {
        return (await within(ports.clock, ATTEMPT_LIMIT, loader())).Page;
      } catch (error) {
        const cause = error instanceof RemoteFailure ? error.reason : await (ports.diagnose ?? diagnose)(files, ports.clock);
        ports.failed(loaded.module, cause, error);
        if (attempt > 0) throw new RemoteFailure(cause, `${keyOf(target)} did not load.`, { cause: error });
        await pause(ports.clock, RETRY_PAUSE * (1 + ports.random()));
        ports.runtime.fetchAgain(files);
      }
    }
  };

  const prepare = (target: Target): Promise<ScreenState> => {
    const key = keyOf(target);
    const known = screens.get(key);
    if (known) return known.end;
    if (standing) return Promise.resolve(standing);
    const screen = { state: PENDING, end: Promise.resolve(PENDING) };
    screens.set(key, screen);
    const settle = (state: ScreenState): ScreenState => {
      screen.state = state;
      if (screens.get(key) === screen) ports.changed();
      return state;
    };
    screen.end = within(ports.clock, SCREEN_DEADLINE, loadPage(target)).then(
      (Page) => settle({ status: 'ready', Page, version, edition: id }),
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
    prepare,
    state: (target) => screens.get(keyOf(target))?.state ?? standing ?? PENDING,
    fail(target, cause) {
      const state: ScreenState = { status: 'failed', cause, version, edition: id };
      screens.set(keyOf(target), { state, end: Promise.resolve(state) });
      ports.changed();
    },
    retry(target) {
      const last = screens.get(keyOf(target))?.state;
      if (remote.kind === 'module' && last?.status === 'failed' && last.cause === 'timeout') {
        const [module] = candidatesFor(remote, ports.browser);
        ports.runtime.fetchAgain({ ...module!, preload: filesOf(remote, target) });
      }
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
