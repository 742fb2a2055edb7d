import { host } from '@atrium/host';
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { laterTexts } from '../texts.ts';
import { PartFault } from './part-fault.tsx';
import { useRouteProgress } from './route-progress.tsx';

export interface LazyPart<P extends object> {
  (props: P): ReactNode;
  /** Fetches the code before it is needed. */
  preload: () => Promise<void>;
}

/** A part whose code comes when it is first shown, with its `texts`. A failed fetch says so, and can be tried again. The bar at the top shows that it is on its way, unless it is not `announced`. */
export function lazyPart<P extends object = object>(load: () => Promise<ComponentType<P>>, pending: ReactNode = null, texts: () => Promise<void> = laterTexts, announced = true): LazyPart<P> {
  let found: ComponentType<P> | undefined;
  let running: Promise<void> | undefined;
  const preload = () => {
    running ??= Promise.all([load(), texts()]).then(
      ([part]) => {
        found = part;
      },
      (error: unknown) => {
        running = undefined;
        throw error;
      },
    );
    return running;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: one part per screen, made once when its module is read.
  function Part(props: P): ReactNode {
    const [state, setState] = useState<'pending' | 'ready' | 'failed'>(found ? 'ready' : 'pending');
    useEffect(() => {
      if (state !== 'pending') return;
      let shown = true;
      preload().then(
        () => shown && setState('ready'),
        (error: unknown) => {
          host().report(error, 'screen code');
          if (shown) setState('failed');
        },
      );
      return () => {
        shown = false;
      };
    }, [state]);
    useRouteProgress(announced && state === 'pending' && !found);
    if (found) return createElement(found, props);
    return state === 'failed' ? <PartFault onRetry={() => setState('pending')} /> : pending;
  }
  return Object.assign(Part, { preload: () => preload().catch(() => undefined) });
}
