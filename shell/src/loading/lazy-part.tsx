import { host } from '@atrium/host';
import { type ComponentType, createElement, type ReactNode, startTransition, useEffect, useState } from 'react';
import { laterTexts } from '../language/texts.ts';
import { fetchAgain } from './fetch-again.ts';
import { PartFault } from './part-fault.tsx';
import { useRouteProgress } from './route-progress.tsx';

export interface LazyPart<P extends object> {
  (props: P): ReactNode;
  /** Loads the code before it is needed. */
  preload: () => Promise<void>;
}

/** When the screen says that loading takes long. webpack gives up on a chunk after 120 s, with a ChunkLoadError. */
const SLOW_AFTER_MS = 15_000;

export interface LazyPartOptions {
  /** Shown until the code is loaded. */
  pending?: ReactNode;
  /** Loads the texts of the part with its code; null for a part whose texts are loaded already. */
  texts?: (() => Promise<void>) | null;
  /** The bar at the top shows that it is loading. */
  announced?: boolean;
  /** Level of the heading where it failed: 1 for what fills the page. */
  level?: 1 | 2;
}

/**
 * A part whose code is loaded when it is first shown, together with its texts, the shell's later ones by default. What is
 * lost on the way is fetched again silently; a part that fails nevertheless or takes long shows a message with a retry: first of its code alone, then of the whole page, because a later
 * release may have other files.
 */
export function lazyPart<P extends object = object>(
  load: () => Promise<ComponentType<P>>,
  { pending = null, texts = laterTexts, announced = true, level = 2 }: LazyPartOptions = {},
): LazyPart<P> {
  let found: ComponentType<P> | undefined;
  let running: Promise<void> | undefined;
  let failures = 0;
  const preload = () => {
    running ??= Promise.all([fetchAgain(load), texts && fetchAgain(texts)]).then(
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

  // biome-ignore lint/correctness/noComponentHookFactories: one part per screen, created once when its module is evaluated.
  function Part(props: P): ReactNode {
    const [state, setState] = useState<'pending' | 'slow' | 'ready' | 'failed'>(found ? 'ready' : 'pending');
    useEffect(() => {
      if (state !== 'pending' && state !== 'slow') return;
      let shown = true;
      const long = announced && state === 'pending' ? setTimeout(() => setState('slow'), SLOW_AFTER_MS) : undefined;
      preload().then(
        () => {
          if (!shown) return;
          // A deferred part is drawn in small steps, so that a tap is handled first.
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
    if (state === 'slow') return <PartFault slow level={level} />;
    if (state === 'failed')
      return <PartFault level={level} {...(failures < 2 && { onRetry: () => setState('pending') })} />;
    return pending;
  }
  return Object.assign(Part, { preload: () => preload().catch(() => undefined) });
}
