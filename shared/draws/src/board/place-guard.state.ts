import { atom } from 'jotai';

const PLACE = 'atrium.bet-guard';

function read(): boolean | null {
  try {
    const kept = localStorage.getItem(PLACE);
    return kept === null ? null : kept === 'on';
  } catch {
    return null;
  }
}

const chosenAtom = atom<boolean | null>(read());

/** Whether placing a bet takes a second press, as the member chose on this device; null before a choice (10-45). */
export const placeGuardAtom = atom(
  (get) => get(chosenAtom),
  (_, set, guarded: boolean) => {
    set(chosenAtom, guarded);
    try {
      localStorage.setItem(PLACE, guarded ? 'on' : 'off');
    } catch {
      // The choice then lasts as long as the page.
    }
  },
);
