import type { createStore } from 'jotai';
import { sessionPhaseAtom } from './session-phase.state.ts';

/** Resolves once it is known whether this browser has a session. */
export function sessionKnown(store: ReturnType<typeof createStore>): Promise<void> {
  if (store.get(sessionPhaseAtom) === 'known') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = store.sub(sessionPhaseAtom, () => {
      if (store.get(sessionPhaseAtom) !== 'known') return;
      stop();
      resolve();
    });
  });
}
