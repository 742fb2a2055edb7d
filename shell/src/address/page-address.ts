import { createContext, useContext } from 'react';
import { type Location, type NavigationType, UNSAFE_createBrowserHistory as createHistory } from 'react-router-dom';

export interface Address {
  action: NavigationType;
  location: Location;
}

/** The browser's history, and where it leads: React draws a new address a moment after the press that asked for it. */
export function createPageAddress() {
  const history = createHistory({ window, v5Compat: true });
  const listeners = new Set<() => void>();
  let requested: Address = { action: history.action, location: history.location };
  return {
    history,
    /** The address of the last press, drawn or not. */
    requested: () => requested,
    /** Called with every navigation, before anything of it is drawn. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Follows the history; `draw` runs after the listeners. */
    follow(draw: (address: Address) => void) {
      return history.listen(({ action, location }) => {
        requested = { action, location };
        for (const listener of listeners) listener();
        draw(requested);
      });
    },
  };
}

export type PageAddress = ReturnType<typeof createPageAddress>;

export const PageAddressContext = createContext<PageAddress | null>(null);

export function usePageAddress(): PageAddress {
  const address = useContext(PageAddressContext);
  if (!address) throw new Error('No page address: draw this part inside of AddressRouter.');
  return address;
}
