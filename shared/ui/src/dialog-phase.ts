import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { motionMs } from './theme.ts';

/** The life of a dialog, always in this order: before-open, opened, before-close, closed. */
export type DialogPhase = 'before-open' | 'opened' | 'before-close' | 'closed';

const movement = () => (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 0 : motionMs.base);

/** Turns open and shut into the four phases and tells each of them once. */
export function useDialogPhase(open: boolean, tell?: (phase: DialogPhase) => void): DialogPhase {
  const [phase, setPhase] = useState<DialogPhase>('closed');
  const listener = useRef(tell);
  const told = useRef<DialogPhase>('closed');
  listener.current = tell;

  useLayoutEffect(() => {
    setPhase((now) => {
      const shown = now === 'before-open' || now === 'opened';
      if (open === shown) return now;
      return open ? 'before-open' : 'before-close';
    });
  }, [open]);

  useEffect(() => {
    if (told.current !== phase) {
      told.current = phase;
      listener.current?.(phase);
    }
    if (phase !== 'before-open' && phase !== 'before-close') return;
    const timer = setTimeout(() => setPhase(phase === 'before-open' ? 'opened' : 'closed'), movement());
    return () => clearTimeout(timer);
  }, [phase]);

  return phase;
}
