import { atom } from 'jotai';

/** Local storage: whether this browser may render new versions hidden while it is idle. */
const KEY = 'shadowRenderings';
const ALLOWED = 'allowed';

const heldAtom = atom<boolean>();

/** This visitor's own choice, off until they make it. Source: 13-21. */
export const shadowAllowedAtom = atom(
  (get) => get(heldAtom) ?? localStorage.getItem(KEY) === ALLOWED,
  (_get, set, allowed: boolean) => {
    if (allowed) localStorage.setItem(KEY, ALLOWED);
    else localStorage.removeItem(KEY);
    set(heldAtom, allowed);
  },
);

/** Calls `changed` when another tab of this browser has made the choice. Returns a function that ends it. */
export function followOtherTabs(changed: (allowed: boolean) => void): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === KEY || key === null) changed(newValue === ALLOWED);
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
