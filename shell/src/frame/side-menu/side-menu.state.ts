import { atom } from 'jotai';

/** Whether the side menu (the parts of the frame that do not fit into a narrow window) is open. */
export const sideMenuOpenAtom = atom(false);
