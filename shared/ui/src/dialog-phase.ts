import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { motionMs } from './theme.ts';

/** The life of a dialog, always in this order: before-open, opened, before-close, closed. */
export type DialogPhase = 'before-open' | 'opened' | 'before-close' | 'closed';

const durationMs = () => (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 0 : motionMs.base);

/** Derives the four phases from `open` and calls `onPhase` once for each. */
export function useDialogPhase(open: boolean, onPhase?: (phase: DialogPhase) => void): DialogPhase {
  const [phase, setPhase] = useState<DialogPhase>('closed');
  const listener = useRef(onPhase);
  const lastPhase = useRef<DialogPhase>('closed');
  listener.current = onPhase;

  useLayoutEffect(() => {
    setPhase((now) => {
      const shown = now === 'before-open' || now === 'opened';
      if (open === shown) return now;
      return open ? 'before-open' : 'before-close';
    });
  }, [open]);

  useEffect(() => {
    if (lastPhase.current !== phase) {
      lastPhase.current = phase;
      listener.current?.(phase);
    }
    if (phase !== 'before-open' && phase !== 'before-close') return;
    const timer = setTimeout(() => setPhase(phase === 'before-open' ? 'opened' : 'closed'), durationMs());
    return () => clearTimeout(timer);
  }, [phase]);

  return phase;
}
