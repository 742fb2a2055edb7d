import { atom } from 'jotai';

/** The site's port, which is part of every cookie's name: cookies ignore ports. */
export const sitePortAtom = atom(0);
