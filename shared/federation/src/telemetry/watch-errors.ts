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

export type Erred = (remote: string, version: string, cause: LateCause, error: unknown) => void;

/**
 * Hears of every error that no code caught: what fails while a script starts is `evaluation`, while a gesture is being
 * handled `event`, by itself `timer`; a rejection that nobody took is `promise`. What belongs to no script of ours is not told. Returns the way to stop.
 */
export function watchErrors(erred: Erred, page: Window = window): () => void {
  let handling = false;
  const gesture = () => {
    if (handling) return;
    handling = true;
    // Handlers run in the present task; the next one is nobody's gesture any more.
    page.setTimeout(() => {
      handling = false;
    }, 0);
  };
  const failed = ({ error, filename, lineno, colno }: ErrorEvent) => {
    const from = attribute(error, filename, lineno, colno);
    if (from)
      erred(
        from.remote,
        from.version,
        page.document.currentScript ? 'evaluation' : handling ? 'event' : 'timer',
        error,
      );
  };
  const rejected = ({ reason }: PromiseRejectionEvent) => {
    const from = attribute(reason);
    if (from) erred(from.remote, from.version, 'promise', reason);
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
