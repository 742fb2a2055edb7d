import type { Preload, RemoteModule, SnapshotPart, SnapshotRemote, SnapshotRoute } from '@atrium/contracts/snapshot';
import type { PreloadPage, RemoteDefinition } from '@atrium/host/define-remote';
import type { ComponentType } from 'react';
import { type Cause, RemoteFailure } from './cause.ts';
import { type Candidate, candidatesFor } from './cohort.ts';
import { type Clock, within } from './deadline.ts';
import { diagnose } from './diagnose.ts';
import { ATTEMPT_TIMEOUT_MS, SCREEN_DEADLINE_MS } from './limits.ts';
import { type LoadedModule, loadModule, type LoadPorts, tryEverywhere } from './load-module.ts';
import { componentOf, type LoadedCode } from './page-component.tsx';
import { keyOf, PENDING, type ScreenState, type Target } from './screen-state.ts';

/**
 * One way to show a remote: a version or a stand-in, as one snapshot describes it. Screens are prepared one by one; the
 * state of a screen changes once, from pending to its outcome, until it is retried.
 */
export interface Edition {
  readonly id: number;
  readonly remote: SnapshotRemote;
  /** The version that is shown, also where it is not the first choice; for a stand-in, its kind. */
  version(): string;
  /** The containers of the versions that this edition may show. */
  containers(): string[];
  /** The address of a version's entry. */
  entryOf(version: string): string | undefined;
  state(target: Target): ScreenState;
  /** Loads what the screen needs and resolves to its outcome; never rejects. A second call joins the first. */
  prepare(target: Target): Promise<ScreenState>;
  /**
   * Handles a screen that threw while it was shown: the next best version takes its place where there is one, and else
   * the screen has failed. Source: 13-10.
   */
  fail(target: Target, cause: Cause): void;
  /** Forgets that the screen failed: it is prepared when it is opened. */
  forget(target: Target): void;
  /** Forgets a failure and prepares the screen again. */
  retry(target: Target): Promise<ScreenState>;
}

export interface EditionPorts extends LoadPorts {
  clock: Clock;
  changed(): void;
  browser: string;
  /** Called when this edition requests a version for the first time. */
  tried(module: RemoteModule): void;
  /** Called when a screen is ready, `ms` milliseconds after it was requested. */
  ready(version: string, ms: number): void;
  /** Called when another version takes the place of one that could not be shown, once for each edition. */
  gaveWay(version: string, cause: Cause): void;
}

interface LoadedPage {
  readonly Page: ComponentType<object>;
  readonly preload?: PreloadPage | undefined;
}

let editions = 0;

