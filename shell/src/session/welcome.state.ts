import { atom } from 'jotai';

/** Whether home welcomes a member that has just registered. It ends when the welcome is closed, and with the page. Source: 15-14. */
export const welcomeAtom = atom(false);
