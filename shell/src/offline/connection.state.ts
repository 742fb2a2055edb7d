import { atom } from 'jotai';
import type { Connection } from './connection.ts';

export const connectionAtom = atom<Connection>('online');

/** Changes over to a version of the site that is ready. Null while there is none, or after the member has chosen later. */
export const newVersionAtom = atom<{ changeOver: () => void } | null>(null);
