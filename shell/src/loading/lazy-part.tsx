import { host } from '@atrium/host';
import { type ComponentType, createElement, type ReactNode, startTransition, useEffect, useState } from 'react';
import { laterTexts } from '../language/texts.ts';
import { PartFault } from './part-fault.tsx';
import { useRouteProgress } from './route-progress.tsx';

export interface LazyPart<P extends object> {
  (props: P): ReactNode;
  /** Fetches the code before it is needed. */
  preload: () => Promise<void>;
}

/** After so long the screen says that it takes long, in ms. webpack itself gives up on a chunk after 120 s, with a ChunkLoadError. */
const LONG = 15_000;

/**
 * A part whose code comes when it is first shown, with its `texts`. The bar at the top shows that it is on its way, unless
 * it is not `announced`. What fails or does not come says so and can be tried again: first its code alone, then the whole
 * page, since a later release may have other files.
 */
export function lazyPart<P extends object = object>(
  load: () => Promise<ComponentType<P>>,
  pending: ReactNode = null,
  texts: () => Promise<void> = laterTexts,
  announced = true,
): LazyPart<P> {
  let found: ComponentType<P> | undefined;
  let running: Promise<void> | undefined;
  let failures = 0;
  const preload = () => {
    running ??= Promise.all([load(), texts()]).then(
      ([part]) => {
        found = part;
      },
      (error: unknown) => {
        running = undefined;
        failures++;
        throw error;
      },
    );
    return running;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: one part per screen, made once when its module is read.
  function Part(props: P): ReactNode {
    const [state, setState] = useState<'pending' | 'slow' | 'ready' | 'failed'>(found ? 'ready' : 'pending');
    useEffect(() => {
      if (state !== 'pending' && state !== 'slow') return;
      let shown = true;
      const long = announced && state === 'pending' ? setTimeout(() => setState('slow'), LONG) : undefined;
      preload().then(
        () => {
          if (!shown) return;
          // What nobody asked for is drawn in small steps: a tap comes before it.
          if (announced) setState('ready');
          else startTransition(() => setState('ready'));
        },
        (error: unknown) => {
          host().report(error, 'screen code');
          if (shown) setState('failed');
        },
      );
      return () => {
        shown = false;
        clearTimeout(long);
      };
    }, [state]);
    useRouteProgress(announced && state === 'pending' && !found);
    if (found) return createElement(found, props);
    if (state === 'slow') return <PartFault slow />;
    if (state === 'failed') return <PartFault {...(failures < 2 && { onRetry: () => setState('pending') })} />;
    return pending;
  }
  return Object.assign(Part, { preload: () => preload().catch(() => undefined) });
}
