import { css } from '@emotion/react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { scrollThrottleMs, throttle } from './throttle.ts';

export interface InfiniteListProps extends ComponentProps<'div'> {
  /** More entries can be loaded. */
  more: boolean;
  /** Called when the end is near; not again while `busy`. */
  onMore: () => void;
  busy?: boolean;
  /** Ms between two checks of the scroll position. */
  throttleMs?: number;
}

/** Requests more when its end is within half a window of the view. */
export function InfiniteList({
  more,
  onMore,
  busy = false,
  throttleMs = scrollThrottleMs,
  children,
  ...rest
}: InfiniteListProps) {
  const end = useRef<HTMLSpanElement>(null);
  const ask = useRef(onMore);
  ask.current = onMore;
  useEffect(() => {
    if (!more || busy) return;
    const look = throttle(() => {
      if (end.current && end.current.getBoundingClientRect().top < window.innerHeight * 1.5) ask.current();
    }, throttleMs);
    look();
    window.addEventListener('scroll', look, { passive: true, capture: true });
    window.addEventListener('resize', look);
    return () => {
      look.cancel();
      window.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [more, busy, throttleMs]);
  return (
    <div aria-busy={busy || undefined} {...rest}>
      {children}
      <span ref={end} aria-hidden css={mark} />
    </div>
  );
}

const mark = css({ display: 'block', blockSize: 1 });
