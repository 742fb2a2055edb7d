import type { LateCause } from '../remote-report.ts';
import { attribute } from './attribute-error.ts';

const GESTURES = [
  'pointerdown',
  'pointerup',
  'click',
  'dblclick',
  'contextmenu',
  'keydown',
  'keyup',
  'input',
  'change',
  'submit',
  'drop',
  'paste',
] as const;

export type ErrorHandler = (remote: string, version: string, cause: LateCause, error: unknown) => void;

/**
 * Calls `handle` for every uncaught error of our scripts, with its cause: `evaluation` while a script starts, `event`
 * while a gesture is handled, otherwise `timer`; `promise` for an unhandled rejection. Returns a function that ends it.
 */
export function watchErrors(handle: ErrorHandler, page: Window = window): () => void {
  let handling = false;
  const gesture = () => {
    if (handling) return;
    handling = true;
    // Handlers run in the current task; the next one does not belong to the gesture.
    page.setTimeout(() => {
      handling = false;
    }, 0);
  };
  const failed = ({ error, filename, lineno, colno }: ErrorEvent) => {
    const from = attribute(error, filename, lineno, colno);
    if (from)
      handle(
        from.remote,
        from.version,
        page.document.currentScript ? 'evaluation' : handling ? 'event' : 'timer',
        error,
      );
  };
  const rejected = ({ reason }: PromiseRejectionEvent) => {
    const from = attribute(reason);
    if (from) handle(from.remote, from.version, 'promise', reason);
  };
  for (const type of GESTURES) page.addEventListener(type, gesture, { capture: true, passive: true });
  page.addEventListener('error', failed);
  page.addEventListener('unhandledrejection', rejected);
  return () => {
    for (const type of GESTURES) page.removeEventListener(type, gesture, { capture: true });
    page.removeEventListener('error', failed);
    page.removeEventListener('unhandledrejection', rejected);
  };
}
