import { atom } from 'jotai';

/** Whether the side menu (everything of the frame that a narrow window has no room for) is open. */
export const sideMenuOpenAtom = atom(false);
