import { host } from '@atrium/host';
import { sessionFiguresAtom } from './session-figures.state.ts';

/**
 * For a call that the gateway refuses until the member confirms to go on. Resolves when the member has answered, here
 * or in another tab, or has left.
 */
export function realityCheckAnswered(): Promise<void> {
  const { bus, store } = host();
  return new Promise((resolve) => {
    const stop = store.sub(sessionFiguresAtom, () => {
      if (store.get(sessionFiguresAtom)?.realityCheck.due) return;
      stop();
      resolve();
    });
    bus.emit('protection.changed', {});
  });
}
