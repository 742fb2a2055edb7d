import { host } from '@atrium/host';
import { sessionFiguresAtom } from './session-figures.state.ts';

/**
 * Asks the member whether to go on where the gateway says that they must be; resolves when they have answered, here or in
 * another tab, or left.
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
