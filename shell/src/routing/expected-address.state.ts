import { atom } from 'jotai';

/** The address of a page that can be rendered and is about to be opened; null where none is. */
export const expectedAddressAtom = atom<{ readonly pathname: string; readonly search: string } | null>(null);