export function createEdition(remote: SnapshotRemote, ports: EditionPorts): Edition {
  const id = ++editions;
  const screens = new Map<string, { state: ScreenState; end: Promise<ScreenState> }>();
  const candidates = remote.kind === 'module' ? candidatesFor(remote, ports.browser) : [];
  const loads = new Map<Candidate, Promise<LoadedModule>>();
  let version = candidates[0]?.version ?? remote.kind;
  /** Versions whose screens threw on screen, with the cause. */
  const thrown = new Map<Candidate, Cause>();
  let reported = false;
  /** A stand-in needs no files: its state is known before anything asks for the screen. */
  const standInState = remote.kind === 'module' ? undefined : standIn(remote);

  const load = (module: Candidate): Promise<LoadedModule> => {
    const known = loads.get(module);
    if (known) return known;
    ports.tried(module);
    const loading = loadModule(remote.name, module, ports, module === candidates[0]);
    loads.set(module, loading);
    loading.catch(() => loads.delete(module));
    return loading;
  };

  /** The screen of the best version that has it and can be loaded. Rejects with the failure of the first version. */
  const loadPage = async (target: Target): Promise<LoadedPage & { of: string }> => {
    let first: unknown;
    for (const module of candidates) {
      const cause = thrown.get(module);
      if (cause) {
        first ??= new RemoteFailure(cause, `${remote.name} ${module.version} threw on screen.`);
        continue;
      }
      try {
        const page = await pageOf(module, await load(module), target);
        if (first && !reported) {
          reported = true;
          ports.gaveWay(candidates[0]!.version, first instanceof RemoteFailure ? first.reason : 'evaluation');
        }
        return { ...page, of: module.version };
      } catch (error) {
        first ??= error;
      }
    }
    throw first ?? new RemoteFailure('network', `${remote.name} has no version to load.`);
  };

  const pageOf = (module: Candidate, { definition }: LoadedModule, target: Target): Promise<LoadedPage> => {
    const loader = loaderOf(definition, target);
    // Not every version of a remote fills the same places: one without the part shows nothing there.
    if (!loader && 'part' in target) return Promise.resolve({ Page: Nothing });
    const files = { ...module, preload: [...(module.preload ?? []), ...filesOf(module, target)] };
    return tryEverywhere(files, ports, true, async () => {
      if (!loader) throw new RemoteFailure('unknown-page', `${remote.name} ${module.version} has no ${keyOf(target)}.`);
      try {
        const code = await within(ports.clock, ATTEMPT_TIMEOUT_MS, loader());
        return { Page: componentOf(definition, code), preload: code.preload };
      } catch (error) {
        const cause =
          error instanceof RemoteFailure ? error.reason : await (ports.diagnose ?? diagnose)(files, ports.clock, error);
        throw new RemoteFailure(cause, `${keyOf(target)} did not load.`, { cause: error });
      }
    });
  };

  const prepare = (target: Target): Promise<ScreenState> => {
    const key = keyOf(target);
    const known = screens.get(key);
    if (known) return known.end;
    if (standInState) return Promise.resolve(standInState);
    const screen = { state: PENDING, end: Promise.resolve(PENDING) };
    screens.set(key, screen);
    const asked = ports.clock.now();
    const settle = (state: ScreenState): ScreenState => {
      screen.state = state;
      if (screens.get(key) === screen) ports.changed();
      return state;
    };
    screen.end = within(ports.clock, SCREEN_DEADLINE_MS, loadPage(target)).then(
      ({ Page, preload, of }) => {
        version = of;
        ports.ready(of, ports.clock.now() - asked);
        return settle({ status: 'ready', Page, version, edition: id, preload });
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
    containers: () => candidates.map(({ container }) => container),
    entryOf: (wanted) => candidates.find((one) => one.version === wanted)?.entry,
    prepare,
    state: (target) => screens.get(keyOf(target))?.state ?? standInState ?? PENDING,
    fail(target, cause) {
      const failed = candidates.find((one) => one.version === version);
      // A file that cannot be fetched now says nothing of the version.
      if (failed && cause === 'render' && candidates.some((one) => one !== failed && !thrown.has(one))) {
        thrown.set(failed, cause);
        screens.delete(keyOf(target));
        void prepare(target);
        return ports.changed();
      }
      const state: ScreenState = { status: 'failed', cause, version, edition: id };
      screens.set(keyOf(target), { state, end: Promise.resolve(state) });
      ports.changed();
    },
    forget(target) {
      const key = keyOf(target);
      if (screens.get(key)?.state.status === 'failed') screens.delete(key);
    },
    retry(target) {
      const last = screens.get(keyOf(target))?.state;
      const [module] = candidates;
      if (module && last?.status === 'failed' && last.cause === 'timeout')
        ports.runtime.fetchAgain({ ...module, preload: filesOf(module, target) }, undefined);
      thrown.clear();
      screens.delete(keyOf(target));
      const end = prepare(target);
      ports.changed();
      return end;
    },
  };
}

const Nothing = () => null;

function loaderOf(definition: RemoteDefinition, target: Target): (() => Promise<LoadedCode>) | undefined {
  if ('route' in target) return definition.routes.find((route) => route.path === target.route)?.load;
  if ('part' in target) return definition.parts?.find(({ place }) => place === target.part)?.load;
  return definition.centre?.name === target.centre ? definition.centre.load : undefined;
}

interface WithPages {
  readonly routes: readonly SnapshotRoute[];
  readonly centre?: { preload?: Preload[] | undefined } | undefined;
  readonly parts?: readonly SnapshotPart[] | undefined;
}

/** The files of one screen of a version, without those of the whole remote. */
export function filesOf(version: WithPages, target: Target): Preload[] {
  if ('route' in target) return version.routes.find((route) => route.path === target.route)?.preload ?? [];
  if ('part' in target) return version.parts?.find(({ place }) => place === target.part)?.preload ?? [];
  return version.centre?.preload ?? [];
}

function standIn(remote: Exclude<SnapshotRemote, { kind: 'module' }>): ScreenState {
  const times = { since: remote.since, ...(remote.until && { until: remote.until }) };
  return remote.kind === 'frame'
    ? { status: 'frame', url: remote.url, ...times }
    : { status: 'maintenance', text: remote.text, ...times };
}
