import { type RefObject, useEffect, useRef, useState } from 'react';
import { firstPaint } from './first-paint.ts';
import { pageImages, preloadFactor } from './image-loader.ts';
import { takePaintTurn } from './paint-turn.ts';

export interface PictureSource {
  /** The addresses of one picture: the next is used when one has failed. */
  sources: readonly string[];
  /** In view from the start: requested at once, without waiting for scripts. */
  eager?: boolean;
  /** Known to be near the window, as in a virtualized list. */
  near?: boolean;
}

/**
 * A picture that is requested when `root` is within 1.3 windows of the view, each address tried three times. `shown` is
 * the address that has loaded; `failed` when none has.
 */
export function usePicture<E extends Element>({
  sources,
  eager = false,
  near: known = false,
}: PictureSource): { root: RefObject<E | null>; shown: string | undefined; failed: boolean } {
  const root = useRef<E>(null);
  // An image that the browser already has waits for its paint turn only.
  const [seen, setSeen] = useState(() => eager || sources.some(pageImages.has));
  const near = seen || known;
  const key = sources.join(' ');
  const [ready, setReady] = useState(eager ? sources[0] : undefined);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (near || !root.current) return;
    const margin = `${Math.round((preloadFactor - 1) * 100)}%`;
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      {
        rootMargin: `${margin} 0px`,
      },
    );
    watch.observe(root.current);
    return () => watch.disconnect();
  }, [near]);

  useEffect(() => {
    if (!near || key === '') return;
    let wanted = true;
    let giveUp = () => {};
    setFailed(false);
    const tryNext = ([first, ...others]: readonly string[]): Promise<void> =>
      pageImages.load(first!).then(
        () => {
          if (!wanted) return;
          if (eager) setReady(first);
          else giveUp = takePaintTurn(() => setReady(first));
        },
        () => {
          if (others.length > 0) return tryNext(others);
          if (wanted) setFailed(true);
        },
      );
    // Pictures outside the initial view wait until after the first paint.
    if (eager) void tryNext(key.split(' '));
    else void firstPaint().then(() => (wanted ? tryNext(key.split(' ')) : undefined));
    return () => {
      wanted = false;
      giveUp();
    };
  }, [near, key, eager]);

  return { root, shown: ready !== undefined && sources.includes(ready) && !failed ? ready : undefined, failed };
}
