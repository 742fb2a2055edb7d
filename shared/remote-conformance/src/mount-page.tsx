import { componentOf, type LoadedCode } from '@atrium/federation/page-component';
import type { RemoteDefinition } from '@atrium/host/define-remote';
import { createTestHost, type Route, type TestHost } from '@atrium/host/testing';
import { centreAtom, provideHost } from '@atrium/host';
import { Component, type ReactNode, Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { sampleInput } from './sample-input.ts';
import { watchLeaks } from './watch-leaks.ts';

/** One screen of a remote: where it opens and how its code is fetched. */
export interface PlannedPage {
  /** For the title of a test: `/rng`, or `member: deposit`. */
  title: string;
  at: string;
  centre?: { centre: 'member' | 'agent'; page: string };
  /** What a place gives to a part. */
  input?: object;
  load: () => Promise<LoadedCode>;
}

export interface MountOutcome {
  /** What the screen threw while it was shown. */
  thrown: unknown[];
  /** Elements that it showed before it was taken off. */
  elements: number;
  /** What it took and did not give back. */
  leaks: string[];
}

/** A screen in the page. */
export interface Shown {
  container: Element;
  /** Resolves when effects have run and what the screen waits for has had its time. */
  settled(): Promise<void>;
  unmount(): void;
}

export interface MountOptions {
  /** Puts a screen into the page: with the tools of a test, or as the shell does. */
  show(screen: ReactNode): Shown;
  /** The replies of the gateway. Every other call fails: a screen lives through that with a state of its own. */
  answers?: readonly Route[];
  /** Called with the host before the screen is shown. */
  prepare?(host: TestHost): void;
  /** Called once the screen is shown for the first time. */
  shown?(): void;
  /** What changes while the screen is shown. */
  change?(host: TestHost): Promise<unknown>;
}

/** The time that an unmounted screen has to release its resources, for a fade or a debounced call. */
const GRACE_MS = 2_000;
/** Rounds: the first may warm up what stays for good, so what grows in the second is a leak. */
const ROUNDS = 2;

export function pagesOf({ routes, centre, parts = [] }: RemoteDefinition): PlannedPage[] {
  return [
    ...routes.map(({ path, load }) => ({ title: path, at: path, load })),
    ...(centre?.pages ?? []).map(({ page, load }) => ({
      title: `${centre!.name}: ${page}`,
      at: '/',
      centre: { centre: centre!.name, page },
      load,
    })),
    ...parts.map(({ place, load }) => ({ title: `part: ${place}`, at: '/', load, input: sampleInput(place) })),
  ];
}

/** Shows a page and takes it off again, twice. */
export async function mountPage(
  remote: RemoteDefinition,
  planned: PlannedPage,
  { show, answers = [], prepare, shown: whenShown, change }: MountOptions,
): Promise<MountOutcome> {
  const thrown: unknown[] = [];
  const agent = planned.centre?.centre === 'agent' ? 1 : 0;
  const test = await createTestHost({
    session: { token: 'marker', account: 'member1', isAgent: agent },
    routes: answers,
    locales: { [remote.name]: remote.locales },
  });
  // What a call that fails is reported with is the screen's business; only what reaches React is a fault here.
  provideHost({ ...test, report: () => undefined });
  prepare?.(test);
  if (planned.centre) test.store.set(centreAtom, planned.centre);
  const Page = componentOf(remote, await planned.load());
  let elements = 0;
  let leaks: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const watch = watchLeaks();
    const before = document.body.childElementCount;
    try {
      const shown = show(
        <test.Frame>
          <MemoryRouter initialEntries={[planned.at]}>
            <Catcher onError={(error) => thrown.push(error)}>
              <Suspense fallback={null}>
                <Page {...planned.input} />
              </Suspense>
            </Catcher>
          </MemoryRouter>
        </test.Frame>,
      );
      await shown.settled();
      if (round === 0) whenShown?.();
      elements = shown.container.querySelectorAll('*').length;
      if (change) {
        await change(test);
        await shown.settled();
      }
      shown.unmount();
      const left = () => [...watch.left(), ...leftElements(document.body.childElementCount - before)];
      leaks = round < ROUNDS - 1 ? [] : await leftAfter(left);
    } finally {
      watch.stop();
    }
  }
  return { thrown, elements, leaks };
}

const leftElements = (count: number): string[] =>
  count > 0 ? [`${count} ${count === 1 ? 'element' : 'elements'} in the document's body`] : [];

async function leftAfter(left: () => string[]): Promise<string[]> {
  const until = performance.now() + GRACE_MS;
  while (left().length && performance.now() < until) await new Promise((resolve) => requestAnimationFrame(resolve));
  return left();
}

class Catcher extends Component<{ onError(error: unknown): void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
